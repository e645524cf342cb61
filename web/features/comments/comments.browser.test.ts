import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Role } from '#domain/accounts/role.ts';
import type { Profile } from '#domain/accounts/schema.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, listOf, noResponse, refusal } from '../../testing/answers.ts';
import { sampleComment, sampleCommentPage } from '../../testing/messages-samples.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs, logInByForm } from '../../testing/people.ts';
import { sampleId, sampleProperty } from '../../testing/samples.ts';

/** Comments section (specification §2.11, §4, §5, §8, §9). */

const property = sampleProperty();
const LISTER = { _id: property.lister.userId };

const section = page.getByRole('group').filter({ hasText: 'Comments & Reviews' });
const head = section.getByRole('heading', { name: /^Comments & Reviews/ });
const commentBox = section.getByRole('textbox', { name: 'Your comment' });
const postButton = section.getByRole('button', { name: 'Post Comment' });
const article = section.getByRole('article');
const alert = section.getByRole('alert');
const star = (name: string) => section.getByRole('radio', { name });

/** The displayed texts of the comments. */
const texts = () =>
  article.elements().map((each) => each.querySelector('p.whitespace-pre-line')?.textContent);

/** Stars are in labels, over their inputs. */
const rate = (name: string) => userEvent.click(star(name), { force: true });

/** A comment that n of a list of comments has. */
const numbered = (n: number) =>
  sampleComment({ _id: sampleId(300 + n), userId: sampleId(910 + n), comment: `Comment ${n}` });

/** A listing with comments, stored as on the server: new ones go first. */
function answerListing(comments: Comment[] = []) {
  answer('GET /api/properties/:id', property);
  answer('GET /api/properties/:id/similar', listOf([]));
  answer('GET /api/properties/:id/enquiry', { sentAt: null, contact: null, conversationId: null });
  answer('GET /api/properties/:id/rating', { mayRate: true, after: 'enquiry' });
  const read = answer('GET /api/comments/property/:id', ({ query }) =>
    sampleCommentPage(comments, Number(query.get('page'))),
  );
  return { comments, read };
}

/** Opens it with its comments in view. */
async function openComments(comments: Comment[] = []) {
  const listing = answerListing(comments);
  await openSite(`/property/${property._id}`);
  await head.click();
  await expect.element(section).toHaveAttribute('open');
  return listing;
}

/** Logs someone in, and accepts their comments. */
async function openAs(role: Role, given: Partial<Profile> = {}, comments: Comment[] = []) {
  const profile = logInAs(role, given);
  const listing = await openComments(comments);
  const posted = answerPosts(comments, profile);
  await expect.element(commentBox).toBeVisible();
  return { ...listing, posted, profile };
}

function answerPosts(comments: Comment[], { _id, firstname, lastname }: Profile) {
  const now = new Date().toISOString();
  return answer('POST /api/comments', ({ body }) => {
    const comment = sampleComment({
      ...body,
      _id: sampleId(400 + comments.length),
      userId: _id,
      userName: `${firstname} ${lastname}`,
      createdAt: now,
      updatedAt: now,
    });
    comments.unshift(comment);
    return Response.json({ message: 'Posted.', comment }, { status: 201 });
  });
}

const own = (given: Partial<Comment> = {}) => sampleComment({ userId: sampleId(911), ...given });
const OWN = { _id: sampleId(911) };

describe('reading comments', () => {
  // §2.10/22, §2.11/7, §2.11/11, §4/26
  test('invites a visitor to log in, and brings them back to the comments', async () => {
    const { read } = answerListing();
    await openSite(`/property/${property._id}`);
    await expect.element(head).toBeVisible();
    await expect.element(section).not.toHaveAttribute('open');
    expect(read, 'before they are asked for').toEqual([]);
    await head.click();
    await expect.element(section.getByText('Sign in to leave a comment')).toBeVisible();
    await expect
      .element(section.getByText('Share your experience with this property'))
      .toBeVisible();
    await expect.element(section.getByText('No comments yet')).toBeVisible();
    await expect
      .element(section.getByText('Be the first to share your thoughts about this property!'))
      .toBeVisible();
    await expect.element(commentBox).not.toBeInTheDocument();
    await expectAccessible();

    await section.getByRole('link', { name: 'Login' }).click();
    await logInByForm();
    await expect.poll(() => address() + location.hash).toBe(`/property/${property._id}#comments`);
    await expect.element(commentBox).toBeInViewport();
  });

  // §2.11/13, §4/23, §9/14
  test('shows five at a time, the newest first, until all are there', async () => {
    const newestFirst = Array.from({ length: 12 }, (_, index) => numbered(12 - index));
    await openComments(newestFirst);
    const all = newestFirst.map(({ comment }) => comment);
    await expect.poll(texts).toEqual(all.slice(0, 5));
    const more = section.getByRole('button', { name: 'Load More Comments' });
    await more.click();
    await expect.poll(texts).toEqual(all.slice(0, 10));
    await more.click();
    await expect.poll(texts).toEqual(all);
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(head).toHaveTextContent('Comments & Reviews (12)');
  });

  // §2.11/12, §4/27, §7/38, §8/11
  test('reports comments that fail to load, and loads them on another try', async () => {
    const { comments } = answerListing([sampleComment({ comment: 'Here all along.' })]);
    const response = Promise.withResolvers<Response>();
    answer('GET /api/comments/property/:id', () => response.promise);
    await openSite(`/property/${property._id}`);
    await head.click();
    await expect.element(section.getByText('Loading comments...')).toBeVisible();
    answer('GET /api/comments/property/:id', refusal('INTERNAL', 'Not for people.'));
    response.resolve(refusal('INTERNAL', 'Not for people.'));
    await expect
      .element(section.getByText('Failed to load comments. Please try again later.'))
      .toBeVisible();
    await expect.element(article).not.toBeInTheDocument();
    answer('GET /api/comments/property/:id', sampleCommentPage(comments));
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(texts).toEqual(['Here all along.']);
  });

  test('shows HTML in a comment as text, and keeps its lines', async () => {
    const text = '<img src=x onerror="document.title=\'taken\'"> <b>bold</b>\nsecond line & more';
    await openComments([sampleComment({ comment: text })]);
    await expect.poll(texts).toEqual([text]);
    const shown = article.element().querySelector<HTMLElement>('p.whitespace-pre-line');
    expect(shown && getComputedStyle(shown).whiteSpace).toBe('pre-line');
    expect(shown?.children).toHaveLength(0);
    expect(document.title).not.toBe('taken');
  });
});

describe('writing a comment', () => {
  // §1/8, §2.11/1, §2.11/2, §2.11/3, §2.11/4, §2.11/5, §2.11/8, §5/31, §8/17
  test('shows it with its stars, and counts it', async () => {
    const { posted } = await openAs('Customer', { firstname: 'Esi', lastname: 'Quaye' });
    await expect.element(postButton).toBeDisabled();
    await expect.element(section.getByText('0/500 characters')).toBeVisible();
    await commentBox.fill('   ');
    await expect.element(postButton).toBeDisabled();

    await commentBox.fill('Quiet, clean, and close to the sea.');
    await expect.element(section.getByText('35/500 characters')).toBeVisible();
    await rate('2 stars');
    await section.getByRole('button', { name: 'Clear' }).click();
    await expect.element(section.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await expect.element(star('2 stars')).not.toBeChecked();
    await rate('4 stars');
    await postButton.click();

    await expect.element(page.getByText('Comment posted successfully!')).toBeVisible();
    const comment = section.getByRole('article', { name: 'Comment by Esi Quaye' });
    await expect.element(comment.getByText('Quiet, clean, and close to the sea.')).toBeVisible();
    await expect.element(comment).toBeInViewport();
    await expect.element(comment).toHaveFocus();
    const top = (shown: Element) => shown.getBoundingClientRect().top;
    expect(top(comment.element())).toBeLessThan(top(commentBox.element()));
    await expect.element(comment.getByRole('img', { name: '4/5' })).toBeVisible();
    await expect.element(section.getByText('E', { exact: true })).toBeVisible();
    await expect.element(comment.getByText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
    await expect.element(comment.getByText('Edited')).not.toBeInTheDocument();
    await expect.element(commentBox).toHaveValue('');
    await expect.element(section.getByText('0/500 characters')).toBeVisible();
    await expect.element(star('4 stars')).not.toBeChecked();
    await expect.element(head).toHaveTextContent('Comments & Reviews (1)');
    await expect.element(section.getByText('4/5 · 1 review(s)')).toBeVisible();
    expect(posted).toMatchObject([
      {
        body: {
          propertyId: property._id,
          comment: 'Quiet, clean, and close to the sea.',
          rating: 4,
        },
      },
    ]);
  });

  // §1/8, §2.11/4, §4/24
  test('needs no stars, and counts only comments with stars as reviews', async () => {
    await openAs('Customer', OWN, [
      own({ _id: sampleId(302), comment: 'Good.', rating: 4 }),
      sampleComment({ comment: 'Very good.', rating: 5 }),
    ]);
    await commentBox.fill('No stars from me.');
    await postButton.click();
    await expect.element(head).toHaveTextContent('Comments & Reviews (3)');
    await expect.element(section.getByText('4.5/5 · 2 review(s)')).toBeVisible();
    await expect.poll(() => texts()[0]).toBe('No stars from me.');
    await expect.element(article.first().getByRole('img')).not.toBeInTheDocument();
  });

  // §2.11/15
  test('replaces the earlier stars of the same person', async () => {
    const { comments, profile } = await openAs('Customer', OWN, [
      own({ _id: sampleId(302), comment: 'Loud.', rating: 1 }),
      sampleComment({ comment: 'Fine.', rating: 3 }),
    ]);
    await expect.element(section.getByText('2/5 · 2 review(s)')).toBeVisible();
    const help = section.getByText('New stars replace the old ones.');
    await expect.element(help).not.toBeInTheDocument();
    await rate('5 stars');
    await expect.element(help).toBeVisible();
    // As the server does.
    for (const each of comments) if (each.userId === profile._id) each.rating = null;
    await commentBox.fill('Quiet by now.');
    await postButton.click();
    await expect.element(section.getByText('4/5 · 2 review(s)')).toBeVisible();
    await expect.poll(() => texts()[0]).toBe('Quiet by now.');
    const earlier = article.filter({ hasText: 'Loud.' });
    await expect.element(earlier.getByRole('img')).not.toBeInTheDocument();
  });

  // §2.11/16
  test('offers no stars to the lister of the property', async () => {
    await openAs('Property Owner', LISTER);
    await commentBox.fill('Yes, there is parking.');
    await expect.element(section.getByRole('radio')).not.toBeInTheDocument();
    await postButton.click();
    const written = article.filter({ hasText: 'Yes, there is parking.' });
    await written.getByRole('button', { name: 'Edit' }).click();
    await expect.element(section.getByRole('form', { name: 'Edit your comment' })).toBeVisible();
    await expect.element(section.getByRole('radio')).not.toBeInTheDocument();
  });

  // §2.11/5, §5/32
  test('allows 500 characters and no more', async () => {
    const { posted } = await openAs('Customer');
    const text = `${'Akwaaba '.repeat(62)}fini`;
    await commentBox.fill(text);
    await commentBox.click();
    await userEvent.keyboard('{Control>}{End}{/Control}more');
    await expect.element(section.getByText('500/500 characters')).toBeVisible();
    await postButton.click();
    await expect.poll(texts).toEqual([text]);
    expect(posted).toMatchObject([{ body: { comment: text, rating: null } }]);
  });

  // §2.11/6, §4/25
  test('says Posting... while the comment is on its way, and posts once for two clicks', async () => {
    const { comments, profile } = await openAs('Customer');
    const response = Promise.withResolvers<void>();
    const calls = answer('POST /api/comments', async ({ body }) => {
      await response.promise;
      const comment = sampleComment({ ...body, userId: profile._id });
      comments.unshift(comment);
      return { message: 'Posted.', comment };
    });
    await commentBox.fill('One of a kind.');
    const button = postButton.element() as HTMLElement;
    button.click();
    // Again, before the first click is drawn.
    button.click();
    await expect.element(section.getByRole('button', { name: 'Posting...' })).toBeDisabled();
    response.resolve();
    await expect.poll(texts).toEqual(['One of a kind.']);
    expect(calls).toHaveLength(1);
  });
});

describe('a written comment', () => {
  // §2.11/10, §7/10
  test('can be edited by its author, and says that it was', async () => {
    const { comments } = await openAs('Customer', OWN, [
      own({ comment: 'Nice plaec.', rating: 3 }),
    ]);
    const calls = answer('PUT /api/properties/:id/comments/:commentId', ({ body }) => {
      comments[0] = own({ ...body, updatedAt: '2026-11-23T10:00:00.000Z' });
      return comments[0];
    });
    const edit = section.getByRole('button', { name: 'Edit' });
    const form = section.getByRole('form', { name: 'Edit your comment' });
    await edit.click();
    await form.getByRole('textbox').fill('Forget this');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(texts).toEqual(['Nice plaec.']);
    await expect.element(edit).toHaveFocus();

    await edit.click();
    await expect.element(form.getByRole('radio', { name: '3 stars' })).toBeChecked();
    await form.getByRole('textbox').fill('Nice place.');
    await userEvent.click(form.getByRole('radio', { name: '5 stars' }), { force: true });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.poll(texts).toEqual(['Nice place.']);
    await expect.element(section.getByText('Edited 23 Nov 2026')).toBeVisible();
    await expect.element(section.getByText('5/5 · 1 review(s)')).toBeVisible();
    expect(calls).toMatchObject([{ body: { comment: 'Nice place.', rating: 5 } }]);
  });

  // §7/11
  test('can be deleted by its author after a confirmation', async () => {
    const { comments } = await openAs('Customer', OWN, [
      own({ comment: 'Wrong house.', rating: 1 }),
    ]);
    const calls = answer('DELETE /api/properties/:id/comments/:commentId', () => {
      comments.length = 0;
      return true as const;
    });
    const remove = article.getByRole('button', { name: 'Delete' });
    const dialog = page.getByRole('dialog', { name: 'Delete this comment?' });
    await remove.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(texts).toEqual(['Wrong house.']);
    expect(calls).toEqual([]);

    await remove.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(section.getByText('No comments yet')).toBeVisible();
    await expect.element(head).toHaveTextContent('Comments & Reviews (0)');
    await expect.element(section.getByText('review(s)')).not.toBeInTheDocument();
    expect(calls).toMatchObject([{ params: { commentId: sampleId(300) } }]);
  });

  test('cannot be changed by others, but can be deleted by an Admin', async () => {
    await openAs('Property Owner', LISTER, [sampleComment()]);
    await expect.element(article).toBeVisible();
    await expect.element(section.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await expect.element(section.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();

    logInAs('Admin');
    const { comments } = await openComments([sampleComment()]);
    answer('DELETE /api/properties/:id/comments/:commentId', () => {
      comments.length = 0;
      return true as const;
    });
    await article.getByRole('button', { name: 'Delete' }).click();
    await expect.element(section.getByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(section.getByText('No comments yet')).toBeVisible();
  });

  test('can be answered by the lister, who can edit and delete the answer', async () => {
    const { comments } = await openAs('Property Owner', LISTER, [
      sampleComment({ comment: 'Is the water warm?', rating: 4 }),
    ]);
    const at = '2026-11-23T10:00:00.000Z';
    const put = answer('PUT /api/properties/:id/comments/:commentId/answer', ({ body }) => {
      const given = { text: body.answer, createdAt: at, updatedAt: at };
      comments[0] = sampleComment({ comment: 'Is the water warm?', rating: 4, answer: given });
      return comments[0];
    });
    const deleted = answer('DELETE /api/properties/:id/comments/:commentId/answer', () => {
      comments[0] = sampleComment({ comment: 'Is the water warm?', rating: 4 });
      return true as const;
    });
    const give = article.getByRole('button', { name: /^Answer to the comment/ });
    await give.click();
    const box = article.getByRole('textbox', { name: 'Your answer' });
    await expect.element(box).toHaveFocus();
    await box.fill('Yes, all day.');
    await article.getByRole('button', { name: 'Send answer' }).click();
    const given = article.getByRole('region', { name: /^Answer by/ });
    await expect.element(given.getByText('Yes, all day.')).toBeVisible();
    await expectAccessible();

    await article.getByRole('button', { name: /^Edit answer/ }).click();
    await box.fill('Yes.');
    await article.getByRole('button', { name: 'Save' }).click();
    await expect.element(given.getByText('Yes.', { exact: true })).toBeVisible();
    expect(put.map(({ body }) => body.answer)).toEqual(['Yes, all day.', 'Yes.']);

    await article.getByRole('button', { name: /^Delete answer/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(given).not.toBeInTheDocument();
    await expect.element(give).toBeVisible();
    expect(deleted).toHaveLength(1);
  });

  test('shows its answer to others, who cannot change it', async () => {
    const at = '2026-11-23T10:00:00.000Z';
    const given = { text: 'Yes.', createdAt: at, updatedAt: at };
    await openComments([sampleComment({ answer: given })]);
    const read = article.getByRole('region', { name: `Answer by ${property.lister.name}` });
    await expect.element(read.getByText('Yes.', { exact: true })).toBeVisible();
    await expect.element(article.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('a comment that fails', () => {
  // §8/13, §8/14, §8/15, §8/16
  test('says why, and keeps what was typed', async () => {
    const { comments, profile } = await openAs('Customer');
    await commentBox.fill('Worth the way.');
    await rate('3 stars');
    const notForPeople = { message: 'Not for people.' };
    for (const { status, json, sentence } of [
      {
        status: 403,
        json: notForPeople,
        sentence: 'Access denied. Please check your login status.',
      },
      { status: 400, json: { message: 'Please be kind.' }, sentence: 'Please be kind.' },
      { status: 400, json: {}, sentence: 'Invalid comment data' },
      {
        status: 429,
        json: notForPeople,
        sentence: 'Too many requests. Please wait before posting again.',
      },
      {
        status: 500,
        json: notForPeople,
        sentence: 'Failed to submit comment. Please try again.',
      },
    ]) {
      answer('POST /api/comments', Response.json(json, { status }));
      await postButton.click();
      await expect.element(alert).toHaveTextContent(sentence);
    }
    answer('POST /api/comments', noResponse);
    await postButton.click();
    await expect.element(alert).toHaveTextContent('Failed to submit comment. Please try again.');
    await expectAccessible();

    await expect.element(commentBox).toHaveValue('Worth the way.');
    await expect.element(star('3 stars')).toBeChecked();
    answerPosts(comments, profile);
    await postButton.click();
    await expect.poll(texts).toEqual(['Worth the way.']);
    await expect.element(alert).not.toBeInTheDocument();
  });

  // §7/42
  test('is sent again with the same key, even after a reload', async () => {
    const { comments, profile } = await openAs('Customer');
    const lost = answer('POST /api/comments', noResponse);
    await commentBox.fill('Very quiet.');
    await postButton.click();
    await expect.element(alert).toBeVisible();
    await openSite(address());
    await head.click();
    await expect.element(commentBox).toHaveValue('Very quiet.');
    const posted = answerPosts(comments, profile);
    await postButton.click();
    await expect.element(page.getByText('Comment posted successfully!')).toBeVisible();

    // The first was posted: the same words now make another comment.
    await commentBox.fill('Very quiet.');
    await postButton.click();
    await expect.poll(() => posted.length).toBe(2);
    const [first, again, another] = [...lost, ...posted].map(({ headers }) =>
      headers.get('idempotency-key'),
    );
    expect(first).toMatch(/^"\w{32}"$/);
    expect(again).toBe(first);
    expect(another).not.toBe(first);
  });

  // §6/10, §8/12
  test('because the session ended says so, and keeps the text until the next login', async () => {
    const { comments, profile } = await openAs('Customer');
    await commentBox.fill('Written before the session ended.');
    answer('POST /api/comments', refusal('UNAUTHENTICATED', 'Who are you?'));
    await postButton.click();
    await expect.element(alert).toHaveTextContent('Your session has expired. Please log in again.');
    await expect.element(section.getByText('Sign in to leave a comment')).toBeVisible();
    for (const key of ['authToken', 'role', 'userId', 'userData']) {
      expect(localStorage.getItem(key), key).toBeNull();
    }

    await section.getByRole('link', { name: 'Login' }).click();
    await logInByForm();
    await expect.element(commentBox).toHaveValue('Written before the session ended.');
    const posted = answerPosts(comments, profile);
    await postButton.click();
    await expect.poll(texts).toEqual(['Written before the session ended.']);
    expect(posted).toHaveLength(1);
  });

  // §5/34, §6/10
  test('is not sent without a session', async () => {
    const { posted } = await openAs('Customer');
    await commentBox.fill('Too late.');
    localStorage.removeItem('authToken');
    await postButton.click();
    await expect.element(section.getByText('Please login to leave a comment')).toBeVisible();
    await expect.element(section.getByText('No comments yet')).toBeVisible();
    expect(posted).toEqual([]);
  });
});

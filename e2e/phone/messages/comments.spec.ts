import type { Locator, Page } from '@playwright/test';
import type { Property } from '#domain/properties/schema.ts';
import { commentsHead } from '../../testing/listings/comments.ts';
import { newComment, newEnquiry, newListing, RENTAL } from '../../testing/listings.ts';
import { holdCalls } from '../../testing/network/hold-calls.ts';
import {
  demoPerson,
  logInByForm,
  newPerson,
  type Person,
  revokeSession,
  signIn,
} from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/several-people.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Comments section (specification §2.11, §4, §5, §8, §9). */

let owner: Person;
let property: Property;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner');
});
test.beforeEach(async () => {
  property = await newListing(owner, RENTAL);
});

/** Opens the listing with its comments in view. */
async function openComments(page: Page, { _id } = property): Promise<Locator> {
  await visit(page, `/property/${_id}`);
  const toggle = commentsHead(page);
  const section = page.locator('#comments');
  await expect(section.locator('details')).not.toHaveAttribute('open');
  await toggle.click();
  await expect(section.locator('details')).toHaveAttribute('open');
  return section;
}

const commentBox = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const postButton = (page: Page) => page.getByRole('button', { name: 'Post Comment' });
const texts = (section: Locator) => section.getByRole('article').locator('p.whitespace-pre-line');

test('a visitor reads, is invited to sign in, and comes back to the comments', async ({ page }) => {
  const ama = await newPerson('Customer');
  const section = await openComments(page);
  await expect(section.getByText('Sign in to leave a comment')).toBeVisible();
  await expect(section.getByText('Share your experience with this property')).toBeVisible();
  await expect(section.getByText('No comments yet')).toBeVisible();
  await expect(
    section.getByText('Be the first to share your thoughts about this property!'),
  ).toBeVisible();
  await expect(commentBox(page)).toHaveCount(0);

  await section.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, ama);
  await expect(page).toHaveURL(`/property/${property._id}#comments`);
  await expect(commentBox(page)).toBeInViewport();
});

test('a comment with stars is written, counted and stays', async ({ page, context }) => {
  const esi = await newPerson('Customer', { firstname: 'Esi', lastname: 'Quaye' });
  await newEnquiry(esi, property._id);
  await signIn(context, esi);
  const section = await openComments(page);
  await expect(postButton(page)).toBeDisabled();
  await expect(section.getByText('0/500 characters')).toBeVisible();
  await commentBox(page).fill('   ');
  await expect(postButton(page)).toBeDisabled();

  await commentBox(page).fill('Quiet, clean, and close to the sea.');
  await expect(section.getByText('35/500 characters')).toBeVisible();
  await section.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await section.getByRole('button', { name: 'Clear' }).click();
  await expect(section.getByRole('button', { name: 'Clear' })).toHaveCount(0);
  await expect(section.getByRole('radio', { name: '2 stars' })).not.toBeChecked();
  await section.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await postButton(page).click();

  await expect(page.getByText('Comment posted successfully!')).toBeVisible();
  const comment = section.getByRole('article', { name: 'Comment by Esi Quaye' });
  await expect(comment).toContainText('Quiet, clean, and close to the sea.');
  await expect(comment).toBeInViewport();
  const [read, write] = [await comment.boundingBox(), await commentBox(page).boundingBox()];
  expect(read?.y).toBeLessThan(write?.y ?? 0);
  await expect(comment.getByRole('img', { name: '4/5' })).toBeVisible();
  const initial = section.getByRole('listitem').locator('[aria-hidden=true]').first();
  await expect(initial).toHaveText('E');
  await expect(comment.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
  await expect(comment).not.toContainText('Edited');
  await expect(commentBox(page)).toHaveValue('');
  await expect(section.getByText('0/500 characters')).toBeVisible();
  await expect(section.getByRole('radio', { name: '4 stars' })).not.toBeChecked();

  const heading = commentsHead(page);
  await expect(heading).toContainText('(1)');
  await expect(heading).toContainText('4/5 · 1 review(s)');
  await revisit(page);
  await expect(heading).toContainText('4/5 · 1 review(s)');
  await heading.click();
  await expect(comment).toBeVisible();
});

test('stars are optional, and only comments with stars are reviews', async ({ page, context }) => {
  const guest = await newPerson('Customer');
  await newComment(await newPerson('Customer'), property._id, 'Very good.', 5);
  await newComment(guest, property._id, 'Good.', 4);
  await signIn(context, guest);
  const section = await openComments(page);
  await commentBox(page).fill('No stars from me.');
  await postButton(page).click();
  const heading = commentsHead(page);
  await expect(heading).toContainText('(3)');
  await expect(heading).toContainText('4.5/5 · 2 review(s)');
  await expect(texts(section).first()).toHaveText('No stars from me.');
  await expect(section.getByRole('article').first().getByRole('img')).toHaveCount(0);
});

test('later stars take the place of the earlier ones of the same person', async ({
  page,
  context,
}) => {
  const guest = await newPerson('Customer');
  await newComment(await newPerson('Customer'), property._id, 'Fine.', 3);
  await newComment(guest, property._id, 'Loud.', 1);
  await signIn(context, guest);
  const section = await openComments(page);
  const heading = commentsHead(page);
  await expect(heading).toContainText('2/5 · 2 review(s)');
  const help = section.getByText('New stars take the place of the earlier ones.');
  await expect(help).toHaveCount(0);
  await section.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await expect(help).toBeVisible();
  await commentBox(page).fill('Quiet by now.');
  await postButton(page).click();
  await expect(heading).toContainText('4/5 · 2 review(s)');
  await expect(texts(section).first()).toHaveText('Quiet by now.');
  const earlier = section.getByRole('article').filter({ hasText: 'Loud.' });
  await expect(earlier.getByRole('img')).toHaveCount(0);
});

test('who lists a property answers in its comments, without stars', async ({ page, context }) => {
  await signIn(context, owner);
  const section = await openComments(page);
  await commentBox(page).fill('Yes, there is parking.');
  await expect(section.getByRole('radio')).toHaveCount(0);
  await postButton(page).click();
  const own = section.getByRole('article').filter({ hasText: 'Yes, there is parking.' });
  await own.getByRole('button', { name: 'Edit' }).click();
  await expect(section.getByRole('form', { name: 'Edit your comment' })).toBeVisible();
  await expect(section.getByRole('radio')).toHaveCount(0);
});

test('500 characters fit, and no more can be typed', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  const section = await openComments(page);
  const text = `${'Akwaaba '.repeat(62)}fini`;
  await commentBox(page).fill(text);
  await commentBox(page).press('End');
  await commentBox(page).pressSequentially('more');
  await expect(section.getByText('500/500 characters')).toBeVisible();
  await postButton(page).click();
  await expect(texts(section)).toHaveText([text]);
});

test('the button says Posting... while the comment is on its way, and one click is one comment', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  const section = await openComments(page);
  const calls = await holdCalls(page, '**/api/comments');
  await commentBox(page).fill('One of a kind.');
  await postButton(page).click();
  await expect(page.getByRole('button', { name: 'Posting...' })).toBeDisabled();
  await commentBox(page).press('Enter');
  await (await calls.next()).continue();
  await expect(texts(section)).toHaveText(['One of a kind.']);
  expect(calls.all).toHaveLength(1);
});

test('five at a time, the newest first, until all are there', async ({ page }) => {
  const guest = await newPerson('Customer');
  for (let n = 1; n <= 12; n += 1) await newComment(guest, property._id, `Comment ${n}`);
  const section = await openComments(page);
  const all = Array.from({ length: 12 }, (_, index) => `Comment ${12 - index}`);
  await expect(texts(section)).toHaveText(all.slice(0, 5));
  const more = section.getByRole('button', { name: 'Load More Comments' });
  await more.click();
  await expect(texts(section)).toHaveText(all.slice(0, 10));
  await more.click();
  await expect(texts(section)).toHaveText(all);
  await expect(more).toHaveCount(0);
  await expect(commentsHead(page)).toContainText('(12)');
});

test('an own comment is edited, and says so', async ({ page, context }) => {
  const guest = await newPerson('Customer');
  await newComment(guest, property._id, 'Nice plaec.', 3);
  await signIn(context, guest);
  const section = await openComments(page);
  await section.getByRole('button', { name: 'Edit' }).click();
  const form = section.getByRole('form', { name: 'Edit your comment' });
  await form.getByRole('textbox').fill('Forget this');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(texts(section)).toHaveText(['Nice plaec.']);

  await section.getByRole('button', { name: 'Edit' }).click();
  await expect(form.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await form.getByRole('textbox').fill('Nice place.');
  await form.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(texts(section)).toHaveText(['Nice place.']);
  await expect(section.getByText(/^Edited \d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
  await expect(commentsHead(page)).toContainText('5/5 · 1 review(s)');
  await revisit(page);
  await commentsHead(page).click();
  await expect(texts(section)).toHaveText(['Nice place.']);
});

test('an own comment is deleted once that is confirmed', async ({ page, context }) => {
  const guest = await newPerson('Customer');
  await newComment(guest, property._id, 'Wrong house.', 1);
  await signIn(context, guest);
  const section = await openComments(page);
  const dialog = page.getByRole('dialog', { name: 'Delete this comment?' });
  await section.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(texts(section)).toHaveText(['Wrong house.']);

  await section.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByText('No comments yet')).toBeVisible();
  const heading = commentsHead(page);
  await expect(heading).toContainText('(0)');
  await expect(heading).not.toContainText('review(s)');
});

test("others change nobody's comment; an Admin deletes any", async ({
  page,
  context,
  openBrowser,
}) => {
  await newComment(await newPerson('Customer'), property._id, 'Somebody wrote this.');
  await signIn(context, owner);
  const section = await openComments(page);
  await expect(texts(section)).toHaveText(['Somebody wrote this.']);
  await expect(section.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Delete' })).toHaveCount(0);

  const admin = await openBrowser(await demoPerson('admin'));
  const seenByAdmin = await openComments(admin);
  await expect(seenByAdmin.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await seenByAdmin.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(seenByAdmin.getByText('No comments yet')).toBeVisible();

  await revisit(page);
  await commentsHead(page).click();
  await expect(section.getByText('No comments yet')).toBeVisible();
});

test('HTML in a comment is text, and its lines stay lines', async ({ page, context }) => {
  const text = '<img src=x onerror="document.title=\'taken\'"> <b>bold</b>\nsecond line & more';
  await signIn(context, await newPerson('Customer'));
  const section = await openComments(page);
  await commentBox(page).fill(text);
  await postButton(page).click();
  await expect(texts(section)).toHaveText([text]);
  await revisit(page);
  await commentsHead(page).click();
  await expect(texts(section)).toHaveText([text], { useInnerText: true });
  await expect(section.locator('b')).toHaveCount(0);
  await expect(page).not.toHaveTitle('taken');
});

const FAILURES = [
  { status: 403, sentence: 'Access denied. Please check your login status.' },
  { status: 400, body: { message: 'Please be kind.' }, sentence: 'Please be kind.' },
  { status: 400, body: {}, sentence: 'Invalid comment data' },
  { status: 429, sentence: 'Too many requests. Please wait before posting again.' },
  { status: 500, sentence: 'Failed to submit comment. Please try again.' },
] as const;

test('what fails is said, and what was typed stays', async ({ page, context, complaints }) => {
  const guest = await newPerson('Customer');
  await newEnquiry(guest, property._id);
  await signIn(context, guest);
  complaints.expectFailureOf(/\/api\/comments/);
  const section = await openComments(page);
  await commentBox(page).fill('Worth the way.');
  await section.getByRole('radio', { name: '3 stars' }).check({ force: true });
  for (const { status, sentence, ...response } of FAILURES) {
    const json = 'body' in response ? response.body : { message: 'Not for people.' };
    await page.route('**/api/comments', (route) => route.fulfill({ status, json }));
    await postButton(page).click();
    await expect(section.getByRole('alert')).toHaveText(sentence);
    await page.unroute('**/api/comments');
  }
  await page.route('**/api/comments', (route) => route.abort());
  await postButton(page).click();
  await expect(section.getByRole('alert')).toHaveText(
    'Failed to submit comment. Please try again.',
  );
  await expectAccessible(page);
  await page.unroute('**/api/comments');

  await expect(commentBox(page)).toHaveValue('Worth the way.');
  await expect(section.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await postButton(page).click();
  await expect(texts(section)).toHaveText(['Worth the way.']);
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test('who writes too much is asked to wait', async ({ page, context, complaints }) => {
  const guest = await newPerson('Customer');
  const elsewhere = await newListing(owner);
  for (let n = 1; n <= 20; n += 1) await newComment(guest, elsewhere._id, `Comment ${n}`);
  await signIn(context, guest);
  complaints.expectFailureOf(/\/api\/comments/);
  const section = await openComments(page);
  await commentBox(page).fill('One more.');
  await postButton(page).click();
  await expect(section.getByRole('alert')).toHaveText(
    'Too many requests. Please wait before posting again.',
  );
});

test('a session that ended is said and forgotten; the text is there after login', async ({
  page,
  context,
  complaints,
}) => {
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  complaints.expectFailureOf(/\/api\/comments/);
  // Read later it would end the session by itself.
  const profile = page.waitForResponse(/\/api\/User\/profile/);
  const section = await openComments(page);
  await profile;
  await commentBox(page).fill('Written before the session ended.');
  await revokeSession(guest);
  await postButton(page).click();
  await expect(section.getByRole('alert')).toHaveText(
    'Your session has expired. Please log in again.',
  );
  await expect(section.getByText('Sign in to leave a comment')).toBeVisible();
  const kept = await page.evaluate(() =>
    ['authToken', 'role', 'userId', 'userData'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null, null]);

  await section.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, guest);
  await expect(commentBox(page)).toHaveValue('Written before the session ended.');
  await postButton(page).click();
  await expect(texts(section)).toHaveText(['Written before the session ended.']);
});

test('without a session nothing is sent', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  const section = await openComments(page);
  await commentBox(page).fill('Too late.');
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await postButton(page).click();
  await expect(section.getByText('Please login to leave a comment')).toBeVisible();
  await expect(section.getByText('No comments yet')).toBeVisible();
});

test('comments that cannot be loaded are said, and loaded on another try', async ({
  page,
  context,
  complaints,
}) => {
  await newComment(owner, property._id, 'Here all along.');
  const guest = await newPerson('Customer');
  await newEnquiry(guest, property._id);
  await signIn(context, guest);
  complaints.expectFailureOf(/\/api\/comments/);
  await visit(page, `/property-rentals?search=${encodeURIComponent(property.name)}`);
  const calls = await holdCalls(page, '**/api/comments/property/**');
  await page.getByRole('link', { name: property.name }).click();
  const heading = commentsHead(page);
  await expect(heading).toBeVisible();
  expect(calls.all, 'before they are asked for').toEqual([]);
  await heading.click();
  const section = page.locator('#comments');
  await expect(section.getByText('Loading comments...')).toBeVisible();
  await (await calls.next()).fulfill({ status: 500, json: { message: 'Not for people.' } });
  await expect(section.getByText('Failed to load comments. Please try again later.')).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(0);
  await page.unroute('**/api/comments/property/**');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(texts(section)).toHaveText(['Here all along.']);
});

test('two people write at once, and both are read', async ({ page, context, openBrowser }) => {
  await signIn(context, await newPerson('Customer', { firstname: 'Kofi' }));
  const other = await openBrowser(await newPerson('Customer', { firstname: 'Yaa' }));
  const sections = [await openComments(page), await openComments(other)] as const;
  await commentBox(page).fill('From Kofi.');
  await commentBox(other).fill('From Yaa.');
  await Promise.all([postButton(page).click(), postButton(other).click()]);
  await expect(texts(sections[0]).filter({ hasText: 'From Kofi.' })).toBeVisible();
  await expect(texts(sections[1]).filter({ hasText: 'From Yaa.' })).toBeVisible();

  for (const each of [page, other]) {
    await revisit(each);
    const heading = commentsHead(each);
    await heading.click();
    await expect(heading).toContainText('(2)');
    await expect(each.getByRole('article', { name: /Comment by Kofi/ })).toBeVisible();
    await expect(each.getByRole('article', { name: /Comment by Yaa/ })).toBeVisible();
  }
});

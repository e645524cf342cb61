import { commentsHead } from '../../testing/listings/comments.ts';
import { newComment, newListing } from '../../testing/listings.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

test('a lister answers a comment, edits the answer and takes it away', async ({
  page,
  context,
  browser,
}) => {
  const lister = await newPerson('Agent');
  const ama = await newPerson('Customer');
  const { _id } = await newListing(lister);
  await newComment(ama, _id, 'Is the water warm?', 4);
  await signIn(context, lister);
  await visit(page, `/property/${_id}`);
  await commentsHead(page).click();
  const comment = page.getByRole('article', { name: /^Comment by/ });

  await comment.getByRole('button', { name: /^Answer to the comment/ }).click();
  const box = comment.getByRole('textbox', { name: 'Your answer' });
  await expect(box).toBeFocused();
  await box.fill('Yes, all day.');
  await comment.getByRole('button', { name: 'Send answer' }).click();
  const answer = comment.getByRole('region', { name: /^Answer by/ });
  await expect(answer.getByText('Yes, all day.')).toBeVisible();
  await expectAccessible(page);

  await comment.getByRole('button', { name: /^Edit answer/ }).click();
  await box.fill('Yes.');
  await comment.getByRole('button', { name: 'Save' }).click();
  await expect(answer.getByText('Yes.', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visit(visitor, `/property/${_id}#comments`);
  const read = visitor.getByRole('article', { name: /^Comment by/ });
  await expect(read.getByText('Yes.', { exact: true })).toBeVisible();
  await expect(read.getByRole('button')).toHaveCount(0);
  await visitor.context().close();

  await comment.getByRole('button', { name: /^Delete answer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(answer).toHaveCount(0);
  await expect(comment.getByRole('button', { name: /^Answer to the comment/ })).toBeVisible();
});

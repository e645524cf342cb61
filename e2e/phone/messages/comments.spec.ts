import type { Page } from '@playwright/test';
import { commentsHead } from '../../testing/listings/comments.ts';
import { newEnquiry, newListing, RENTAL } from '../../testing/listings.ts';
import { demoPerson, logInByForm, newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/several-people.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Comments section (specification §2.11, §4, §9); web/features/comments tests its screen. */

async function openComments(page: Page, address: string) {
  await visit(page, address);
  await commentsHead(page).click();
  return page.locator('#comments');
}

test('a visitor logs in and comments with stars, the lister answers, and an Admin deletes it', async ({
  page,
  openBrowser,
}) => {
  const owner = await newPerson('Property Owner');
  const { _id } = await newListing(owner, RENTAL);
  const esi = await newPerson('Customer', { firstname: 'Esi', lastname: 'Quaye' });
  await newEnquiry(esi, _id);
  const address = `/property/${_id}`;

  const section = await openComments(page, address);
  await section.getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, esi);
  await expect(page).toHaveURL(`${address}#comments`);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Is the water warm?');
  await section.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Post Comment' }).click();
  const comment = section.getByRole('article', { name: 'Comment by Esi Quaye' });
  await expect(comment).toContainText('Is the water warm?');

  const listers = await openBrowser(owner);
  const theirs = await openComments(listers, address);
  await theirs.getByRole('button', { name: /^Answer to the comment/ }).click();
  await theirs.getByRole('textbox', { name: 'Your answer' }).fill('Yes, all day.');
  await theirs.getByRole('button', { name: 'Send answer' }).click();
  await expect(theirs.getByRole('region', { name: /^Answer by/ })).toContainText('Yes, all day.');

  // The address that the login returns to opens them.
  await revisit(page);
  await expect(commentsHead(page)).toContainText('4/5 · 1 review(s)');
  await expect(comment).toContainText('Yes, all day.');

  const admin = await openBrowser(await demoPerson('admin'));
  const seenByAdmin = await openComments(admin, address);
  await seenByAdmin.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(seenByAdmin.getByText('No comments yet')).toBeVisible();
  await revisit(page);
  await expect(section.getByText('No comments yet')).toBeVisible();
});

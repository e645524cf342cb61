import { expectAccessible } from '../testing/accessible.ts';
import { newComment, newListing } from '../testing/listings.ts';
import { newPerson } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

test('a listing leads to who lists it, with all that they list', async ({ page }) => {
  const lister = await newPerson('Agent');
  const first = await newListing(lister);
  const second = await newListing(lister);
  await newComment(await newPerson('Customer'), first._id, 'Quiet at night', 4);
  await visit(page, `/property/${first._id}`);
  await page.getByRole('main').getByRole('link', { name: first.lister.name, exact: true }).click();
  await expect(page).toHaveURL(`/lister/${lister.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.lister.name);
  await expect(page.getByText('4/5 · 1 review(s)')).toBeVisible();
  for (const { name } of [first, second]) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expectAccessible(page);
});

test('who lists nothing has no such page', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/lister\//);
  const { id } = await newPerson('Customer');
  const response = await page.goto(`/lister/${id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This lister is not here.')).toBeVisible();
});

import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Ranges that nothing can be in: said at the field, kept as they were typed, and never a list of nothing. */

const SENTENCE = 'Please enter a highest value that is not below the lowest.';

for (const [path, lowest, highest, min, max, fits] of [
  ['/property-rentals', 'Lowest price', 'Highest price', '5000', '100', '9000'],
  ['/cars', 'Earliest year', 'Latest year', '2020', '2010', '2022'],
] as const) {
  test(`${path}: the field says it, and the list goes on without the range`, async ({ page }) => {
    await visit(page, path);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(lowest).fill(min);
    await expect(page).toHaveURL(new RegExp(`=${min}`));
    await sheet.getByLabel(highest).fill(max);
    await expect(sheet.getByText(SENTENCE)).toBeVisible();
    await expect(sheet.getByLabel(highest)).toHaveAttribute('aria-invalid', 'true');
    await expect(sheet.getByLabel(lowest)).toHaveValue(/^[\d,]+$/);
    await sheet.getByLabel(highest).press('Enter');
    // The sheet stays, for what is wrong is in it.
    await expect(sheet.getByLabel(highest)).toBeFocused();
    await expect(page).not.toHaveURL(new RegExp(`=${max}(&|$)`));

    await sheet.getByLabel(highest).fill(fits);
    await expect(sheet.getByText(SENTENCE)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`=${fits}`));
  });
}

test('an address that has one says so in place of the list, and leads out of it', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/maxPrice=100/);
  await visit(page, '/property-rentals?minPrice=5000&maxPrice=100');
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: SENTENCE });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('button', { name: /Save (this )?search/ })).toHaveCount(0);
  await failure.getByRole('button').click();
  await expect(page).toHaveURL(/\?minPrice=5000$/);
  await expect(failure).toHaveCount(0);
});

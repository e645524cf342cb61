import { newListing } from '../../testing/listings.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The prices that a listing has had, on its page at 360 px. */

test('a price that was changed within the hour has no history', async ({ page, context }) => {
  const owner = await newPerson('Property Owner');
  await signIn(context, owner);
  const { _id: id } = await newListing(owner);
  await visit(page, `/property/${id}/edit`);
  await page.getByLabel('Price').fill('440');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/property/${id}`);
  await expect(page.getByText('440.00').first()).toBeVisible();
  await expect(page.getByText('Price history')).toHaveCount(0);
});

test('a price that has dropped is marked, and the prices of before are a press away', async ({
  page,
  context,
}) => {
  const listing = await newListing(await newPerson('Property Owner'));
  await signIn(context, await newPerson('Customer'));
  const history = [
    { price: 450, since: '2026-11-03T09:00:00.000Z' },
    { price: 500, since: '2026-10-01T09:00:00.000Z' },
  ];
  // A price becomes history after an hour.
  await page.route(`${ORIGIN}/api/properties/${listing._id}`, (route) =>
    route.fulfill({ json: { ...listing, priceHistory: history } }),
  );
  await visit(page, '/short-stays');
  await page.getByRole('link', { name: listing.name }).first().click();
  await expect(page.getByText('Price dropped by 10 % on 3 Nov 2026')).toBeVisible();
  await page.getByText('Price history').click();
  await expect(page.getByText('₵450.00 since 3 Nov 2026')).toBeVisible();
  await expect(page.getByText('Before: ₵500.00 since 1 Oct 2026')).toBeVisible();
  await expectAccessible(page);
});

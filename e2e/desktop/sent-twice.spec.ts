import type { Page } from '@playwright/test';
import type { Property } from '#domain/properties/schema.ts';
import { bookingsOf, day, openBooking } from '../testing/listings/booking.ts';
import { chosenPhotos } from '../testing/listings/photos.ts';
import { fillInProperty } from '../testing/listings/property-form.ts';
import { listingName, newListing } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { type Complaints, expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Forms that are sent twice, because the response was lost or someone was quick, take effect once. */

/** The first call arrives, but its response is lost. */
async function loseFirstResponse(page: Page, complaints: Complaints, path: string): Promise<void> {
  complaints.expectFailureOf(new RegExp(`${path}$`));
  await page.route(
    `**${path}`,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
}

// §7/43
test('a booking sent again after a lost response is made once', async ({
  page,
  context,
  complaints,
}) => {
  const property = await newListing(await newPerson('Property Owner'));
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(33));
  await loseFirstResponse(page, complaints, '/api/bookings');
  await form.confirm.click();
  await expect(form.alert).toHaveText('Error creating booking. Please try again.');
  expect(await bookingsOf(guest)).toHaveLength(1);
  await form.confirm.click();
  await expect(page.getByText('Booking confirmed!').first()).toBeVisible();
  expect(await bookingsOf(guest)).toHaveLength(1);
});

// §7/42
test('a listing with photos sent again after a lost response is made once', async ({
  page,
  context,
  complaints,
}) => {
  const owner = await newPerson('Property Owner');
  await signIn(context, owner);
  await visit(page, '/uploadProperty');
  const form = page.getByRole('form', { name: 'Upload Property' });
  await form.getByLabel('Name').fill(listingName());
  await fillInProperty(form, {
    type: 'PropertyRentals',
    subtype: 'Apartments',
    condition: 'Renovated',
    price: '2500',
    region: 'Greater Accra',
    location: 'Osu',
    address: '12 Oxford Street',
  });
  await form.locator('input[name=images]').setInputFiles(await chosenPhotos(2));
  const submit = form.getByRole('button', { name: 'Upload Property' });
  await loseFirstResponse(page, complaints, '/api/properties/upload');
  await submit.click();
  await expect(page.getByText('Failed to upload property. Please try again.')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Property uploaded successfully!')).toBeVisible();
  const headers = { authorization: `Bearer ${owner.token}` };
  const own = (await (
    await fetch(`${ORIGIN}/api/User/properties`, { headers })
  ).json()) as Property[];
  expect(own.map(({ photos }) => photos.length)).toEqual([2]);
});

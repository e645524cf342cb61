import { formatDays } from '#domain/bookings/format-days.ts';
import { day } from '../testing/listings/booking.ts';
import { listingName, newListing } from '../testing/listings.ts';
import { newPerson, signIn } from '../testing/people.ts';
import { KeyboardUser } from '../testing/screen/keyboard.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Stays that are free on given dates, by keyboard only (docs/product.md, "Stays by dates and guests"). */

// Hundreds of key presses, with a check after each.
test.setTimeout(120_000);

// §2.9/14
test('a guest types dates and guests beside the list, clears and retypes them, and books', async ({
  page,
  context,
}) => {
  const owner = await newPerson('Property Owner');
  const stay = await newListing(owner, { name: listingName(), price: '450', guests: '3' });
  const [from, to] = [day(50), day(52)];
  await signIn(context, await newPerson('Customer'));
  const user = new KeyboardUser(page);
  const main = page.getByRole('main');
  await visit(page, `/guest-house?${new URLSearchParams({ search: stay.name })}`);

  await user.typeDate(main.getByLabel('Check In'), from);
  await user.typeDate(main.getByLabel('Check Out'), to);
  const chip = main.getByRole('button', { name: `Remove ${formatDays(from, to, day(0))}` });
  await expect(chip).toBeVisible();
  await user.press(main.getByRole('button', { name: 'Clear dates' }));
  await expect(chip).toHaveCount(0);
  await user.keepsFocus();
  await expect(main.getByLabel('Check In')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await user.typeDate(main.getByLabel('Check In'), from);
  await user.typeDate(main.getByLabel('Check Out'), to);
  await user.reach(main.getByLabel('Guests'));
  await page.keyboard.type('3 guests');
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}&guests=3`));
  const card = main.getByRole('article').filter({ hasText: stay.name });
  await expect(card).toContainText('₵900.00 for 2 nights');
  await user.press(card.getByRole('link', { name: 'Book Now' }));
  await expect(main.getByLabel('Check In')).toHaveValue(from);
  await expect(main.getByLabel('Check Out')).toHaveValue(to);
  await user.press(main.getByRole('button', { name: 'Confirm Booking' }));
  await expect(main.getByText(/^Booking confirmed!/)).toBeVisible();
});

test('a link with dates opens with their price, before and after the nights have loaded', async ({
  page,
}) => {
  const owner = await newPerson('Property Owner');
  const { _id: id } = await newListing(owner, { name: listingName(), price: '450' });
  await page.goto(`/property/${id}?${new URLSearchParams({ from: day(50), to: day(52) })}`);
  const availability = page.getByRole('region', { name: 'Availability and price' });
  await availability.scrollIntoViewIfNeeded();
  await expect(availability.getByText('2 nights × ₵450.00')).toBeVisible();
  await expect(page.getByText('₵900.00 for 2 nights')).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import type { Booking, BookingResponse } from '#domain/bookings/schema.ts';
import { addDays, formatDay, today } from '#domain/values/calendar-date.ts';
import { deleteListing, listingName, newBooking, newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** One's own bookings and cancelling them (docs/product.md, "Bookings"). */

const CANCEL_CALL = /\/api\/bookings\/[\w-]+\/cancel$/;

let owner: Person;
let guest: Person;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner', {
    firstname: 'Naa',
    lastname: 'Lamptey',
    phoneNumber: '0244000121',
  });
});
test.beforeEach(async ({ context }) => {
  guest = await newPerson('Customer');
  await signIn(context, guest);
});

const day = (days: number) => addDays(today(new Date()), days);

async function bookedStay(checkIn: number, checkOut: number, name = listingName()) {
  const property = await newListing(owner, { name, price: '450', location: 'Labadi' });
  const response = await newBooking(guest, property._id, day(checkIn), day(checkOut));
  return { property, booking: (response as BookingResponse).booking };
}

const cancelElsewhere = ({ _id }: Booking) =>
  fetch(`${ORIGIN}/api/bookings/${_id}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${guest.token}` },
  });

const takenDates = async (propertyId: string) =>
  (await fetch(`${ORIGIN}/api/properties/${propertyId}/booked-dates`)).json();

/** The two lists, a booking in them, and the question before one is cancelled. */
function bookingsOf(page: Page) {
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  const past = page.getByRole('region', { name: 'Past and cancelled' });
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  return {
    upcoming,
    past,
    card: (name: string) => page.getByRole('article', { name }),
    dialog,
    keep: dialog.getByRole('button', { name: 'Keep it' }),
    confirm: dialog.getByRole('button', { name: 'Cancel booking' }),
  };
}

test('a stay is there with all that matters, and is cancelled once that is confirmed', async ({
  page,
}) => {
  const { property, booking } = await bookedStay(30, 33);
  await visit(page, '/');
  await page.locator('summary[aria-label=Menu]').click();
  await page.getByRole('link', { name: 'Your bookings' }).click();
  await expect(page).toHaveURL('/bookings');
  const { upcoming, past, card, ...asked } = bookingsOf(page);

  const stay = upcoming.getByRole('article', { name: property.name });
  for (const text of [
    'Confirmed',
    `Reference ${booking.reference}`,
    'Labadi, Greater Accra',
    formatDay(day(30)),
    formatDay(day(33)),
    '3 nights × ₵450.00',
    '₵1,350.00',
    'Naa Lamptey',
    `You can cancel until ${formatDay(day(29))}.`,
  ]) {
    await expect(stay).toContainText(text);
  }
  await expect(stay.getByRole('link', { name: /0244000121/ })).toHaveAttribute(
    'href',
    'tel:+233244000121',
  );
  await expect(stay.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/233244000121\?text=Hello.*/,
  );

  await stay.getByRole('button', { name: 'Cancel booking' }).press('Enter');
  await expect(asked.dialog).toContainText('Other guests can book your dates at once.');
  await expect(asked.dialog).toContainText('You and your host get an email.');
  await asked.keep.press('Enter');
  await expect(asked.dialog).toBeHidden();
  expect(await takenDates(property._id)).toHaveLength(1);

  await stay.getByRole('button', { name: 'Cancel booking' }).click();
  await asked.confirm.click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Booking cancelled.');
  await expect(past.getByRole('article', { name: property.name })).toContainText('Cancelled');
  await expect(card(property.name)).toHaveCount(1);
  await expect(upcoming).toContainText('No stay is coming up.');
  expect(await takenDates(property._id)).toEqual([]);
  for (const { email } of [guest, owner]) {
    await expect
      .poll(async () => (await outbox().to(email)).filter((mail) => /cancelled/i.test(mail)).length)
      .toBeGreaterThan(0);
  }
  expect((await cancelElsewhere(booking)).status).toBe(409);
});

test('the next stay comes first, and one that begins today is a matter for the host', async ({
  page,
}) => {
  const later = await bookedStay(20, 21);
  const now = await bookedStay(0, 2);
  const cancelled = await bookedStay(10, 12);
  await cancelElsewhere(cancelled.booking);
  await visit(page, '/bookings');
  const { upcoming, past, card } = bookingsOf(page);
  await expect(upcoming.getByRole('heading', { level: 3 })).toHaveText([
    now.property.name,
    later.property.name,
  ]);
  await expect(past.getByRole('article')).toHaveCount(1);
  const begun = card(now.property.name);
  await expect(begun.getByRole('button')).toHaveCount(0);
  await expect(begun).toContainText('It is too late to cancel here.');
  await begun.getByRole('link', { name: now.property.name }).click();
  await expect(page).toHaveURL(`/property/${now.property._id}`);
});

test('a stay at a property that was deleted is cancelled, says why, and leads nowhere', async ({
  page,
}) => {
  const { property } = await bookedStay(20, 21, listingName('Palm Court by the lagoon '.repeat(4)));
  await deleteListing(owner, property._id);
  await visit(page, '/bookings');
  const { past } = bookingsOf(page);
  const stay = past.getByRole('article');
  // However long its name is.
  await expectWhole(stay.getByText('No longer listed', { exact: true }));
  await expect(stay).toContainText(property.name);
  await expect(stay).toContainText('Cancelled by the host');
  await expect(stay).toContainText('The property is no longer listed.');
  await expect(stay.getByRole('link', { name: 'Palm Court' })).toHaveCount(0);
});

/** All of a text is seen: nothing around it cuts it off. */
async function expectWhole(text: Locator): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  const isWhole = await text.evaluate((element) => {
    const own = element.getBoundingClientRect();
    for (let each = element.parentElement; each; each = each.parentElement) {
      const { bottom, right } = each.getBoundingClientRect();
      const cuts = getComputedStyle(each).overflow !== 'visible';
      if (cuts && (own.bottom > bottom + 1 || own.right > right + 1)) return false;
    }
    return own.height > 0;
  });
  expect(isWhole).toBe(true);
}

test('what was cancelled elsewhere is said, not cancelled twice', async ({ page, complaints }) => {
  complaints.expectFailureOf(CANCEL_CALL);
  const { property, booking } = await bookedStay(30, 31);
  await visit(page, '/bookings');
  const { upcoming, past, ...asked } = bookingsOf(page);
  await upcoming.getByRole('button', { name: 'Cancel booking' }).click();
  await cancelElsewhere(booking);
  await asked.confirm.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'This booking is already cancelled. The list below is up to date again.',
  );
  await expect(past.getByRole('article', { name: property.name })).toBeVisible();
  await expect(upcoming.getByRole('article')).toHaveCount(0);
});

test('what fails can be tried again', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/bookings/);
  const { property } = await bookedStay(30, 31);
  await page.route('**/api/bookings?*', (route) => route.abort());
  await visit(page, '/bookings');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('We could not load your bookings');
  await expectAccessible(page);
  await page.unroute('**/api/bookings?*');
  await main.getByRole('button', { name: 'Try again' }).click();
  const { card, upcoming, ...asked } = bookingsOf(page);
  await expect(card(property.name)).toBeVisible();

  await page.route(CANCEL_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await upcoming.getByRole('button', { name: 'Cancel booking' }).click();
  await asked.confirm.click();
  await expect(asked.dialog.getByRole('alert')).toHaveText(
    'We could not cancel the booking. Please try again.',
  );
  await expectAccessible(page);
  await page.unroute(CANCEL_CALL);
  await asked.confirm.click();
  await expect(main.getByRole('status')).toContainText('Booking cancelled.');
});

test('without bookings there is a way to the short stays; a visitor signs up first', async ({
  page,
  context,
}) => {
  await visit(page, '/profile');
  await page.getByRole('main').getByRole('link', { name: 'Your bookings' }).click();
  await expect(page.getByText('You have no bookings yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Find a short stay' }).click();
  await expect(page).toHaveURL('/short-stays');
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/bookings');
  await expect(page).toHaveURL('/signup?next=%2Fbookings');
});

import { readFile } from 'node:fs/promises';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { listingName, newBooking, newListing } from '../../testing/listings.ts';
import { logInByForm, newPerson, type Person, signIn } from '../../testing/people.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** A stay from search to checkout, for guest and host (docs/product.md, "Bookings"). */

let host: Person;
let guest: Person;

test.beforeEach(async () => {
  host = await newPerson('Property Owner', { firstname: 'Naa', lastname: 'Lamptey' });
  guest = await newPerson('Customer', { firstname: 'Esi', lastname: 'Owusu' });
});

const day = (days: number) => addDays(today(new Date()), days);

/** Expects an email to someone that contains these words. */
const expectMail = ({ email }: Person, words: RegExp) =>
  expect.poll(async () => (await outbox().to(email)).some((mail) => words.test(mail))).toBe(true);

// §2.9/14
test('a stay is found by dates, booked after logging in on the way, and cancelled, with emails to both', async ({
  page,
}) => {
  const [from, to] = [day(40), day(43)];
  const name = listingName('Lagoon House');
  const free = await newListing(host, { name: `${name} A`, price: '450' });
  const taken = await newListing(host, { name: `${name} B`, price: '500' });
  await newBooking(await newPerson('Customer'), taken._id, day(42), day(45));
  const list = `/short-stays?${new URLSearchParams({ search: name, from, to })}`;
  const takenDates = async () =>
    (await fetch(`${ORIGIN}/api/properties/${free._id}/booked-dates`)).json();
  const main = page.getByRole('main');

  await visit(page, list);
  const card = (letter: string) =>
    main.getByRole('article').filter({ hasText: `${name} ${letter}` });
  await expect(card('A')).toBeVisible();
  await expect(card('B')).toHaveCount(0);
  await card('A').getByRole('link', { name: 'Book Now' }).click();
  const booking = `/booking?property=${free._id}&from=${from}&to=${to}`;
  await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(booking)}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, guest);
  await expect(page).toHaveURL(booking);
  await revisit(page);
  await expect(page.getByLabel('Check In')).toHaveValue(from);
  await expect(page.getByLabel('Check Out')).toHaveValue(to);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  const confirmation = page.getByRole('region', { name: 'Your stay is confirmed' });
  // Any action in it keeps it open.
  await confirmation.getByRole('heading', { level: 1 }).click();
  const download = page.waitForEvent('download');
  await confirmation.getByRole('link', { name: 'Add to your calendar' }).click();
  expect(await (await download).path().then((file) => readFile(file, 'utf8'))).toContain(
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
  );
  expect(await takenDates()).toEqual([{ checkIn: from, checkOut: to }]);
  for (const each of [guest, host]) await expectMail(each, /Lagoon House/);

  await confirmation.getByRole('link', { name: 'See your bookings' }).click();
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  await upcoming.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(main.getByRole('status')).toContainText('Booking cancelled.');
  expect(await takenDates()).toEqual([]);
  for (const each of [guest, host]) await expectMail(each, /cancelled/i);
});

// §2.1/54, §2.12/31
test('a host finds a new stay by its count and cancels it with a reason that the guest reads', async ({
  page,
  context,
}) => {
  const property = await newListing(host);
  await newBooking(guest, property._id, day(30), day(33));
  const news = page.getByRole('banner').getByRole('link', { name: 'Your bookings 1 new' });
  const openMenu = () => page.locator('summary[aria-label=Menu]').click();
  const stay = page.getByRole('article', { name: property.name });

  await signIn(context, host);
  await visit(page, '/contact');
  await openMenu();
  await news.click();
  await expect(page).toHaveURL('/bookings?part=hosted');
  await stay.getByRole('button', { name: 'Cancel stay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this stay?' });
  await dialog.getByLabel('Reason').fill('A pipe has burst.');
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  await expect(stay).toContainText('A pipe has burst.');
  await expectMail(guest, /pipe has burst/);

  // The host's page may still be loading, and must not do so as the guest.
  await page.goto('about:blank');
  await signIn(context, guest);
  await visit(page, '/about');
  await openMenu();
  await news.click();
  await expect(stay).toContainText(/Cancelled by the host.*New.*Reason: A pipe has burst\./s);
  await expect(page.getByRole('link', { name: 'Your stays' })).toHaveCount(0);
});

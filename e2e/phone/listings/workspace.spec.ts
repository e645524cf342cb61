import type { Page } from '@playwright/test';
import { bookingReference } from '#domain/bookings/reference.ts';
import { paths } from '#domain/site/paths.ts';
import { addDays, formatDay, today } from '#domain/values/calendar-date.ts';
import { bookingsOf } from '../../testing/listings/booking.ts';
import { newCar } from '../../testing/listings/cars.ts';
import { newEnquiry } from '../../testing/listings/enquiries.ts';
import { keep } from '../../testing/listings/favourites.ts';
import { listingName, newBooking, newListing } from '../../testing/listings.ts';
import { call } from '../../testing/network/call.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { withDatabase } from '../../testing/process/database.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The workspace of people who list (docs/product.md, "The lister's workspace"). */

let host: Person;
let guest: Person;

test.beforeEach(async ({ context }) => {
  host = await newPerson('Property Owner', { firstname: 'Naa', lastname: 'Lamptey' });
  guest = await newPerson('Customer', { firstname: 'Esi', lastname: 'Owusu' });
  await signIn(context, host);
});

const day = (days: number) => addDays(today(new Date()), days);
const main = (page: Page) => page.getByRole('main');

async function bookedStay(checkIn: number, checkOut: number) {
  const property = await newListing(host, { name: listingName(), price: '450' });
  await newBooking(guest, property._id, day(checkIn), day(checkOut));
  return property;
}

test('each task for today leads to where it is done', async ({ page }) => {
  const property = await bookedStay(0, 2);
  await newEnquiry(guest, `/api/properties/${property._id}`, 'Is it free?');
  const paused = await newListing(host);
  await fetch(`${ORIGIN}/api/properties/${paused._id}/pause`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ paused: true }),
  });
  await visit(page, paths.workspace);
  await expectAccessible(page);
  const enquiries = main(page).getByRole('region', { name: 'Enquiries' });
  await expect(enquiries.getByRole('link')).toHaveText(/New.*Is it free\?/);
  const read = page.waitForResponse(/\/read$/);
  await enquiries.getByRole('link').click();
  await expect(page).toHaveURL(/\/enquiries\/[\w-]+$/);
  await expect(main(page).getByText('Is it free?')).toBeVisible();
  await read;
  await visit(page, paths.workspace);
  await expect(enquiries.getByRole('link')).toContainText('Is it free?');
  await expect(enquiries.getByText('New')).toHaveCount(0);
  const listings = main(page).getByRole('region', { name: 'Listings' });
  await expect(listings).toContainText('Paused by you.');
  await listings.getByRole('button', { name: 'Show again' }).click();
  await expect(listings).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await main(page)
    .getByRole('region', { name: 'Arrivals' })
    .getByRole('link', { name: /Today: / })
    .click();
  const stay = main(page).getByRole('article', { name: property.name });
  await expect(stay).toBeVisible();
  await expect(stay.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
});

test('reservations are searched, cancelled, laid out by month, and downloaded as a file', async ({
  page,
}) => {
  const soon = await bookedStay(3, 5);
  const later = await newListing(host, { name: listingName() });
  await newBooking(await newPerson('Customer'), later._id, day(40), day(42));
  await visit(page, paths.reservations);
  await expect(main(page).getByText('2 stays', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await main(page).getByRole('searchbox', { name: 'Search' }).fill(later.name);
  await expect(main(page).getByText('1 stay', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('stays.csv');
  await main(page).getByRole('link', { name: 'Past', exact: true }).click();
  await expect(main(page).getByText('No stays match your search.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Clear the search' }).click();
  await expect(main(page).getByText('No past stays yet.')).toBeVisible();

  await main(page).getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
  await expectAccessible(page);
  if (day(3).slice(0, 7) !== day(0).slice(0, 7)) {
    await main(page).getByRole('link', { name: 'Next month' }).click();
  }
  const [booking] = await bookingsOf(guest);
  await main(page)
    .getByRole('button', { name: new RegExp(`^Booking: ${booking?.fullName}`) })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'See reservation' }).click();
  await expect(page).toHaveURL(
    `${paths.reservations}?state=to-come&search=${bookingReference(booking?._id ?? '')}`,
  );

  const stay = main(page).getByRole('article', { name: soon.name });
  await stay.getByRole('button', { name: 'Cancel stay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this stay?' });
  await dialog.getByLabel('Reason').fill('A pipe has burst.');
  await dialog.getByRole('button', { name: 'Cancel stay' }).click();
  await expect(main(page).getByText('Stay cancelled. We’ll email your guest.')).toBeInViewport();
});

test('a guest whose stay was cancelled reads why and is shown what is available', async ({
  page,
  context,
}) => {
  await bookedStay(60, 62);
  const other = await newListing(await newPerson('Property Owner'));
  const [booking] = await bookingsOf(guest);
  const id = booking?._id ?? '';
  await fetch(`${ORIGIN}/api/User/stays/${id}/cancel`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'A pipe has burst.' }),
  });
  await expect
    .poll(async () =>
      (await outbox().to(guest.email)).some((mail) => mail.includes(`${id}/cancelled`)),
    )
    .toBe(true);
  await signIn(context, guest);
  await visit(page, '/bookings');
  await main(page).getByRole('link', { name: 'See available stays' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’re sorry');
  await expect(main(page)).toContainText('A pipe has burst.');
  await expect(main(page)).toContainText(`${formatDay(day(60))} to ${formatDay(day(62))}`);
  await expect(main(page).getByRole('link', { name: other.name }).first()).toHaveAttribute(
    'href',
    new RegExp(`from=${day(60)}`),
  );
  await expectAccessible(page);
});

test('listings show their numbers and hints, and are paused and deleted there', async ({
  page,
}) => {
  const property = await newListing(host, { name: listingName() });
  await fetch(`${ORIGIN}/api/views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Android 14)' },
    body: JSON.stringify({ listings: [property._id] }),
  });
  await visit(page, paths.workspaceListings);
  const listing = main(page).getByRole('listitem').filter({ hasText: property.name });
  await expect(listing).toContainText('Views1');
  await expect(listing).toContainText('Add 5 photos');
  await expectAccessible(page);
  await listing.getByRole('button', { name: `Pause: ${property.name}` }).click();
  await expect(listing).toContainText('Property, paused', { ignoreCase: true });
  await main(page).getByLabel('Period').selectOption('Last 7 days');
  await expect(page).toHaveURL(`${paths.workspaceListings}?days=7`);
  await listing.getByRole('button', { name: `Delete: ${property.name}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Delete', exact: false })
    .last()
    .click();
  await expect(listing).toHaveCount(0);
});

// §2.8/8
test('each listing shows its figures for the chosen days, as numbers and as readable lines', async ({
  page,
}) => {
  const property = await newListing(host, {
    name: listingName('Akwaabahouseatthebeachofkokrobiteforallofthefamily'),
  });
  const car = await newCar(host, { name: listingName('Corolla') });
  await newEnquiry(guest, `/api/properties/${property._id}`, 'Is it free?');
  await newBooking(guest, property._id, day(20), day(22));
  await keep(guest, 'property', [property]);
  await withDatabase((pool) =>
    pool.query(
      `insert into listing_views (listing_id, day, views) values ($1, $2, 1200), ($1, $3, 34)`,
      [property._id, day(-8), day(0)],
    ),
  );
  await visit(page, paths.workspaceListings);
  const listing = main(page).getByRole('listitem').filter({ hasText: property.name });
  const figures = listing.locator('dl');
  await expect(figures).toContainText('Views1,234');
  for (const figure of ['Enquiries', 'Bookings', 'Favourites']) {
    await expect(figures).toContainText(`${figure}1`);
    await expect(
      figures.getByRole('img', { name: new RegExp(`^${figure} by day, .* Most in a day: 1,`) }),
    ).toBeVisible();
  }
  await expect(
    figures.getByRole('img', { name: /^Views by day, .* Most in a day: 1,200, most recently on / }),
  ).toBeVisible();
  // Two lines of text, however much there is to say.
  expect((await figures.boundingBox())?.height).toBeLessThanOrEqual(56);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);

  const quiet = main(page).getByRole('listitem').filter({ hasText: car.name }).locator('dl');
  await expect(quiet).toHaveText('Views0Enquiries0Favourites0');
  await expect(quiet.getByRole('img')).toHaveCount(0);

  await main(page).getByText('How these numbers are counted').click();
  await expect(main(page)).toContainText(
    'on the day they were made, including any cancelled since',
  );
  await expectAccessible(page);

  await main(page).getByLabel('Period').selectOption('Last 7 days');
  await expect(page).toHaveURL(`${paths.workspaceListings}?days=7`);
  await expect(figures).toContainText('Views34');
  await page.reload();
  await expect(figures).toContainText('Views34');

  await call(host, 'DELETE', `/api/cars/${car._id}`);
  await main(page).getByLabel('Period').selectOption('Last 90 days');
  await expect(quiet).toHaveCount(0);
  await expect(figures).toContainText('Views1,234');
});

test('a viewed listing is reported once a day, and not under Do Not Track', async ({ page }) => {
  const property = await newListing(await newPerson('Agent'));
  const told: string[] = [];
  await page.route('**/api/views', (route) => {
    told.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  const look = async () => {
    await visit(page, paths.property(property._id));
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  await look();
  await expect.poll(() => told).toEqual([JSON.stringify({ listings: [property._id] })]);
  await look();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
    localStorage.removeItem('toldViews');
  });
  await look();
  expect(told).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { formatDays } from '#domain/bookings/format-days.ts';
import type { Property } from '#domain/properties/schema.ts';
import { day, formOf } from '../../testing/listings/booking.ts';
import { listingName, newBooking, newListing } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Stays that are free on given dates, at 360 px (docs/product.md, "Stays by dates and guests"). */

let owner: Person;
/** What the names of a test's stays have in common. */
let word: string;
let free: Property;
let booked: Property;

const [FROM, TO] = [day(40), day(43)];
const DAYS = formatDays(FROM, TO, day(0));

test.beforeAll(async () => {
  owner = await newPerson('Property Owner');
});
test.beforeEach(async () => {
  word = listingName('Lagoon House');
  free = await newListing(owner, { name: `${word} A`, price: '450', guests: '4' });
  booked = await newListing(owner, { name: `${word} B`, price: '500', guests: '4' });
  await newListing(owner, { name: `${word} C`, price: '200', guests: '1' });
  await newBooking(await newPerson('Customer'), booked._id, day(42), day(45));
});

const list = (query: Record<string, string>) =>
  `/short-stays?${new URLSearchParams({ search: word, ...query })}`;
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function openFilters(page: Page) {
  await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
  return sheetOf(page);
}

test('dates and guests are chosen once: in the filters, and no more until the stay is booked', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer', { firstname: 'Esi' }));
  await visit(page, list({}));
  await expect(cards(page)).toHaveCount(3);
  const sheet = await openFilters(page);
  await sheet.getByLabel('Check In').fill(FROM);
  await expect(sheet.getByLabel('Check Out')).toHaveAccessibleDescription(
    'Choose a check-out date too.',
  );
  await sheet.getByLabel('Check Out').fill(TO);
  await sheet.getByLabel('Guests').selectOption('2 guests');
  await expectAccessible(page);
  // It was as wide as a desktop in between, where the filters stand beside the list.
  await openFilters(page);
  await sheet.getByRole('button', { name: 'Show 1 result' }).click();

  await expect(page).toHaveURL(new RegExp(`from=${FROM}&to=${TO}&guests=2`));
  const chips = page.getByRole('group', { name: 'Filters that are set' });
  await expect(chips).toContainText(DAYS);
  await expect(chips).toContainText('2 guests');
  const card = cards(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(/₵450\.00 \/ night₵1,350\.00 for 3 nights/);
  await expectAccessible(page);

  await card.getByRole('link', { name: free.name }).click();
  await expect(page).toHaveURL(`/property/${free._id}?from=${FROM}&to=${TO}`);
  await expect(page.getByRole('main')).toContainText('₵1,350.00 for 3 nights');
  await page.getByRole('link', { name: 'Book Now' }).click();
  const { checkIn, checkOut, confirm, phone } = formOf(page);
  await expect(checkIn).toHaveValue(FROM);
  await expect(checkOut).toHaveValue(TO);
  await phone.fill('0244123456');
  await confirm.click();
  await expect(page.getByText(/^Booking confirmed!/)).toBeVisible();

  await visit(page, list({ from: FROM, to: TO, guests: '2' }));
  await expect(page.getByText('No stay that fits is free on these dates.')).toBeVisible();
});

test('Book Now on a card takes the dates along, through signing up and a reload', async ({
  page,
}) => {
  await visit(page, list({ from: FROM, to: TO }));
  await cards(page).filter({ hasText: free.name }).getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await signIn(page.context(), await newPerson('Customer'));
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  expect(next).toBe(`/booking?property=${free._id}&from=${FROM}&to=${TO}`);
  await visit(page, next);
  await expect(formOf(page).checkIn).toHaveValue(FROM);
  await revisit(page);
  await expect(formOf(page).checkOut).toHaveValue(TO);
});

test('days that nobody can book say so at their field and above the list, which does not follow them', async ({
  page,
}) => {
  await visit(page, list({ from: TO, to: FROM }));
  await expect(cards(page)).toHaveCount(3);
  const sentence = 'Check-out date must be later than check-in date.';
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  const sheet = await openFilters(page);
  await expect(sheet.getByLabel('Check In')).toHaveValue(TO);
  await expect(sheet.getByLabel('Check Out')).toHaveAccessibleDescription(sentence);
  await sheet.getByLabel('Check Out').fill(day(44));
  await sheet.getByRole('button', { name: 'Show 2 results' }).click();
  await expect(page.getByText(sentence)).toHaveCount(0);

  await openFilters(page);
  await sheet.getByRole('button', { name: 'Clear dates' }).click();
  await expect(sheet.getByLabel('Check In')).toHaveValue('');
  await expect(sheet.getByLabel('Check In')).toBeFocused();
  await sheet.getByRole('button', { name: 'Show 3 results' }).click();
  await expect(page).toHaveURL(list({}).replaceAll('%20', '+'));
});

test('where nothing is free it says what to do: without the dates there is something', async ({
  page,
}) => {
  await visit(page, list({ from: FROM, to: TO, maxPrice: '501', minPrice: '499' }));
  await expect(page.getByText('No stay that fits is free on these dates.')).toBeVisible();
  await expect(page.getByText('Try other dates, fewer guests or fewer filters.')).toBeVisible();
  await page.getByRole('link', { name: `Without ${DAYS}: 1` }).click();
  await expect(cards(page)).toContainText([booked.name]);
  expect(page.url()).not.toMatch(/from=|to=/);
});

test('a chip takes both dates away', async ({ page }) => {
  await visit(page, list({ from: FROM, to: TO, guests: '2' }));
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${DAYS}` }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove 2 guests' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('a search is saved without its dates, and says so', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/short-stays?from=${FROM}&to=${TO}`);
  await expect(page.getByRole('button', { name: `Remove ${DAYS}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);

  await visit(page, list({ from: FROM, to: TO, guests: '2' }));
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog).toContainText('Your dates are not saved with it.');
  await dialog.getByLabel('Name').fill('Lagoon');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('Search saved.')).toBeVisible();
  await visit(page, '/saved-searches');
  await page.getByRole('link', { name: 'Lagoon' }).click();
  await expect(page).toHaveURL(/guests=2/);
  expect(page.url()).not.toMatch(/from=|to=/);
  await expect(cards(page)).toHaveCount(2);
});

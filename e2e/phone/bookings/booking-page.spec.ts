import { readFile } from 'node:fs/promises';
import type { Property } from '#domain/properties/schema.ts';
import {
  addDays,
  type CalendarDate,
  formatDay,
  formatShortDate,
} from '#domain/values/calendar-date.ts';
import {
  addressOf,
  bookingsOf,
  day,
  dayButton,
  firstOfMonth,
  formOf,
  openBooking,
  showMonth,
} from '../../testing/listings/booking.ts';
import { newBooking, newListing } from '../../testing/listings.ts';
import { holdCalls } from '../../testing/network/hold-calls.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** What the booking page has beyond the letter of the specification (§2.12). */

let owner: Person;
let property: Property;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner');
});
test.beforeEach(async () => {
  property = await newListing(owner, { price: '450', location: 'Labadi' });
});

test('the confirmation says all there is to know, in view and focused, and waits for anyone who reads on', async ({
  page,
  context,
}) => {
  const guest = await newPerson('Customer');
  await page.clock.install();
  await signIn(context, guest);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(32));
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.confirm.click();
  const confirmation = page.getByRole('region', { name: 'Your stay is confirmed' });
  const title = confirmation.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/^Booking confirmed! Check your email/);
  await expectShown(title);
  await expectShown(confirmation.getByText('Booking confirmed!'));
  const [booking] = await bookingsOf(guest);
  for (const text of [
    property.name,
    '12 Oxford Street, Labadi, Greater Accra',
    formatDay(day(30)),
    formatDay(day(32)),
    '2 nights',
    '₵900.00',
    booking?.reference ?? 'none',
    `${owner.firstname} ${owner.lastname}`,
  ]) {
    await expect(confirmation).toContainText(text);
  }
  await expect(confirmation.getByRole('link', { name: owner.phoneNumber })).toHaveAttribute(
    'href',
    'tel:+233244123456',
  );
  // Anyone who does something in it stays.
  await title.click();
  await page.clock.resume();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await confirmation.getByRole('link', { name: 'Add to your calendar' }).click();
  expect(await (await download).path().then((file) => readFile(file, 'utf8'))).toContain(
    `DTSTART;VALUE=DATE:${day(30).replaceAll('-', '')}`,
  );
  await page.clock.fastForward(20_000);
  await expect(title).toBeVisible();
  await confirmation.getByRole('link', { name: 'See your bookings' }).click();
  await expect(page.getByRole('article', { name: property.name })).toBeVisible();
});

test('taken days are struck out, and the days of a stay are chosen by hand', async ({
  page,
  context,
}) => {
  // Wholly in one month, wherever today is.
  const first = addDays(firstOfMonth(day(40)), 9);
  const [next, taken, free] = [1, 2, 4].map((days) => addDays(first, days)) as [
    CalendarDate,
    CalendarDate,
    CalendarDate,
  ];
  await newBooking(await newPerson('Customer'), property._id, taken, free);
  await signIn(context, await newPerson('Customer'));
  const form = await openBooking(page, property);
  await expect(dayButton(page, day(0))).toHaveAccessibleName(/today/);
  await expect(dayButton(page, day(0))).toHaveCSS('border-top-width', '2px');
  await expect(dayButton(page, day(0))).toHaveCSS('text-decoration-line', 'none');
  const key = page.getByRole('group', { name: 'Your dates' }).locator('ul');
  await expect(key.locator('li')).toHaveText([/Today$/, /Free$/, /Taken$/]);
  await showMonth(page, first);
  for (const each of [taken, addDays(taken, 1)]) {
    await expect(dayButton(page, each)).toBeDisabled();
    await expect(dayButton(page, each)).toHaveAccessibleName(/taken/);
    await expect(dayButton(page, each)).toHaveCSS('text-decoration-line', 'line-through');
  }
  await expect(dayButton(page, free)).toBeEnabled();

  await dayButton(page, first).click();
  await expect(form.checkIn).toHaveValue(first);
  await expect(form.checkOut).toHaveValue('');
  // Others come on the day one leaves.
  await dayButton(page, taken).click();
  await expect(form.checkOut).toHaveValue(taken);
  await expect(page.getByRole('main')).toContainText('2 nights × ₵450.00');
  await expectAccessible(page);

  // Only by keyboard.
  await dayButton(page, first).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(form.checkIn).toHaveValue(first);
  await expect(form.checkOut).toHaveValue(next);
});

test('dates that are taken are not confirmed: the button says why', async ({ page, context }) => {
  await newBooking(await newPerson('Customer'), property._id, day(34), day(36));
  await signIn(context, await newPerson('Customer'));
  const form = await openBooking(page, property);
  await form.choose(day(30), day(35));
  await expect(form.alert).toHaveText('These dates are no longer available.');
  await expect(form.confirm).toBeDisabled();
  await expect(form.confirm).toHaveAccessibleDescription('These dates are no longer available.');
  await form.checkOut.fill(day(34));
  await expect(form.confirm).toBeEnabled();
  await expect(form.alert).toHaveCount(0);
});

test('what one agrees to stands by the button', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  const form = await openBooking(page, property);
  const main = page.getByRole('main');
  await expect(main).toContainText('You pay at the property; nothing is charged now.');
  await expect(main).toContainText('You can cancel until the day before you arrive.');
  await form.choose(day(30), day(32));
  await expect(main).toContainText(`You can cancel until ${formatDay(day(29))}.`);
  await expect(main).toContainText(`Check-in is on ${formatDay(day(30))}.`);
  await form.checkIn.fill(day(0));
  await expect(main).toContainText('A stay that begins today cannot be cancelled.');
});

test('with text of twice the size it is as wide as the screen', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  const form = await openBooking(page, property);
  await form.choose(day(30), day(32));
  const widest = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  expect(widest).toBeLessThanOrEqual(1);
  // What is booked can be read: its name has most of that width.
  const name = await form.stay.getByRole('link', { name: property.name }).boundingBox();
  expect(name?.width).toBeGreaterThan(150);
});

test('the address names the stay: it is shared, and survives a reload', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  await visit(page, addressOf(property));
  const { stay } = formOf(page);
  await expect(stay).toContainText(property.name);
  await expect(stay).toContainText('₵450.00 / night');
  await revisit(page);
  await expect(page).toHaveURL(addressOf(property));
  await expect(stay).toContainText('₵4,500.00 for 10 nights');
});

test('anyone who has a stay there already is told when, above the form, and led to it', async ({
  page,
  context,
}) => {
  const guest = await newPerson('Customer');
  await newBooking(guest, property._id, day(30), day(33));
  for (const near of [10, 14, 18]) {
    const other = await newListing(owner);
    await newBooking(guest, other._id, day(near), day(near + 1));
  }
  await signIn(context, guest);
  await visit(page, addressOf(property));
  const short = (date: CalendarDate) => formatShortDate(date, day(0));
  const line = page.getByText('You have a stay here');
  await expect(line).toHaveText(
    `You have a stay here, ${short(day(30))} to ${short(day(33))}. See it`,
  );
  const { checkIn } = formOf(page);
  const [above, below] = [await line.boundingBox(), await checkIn.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expectAccessible(page);
  await line.getByRole('link', { name: 'See it' }).click();
  const stay = page.getByRole('article', { name: property.name });
  await expect(stay).toBeInViewport({ ratio: 0.5 });
  await expect(stay).toBeFocused();
});

test('nobody’s own stay is shown as taken by others, also where it cannot be read', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/bookings/);
  const guest = await newPerson('Customer');
  const first = addDays(firstOfMonth(day(40)), 9);
  await newBooking(guest, property._id, first, addDays(first, 2));
  await signIn(context, guest);
  // What is taken is known before what is one's own.
  const own = await holdCalls(page, '**/api/bookings?*');
  await visit(page, addressOf(property));
  await expect(formOf(page).checkIn).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await (await own.next()).continue();
  await showMonth(page, first);
  await expect(dayButton(page, first)).toHaveAccessibleName(/booked by you/);
  await expect(dayButton(page, first)).not.toHaveAccessibleName(/taken/);

  await page.route('**/api/bookings?*', (route) => route.fulfill({ status: 500, json: {} }));
  await revisit(page);
  const form = formOf(page);
  await form.choose(first, addDays(first, 1));
  await expect(form.confirm).toBeEnabled();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(form.alert).toHaveCount(0);
});

test('the sum comes into view as the stay is chosen, and gives way where the button is', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  await openBooking(page, property);
  const first = addDays(firstOfMonth(day(40)), 9);
  await showMonth(page, first);
  const bar = page.getByRole('complementary', { name: 'Price of your stay' });
  await dayButton(page, first).click();
  await expect(bar).toHaveCount(0);
  const last = dayButton(page, addDays(first, 2));
  await last.hover();
  const before = await last.boundingBox();
  await last.click();
  await expect(bar).toContainText('₵900.00');
  await expect(bar.getByText('2 nights')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('status').filter({ hasText: '2 nights, total ₵900.00' })).toHaveCount(
    1,
  );
  // Nothing jumps.
  expect((await last.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expectAccessible(page);

  const { confirm, name } = formOf(page);
  await bar.getByRole('button', { name: 'Continue' }).click();
  await expect(name).toBeInViewport();
  await expect(confirm).toBeInViewport();
  await expect(bar).toHaveCSS('opacity', '0');
  // What lies under the finger there is the button, not the bar.
  await confirm.click();
  await expect(page.getByText('Booking confirmed!').first()).toBeVisible();
});

test('an address that names no stay says so', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/\/api\/properties\//);
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/booking?property=0197a000-0000-7000-8000-000000000000');
  await expect(page.getByText('Invalid booking information.')).toBeVisible();
});

test('nobody is offered to book what they list themselves', async ({ page, context }) => {
  await signIn(context, owner);
  await visit(page, addressOf(property));
  const main = page.getByRole('main');
  await expect(main).toContainText('This is your own listing. You cannot book it.');
  await expect(formOf(page).confirm).toHaveCount(0);
  await main.getByRole('link', { name: 'See the listing' }).click();
  const box = page.getByRole('complementary', { name: 'Price and booking' });
  await expect(box.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Contact/ })).toHaveCount(0);
  await visit(page, `/short-stays?${new URLSearchParams({ search: property.name })}`);
  const card = main.getByRole('article').filter({ hasText: property.name });
  await expect(card.getByRole('link', { name: 'Edit' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Book Now' })).toHaveCount(0);
});

import type { Property } from '#domain/properties/schema.ts';
import { addMonths } from '#domain/values/calendar-date.ts';
import {
  addressOf,
  bookingsOf,
  day,
  dayButton,
  formOf,
  openBooking,
  showMonth,
} from '../../testing/listings/booking.ts';
import { newBooking, newListing, setStatus } from '../../testing/listings.ts';
import { holdCalls } from '../../testing/network/hold-calls.ts';
import {
  logInByForm,
  newPerson,
  type Person,
  revokeSession,
  signIn,
} from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Booking (specification §2.12, §4, §5, §8, §9). */

let owner: Person;
let property: Property;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner');
});
test.beforeEach(async () => {
  property = await newListing(owner, { price: '450', location: 'Labadi' });
});

test('without a property it says so, and leads home', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/booking');
  await expect(
    page.getByText('Invalid booking information. Please select a property first.'),
  ).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the stay, its price for ten nights, then the real sum', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer'));
  const { stay, ...form } = await openBooking(page, property);
  await expect(stay).toContainText(property.name);
  await expect(stay).toContainText('Labadi');
  await expect(stay).toContainText(/₵450\.00 \/ night.*₵4,500\.00 for 10 nights/s);
  await form.choose(day(30), day(33));
  const main = page.getByRole('main');
  await expect(main).toContainText('3 nights × ₵450.00');
  await expect(main).toContainText('₵1,350.00');
  await expect(main).not.toContainText('10 nights');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(stay).toContainText('3 nights × ₵450.00');
  await expect(stay).toContainText('₵1,350.00');

  await revisit(page);
  await expect(stay).toContainText(property.name);
});

for (const { price, sentence } of [
  { price: undefined, sentence: 'Price not available' },
  { price: 'on request', sentence: 'Invalid Price' },
]) {
  test(`a price of ${price} is shown as ${sentence}`, async ({ page, context }) => {
    await signIn(context, await newPerson('Customer'));
    await openBooking(page, property);
    const { _id: id, name, location } = property;
    await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), {
      id,
      name,
      location,
      price,
    });
    await revisit(page);
    await expect(formOf(page).stay).toContainText(sentence);
  });
}

test('what is missing or wrong is said, in the order of the rules', async ({ page, context }) => {
  await signIn(context, await newPerson('Customer', { firstname: 'Esi', lastname: 'Quaye' }));
  const form = await openBooking(page, property);
  await expect(form.name).toHaveValue('Esi Quaye');

  await form.phone.fill('12ab');
  await form.confirm.click();
  await expect(form.checkIn).toHaveAccessibleDescription('All fields are required.');
  await expect(form.checkOut).toHaveAccessibleDescription('Please fill in this field.');
  await expect(form.checkIn).toBeFocused();

  await form.choose(day(12), day(12));
  await form.confirm.click();
  await expect(form.alert).toHaveText('Invalid phone number format.');
  await expect(form.phone).toBeFocused();

  await form.phone.fill('+233244123456');
  await form.confirm.click();
  await expect(form.alert).toHaveText('Check-out date must be later than check-in date.');
  await expect(form.checkOut).toBeFocused();
  await form.checkOut.fill(day(10));
  await form.confirm.click();
  await expect(form.alert).toHaveText('Check-out date must be later than check-in date.');

  for (const phone of ['123456', '1234567890123456', '+', '024x4123456']) {
    await form.phone.fill(phone);
    await form.confirm.click();
    await expect(form.alert, phone).toHaveText('Invalid phone number format.');
  }
  await form.name.fill(' ');
  await form.confirm.click();
  await expect(form.name).toHaveAccessibleDescription('All fields are required.');
  await expect(form.name).toBeFocused();
});

test('the pickers begin today and at the check-in date, and end with what can be booked', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  const form = await openBooking(page, property);
  await expect(form.checkIn).toHaveAttribute('min', day(0));
  await expect(form.checkOut).toHaveAttribute('min', day(0));
  await expect(form.checkIn).toHaveAttribute('max', addMonths(day(0), 18));
  await form.checkIn.fill(day(5));
  await expect(form.checkOut).toHaveAttribute('min', day(5));
  await expect(form.checkOut).toHaveAttribute('max', day(95));
});

test('a booking is confirmed, and after three seconds one is home', async ({ page, context }) => {
  const guest = await newPerson('Customer');
  await page.clock.install();
  await signIn(context, guest);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(32));
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.confirm.click();
  const success = page.getByText('Booking confirmed! Check your email for confirmation.');
  await expect(success).toBeVisible();
  await expect(form.name).toHaveCount(0);
  const [booking] = await bookingsOf(guest);
  expect(booking).toMatchObject({ checkIn: day(30), checkOut: day(32), total: 900 });

  await page.clock.runFor(2_900);
  await expect(page).toHaveURL(addressOf(property));
  await page.clock.runFor(100);
  // The page to come needs time to be drawn.
  await page.clock.resume();
  await expect(page).toHaveURL('/');
  await expectShown(page.locator('#toasts').getByText('Booking confirmed!'));

  // The form is empty again, and one's own stay is not somebody else's.
  await visit(page, addressOf(property));
  await expect(form.checkIn).toHaveValue('');
  await showMonth(page, day(30));
  await expect(dayButton(page, day(30))).toHaveAccessibleName(/booked by you/);
  await expect(dayButton(page, day(31))).toHaveAccessibleName(/booked by you/);
  await expect(page.getByRole('gridcell', { name: /taken/ })).toHaveCount(0);
});

test('what cannot be read of a price is not confirmed unseen', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/properties\//);
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  await openBooking(page, property);
  const { _id: id, name, location } = property;
  await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), {
    id,
    name,
    location,
  });
  await page.route(`**/api/properties/${id}`, (route) => route.fulfill({ status: 500, json: {} }));
  await revisit(page);
  const form = formOf(page);
  await form.choose(day(30), day(32));
  await form.confirm.click();
  await expect(form.alert).toHaveText(
    'We cannot read the price of this stay right now. Please try again in a moment.',
  );
  expect(await bookingsOf(guest)).toEqual([]);
  await page.unroute(`**/api/properties/${id}`);
  // By itself, or when it is asked for again.
  const sum = page.locator('form').getByText('₵900.00').last();
  await expect(async () => {
    // Looked for and pressed in one moment: once the sum is there, the button books.
    await form.confirm.evaluate((button: HTMLButtonElement) => {
      if (!button.form?.textContent?.includes('₵900.00')) button.click();
    });
    await expect(sum).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await form.confirm.click();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
});

test('a name that leads elsewhere, and a stay too long, are refused in place', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  const form = await openBooking(page, property);
  await form.choose(day(1), day(92));
  await form.confirm.click();
  await expect(form.alert).toHaveText('A stay can be 90 nights at most.');
  await expect(form.checkOut).toBeFocused();
  await form.checkOut.fill(day(3));
  await form.name.fill('evil.com');
  await form.confirm.click();
  await expect(form.alert).toHaveText(
    'Please type a name without a web address, with a space after each dot.',
  );
  await expect(form.name).toBeFocused();
  await expectAccessible(page);
});

test('two clicks are one booking, and the button says Processing...', async ({ page, context }) => {
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  const form = await openBooking(page, property);
  const calls = await holdCalls(page, '**/api/bookings');
  await form.choose(day(30), day(32));
  await form.confirm.dblclick();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await form.name.press('Enter');
  const call = await calls.next();
  await call.continue();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
  expect(calls.all).toHaveLength(1);
  expect(await call.request().headerValue('atoken')).toBe(guest.token);
  expect(call.request().postDataJSON()).toMatchObject({
    propertyId: property._id,
    fullName: `${guest.firstname} ${guest.lastname}`,
    email: guest.email,
    phoneNumber: guest.phoneNumber,
    checkIn: day(30),
    checkOut: day(32),
    expectedTotal: 900,
  });
  expect(await bookingsOf(guest)).toHaveLength(1);
});

test('dates that went to somebody else are refused', async ({ page, context, complaints }) => {
  await signIn(context, await newPerson('Customer'));
  complaints.expectFailureOf(/\/api\/bookings/);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(35));
  await newBooking(await newPerson('Customer'), property._id, day(34), day(36));
  await form.confirm.click();
  await expect(form.alert).toHaveText('These dates are no longer available.');
  await expect(form.checkIn).toHaveValue(day(30));

  await form.checkOut.fill(day(34));
  await form.confirm.click();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
});

test('a second active booking of the same property is refused', async ({
  page,
  context,
  complaints,
}) => {
  const guest = await newPerson('Customer');
  await newBooking(guest, property._id, day(10), day(12));
  await signIn(context, guest);
  complaints.expectFailureOf(/\/api\/bookings/);
  const form = await openBooking(page, property);
  await form.choose(day(50), day(52));
  await form.confirm.click();
  await expect(form.alert).toHaveText('You already have an active booking for this property.');
});

test('what is rented in the meantime is not booked', async ({ page, context, complaints }) => {
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  complaints.expectFailureOf(/\/api\/bookings/);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(32));
  await setStatus(owner, property._id, 'Rented');
  await form.confirm.click();
  await expect(form.alert.first()).toHaveText('This property cannot be booked.');
  expect(await bookingsOf(guest)).toEqual([]);
});

test('other failures are said, and what was typed stays', async ({ page, context, complaints }) => {
  await signIn(context, await newPerson('Customer'));
  complaints.expectFailureOf(/\/api\/bookings/);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(32));
  const failure = 'Error creating booking. Please try again.';
  const responses = [
    { status: 500, json: {}, sentence: failure },
    { status: 400, json: { message: 'We are closed in May.' }, sentence: 'We are closed in May.' },
  ];
  for (const { sentence, ...response } of responses) {
    await page.route('**/api/bookings', (route) => route.fulfill(response));
    await form.confirm.click();
    await expect(form.alert).toHaveText(sentence);
    await page.unroute('**/api/bookings');
  }
  await page.route('**/api/bookings', (route) => route.abort());
  await form.confirm.click();
  await expect(form.alert).toHaveText(failure);
  await expectAccessible(page);
  await page.unroute('**/api/bookings');
  await expect(form.checkIn).toHaveValue(day(30));
  await form.confirm.click();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
});

test('without a session one is led to login, and back with all that was typed', async ({
  page,
  context,
}) => {
  const guest = await newPerson('Customer');
  await signIn(context, guest);
  const form = await openBooking(page, property);
  await form.name.fill('Nana Akua Owusu');
  await form.choose(day(30), day(32));
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await form.confirm.click();
  await expect(form.alert).toHaveText(
    'You must be logged in to make a booking. Redirecting to login...',
  );
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(addressOf(property))}`);
  await logInByForm(page, guest);
  await expect(page).toHaveURL(addressOf(property));
  await expect(form.stay).toContainText(property.name);
  await expect(form.name).toHaveValue('Nana Akua Owusu');
  await expect(form.checkOut).toHaveValue(day(32));
  await form.confirm.click();
  await expect(page.getByText('Booking confirmed!')).toBeVisible();
});

test('a session that ended is said and forgotten, with the way to login after two seconds', async ({
  page,
  context,
  complaints,
}) => {
  const guest = await newPerson('Customer');
  await page.clock.install();
  await signIn(context, guest);
  complaints.expectFailureOf(/\/api\/bookings/);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(32));
  await revokeSession(guest);
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.confirm.click();
  await expect(form.alert).toHaveText('Session expired. Please login again. Redirecting...');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL(addressOf(property));
  await page.clock.runFor(100);
  // The page to come needs time to be drawn.
  await page.clock.resume();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(addressOf(property))}`);
  await logInByForm(page, guest);
  await expect(form.checkIn).toHaveValue(day(30));
});

test('a refusal by 403 ends the session too', async ({ page, context, complaints }) => {
  await signIn(context, await newPerson('Customer'));
  complaints.expectFailureOf(/\/api\/bookings/);
  const form = await openBooking(page, property);
  await form.choose(day(30), day(32));
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 403, json: {} }));
  await form.confirm.click();
  await expect(form.alert).toHaveText('Session expired. Please login again. Redirecting...');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(addressOf(property))}`);
});

test('a visitor signs up on the way and finds the stay again', async ({ page }) => {
  const guest = await newPerson('Customer');
  await visit(page, `/property/${property._id}`);
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(addressOf(property))}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await logInByForm(page, guest);
  await expect(page).toHaveURL(addressOf(property));
  await expect(formOf(page).stay).toContainText(property.name);
});

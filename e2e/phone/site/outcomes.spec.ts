import type { Locator, Page } from '@playwright/test';
import type { Property } from '#domain/properties/schema.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { newCar } from '../../testing/listings/cars.ts';
import { newBooking, newComment, newEnquiry, newListing, RENTAL } from '../../testing/listings.ts';
import { demoPerson, newPerson, type Person, personDetails, signIn } from '../../testing/people.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** After every submit of the product, on the smallest phone: what happened is in view, and focused or announced. */

let owner: Person;
let property: Property;

test.beforeAll(async () => {
  owner = await newPerson('Property Owner');
  property = await newListing(owner);
});

const day = (days: number) => addDays(today(new Date()), days);
const main = (page: Page) => page.getByRole('main');
/** What stands beside wrong fields. */
const problems = (page: Page) => main(page).locator('[id$="-error"]');
const toast = (page: Page, text: string) => page.locator('#toasts').getByText(text);
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** Fails the next calls of an address. */
const failing = (page: Page, url: string, status = 500) =>
  page.route(url, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: {} }),
  );

test('log in', async ({ page, complaints }) => {
  complaints.expectFailureOf(/login/);
  const person = await newPerson('Customer');
  await visit(page, '/login');
  await page.getByLabel('Email').fill(person.email);
  await press(main(page), 'Login');
  await expectShown(problems(page).first());
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await press(main(page), 'Login');
  await expectShown(main(page).getByRole('alert'));
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await press(main(page), 'Login');
  await expectShown(toast(page, 'Login successful!'));
});

test('sign up', async ({ page, complaints }) => {
  complaints.expectFailureOf(/signup/);
  const { email } = await newPerson('Customer');
  const person = personDetails();
  await visit(page, '/signup');
  await page.getByRole('dialog').getByRole('button', { name: 'Customer' }).click();
  await press(main(page), 'Signup');
  await expectShown(problems(page).first());
  const fields = {
    'First name': person.firstname,
    'Last name': person.lastname,
    'Phone number': person.phoneNumber,
    Location: person.location,
    Email: email,
    Password: person.password,
    'Confirm password': person.password,
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await press(main(page), 'Signup');
  await expectShown(main(page).getByText(/already/));
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await press(main(page), 'Signup');
  await expectShown(toast(page, 'Signup successful!'));
});

test('a forgotten password, and a new one', async ({ page, complaints }) => {
  complaints.expectFailureOf(/password/);
  const person = await newPerson('Customer');
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill('nobody');
  await press(main(page), 'Send Reset Link');
  await expectShown(main(page).getByText('Invalid email address'));
  await page.getByLabel('Email').fill(person.email);
  await press(main(page), 'Send Reset Link');
  await expectShown(main(page).getByRole('status'));

  const link = /\/reset-password\/[\w-]+/;
  await expect
    .poll(async () => (await outbox().to(person.email)).some((mail) => link.test(mail)))
    .toBe(true);
  const mail = (await outbox().to(person.email)).at(-1) ?? '';
  await visit(page, mail.replaceAll('=\n', '').match(link)?.[0] ?? '');
  await page.getByLabel('New Password').fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await press(main(page), 'Reset Password');
  await expectShown(main(page).getByText('Password must be at least 6 characters long'));
  for (const label of ['New Password', 'Confirm Password']) {
    await page.getByLabel(label).fill('another-secret');
  }
  await press(main(page), 'Reset Password');
  await expectShown(main(page).getByRole('status').getByText(/reset/i));
});

test('a profile', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/profile/);
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/profile');
  await press(page, 'Edit Profile');
  await page.getByLabel('First name').fill(' ');
  await press(page, 'Save Changes');
  await expectShown(main(page).getByRole('alert').or(problems(page)).first());
  await page.getByLabel('First name').fill('Esi');
  await failing(page, '**/api/User/profile');
  await press(page, 'Save Changes');
  await expectShown(main(page).getByText('Server error. Please try again later.'));
  await page.unroute('**/api/User/profile');
  await press(page, 'Save Changes');
  await expectShown(main(page).getByText('Profile updated successfully!'));
});

test('only phone and location', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/profile/);
  await signIn(context, await newPerson('Customer'));
  await visit(page, '/profile-update');
  await page.getByLabel('Phone number').fill('12');
  await press(page, 'Save Changes');
  await expectShown(problems(page));
  await page.getByLabel('Phone number').fill('0244555666');
  await press(page, 'Save Changes');
  await expectShown(main(page).getByText('Profile updated successfully!'));
});

test('a changed password', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/password/);
  const person = await newPerson('Customer');
  await signIn(context, person);
  await visit(page, '/profile');
  await press(page, 'Change Password');
  const form = page.getByRole('form', { name: 'Change Password' });
  const fill = async (current: string) => {
    await form.getByLabel('Current Password').fill(current);
    await form.getByLabel('New Password').fill('another-secret');
    await form.getByLabel('Confirm Password').fill('another-secret');
  };
  await fill('not-the-password');
  await form.locator('[type="submit"]').click();
  await expectShown(form.locator('[id$="-error"], [role="alert"]').first());
  await fill(person.password);
  await form.locator('[type="submit"]').click();
  await expectShown(
    main(page)
      .getByRole('status')
      .filter({ hasText: /password/i }),
  );
});

test('a message to the site', async ({ page, complaints }) => {
  complaints.expectFailureOf(/contact/);
  await visit(page, '/contact');
  const send = main(page).locator('form [type="submit"]');
  await send.click();
  await expectShown(problems(page).first());
  await page.getByLabel('Name').fill('Esi Quaye');
  await page.getByLabel('Email').fill('esi@efie.test');
  await page.getByLabel('Message').fill('Do you have offices in Ho?\n'.repeat(8));
  await failing(page, '**/api/contact');
  await send.click();
  await expectShown(main(page).getByRole('alert'));
  await page.unroute('**/api/contact');
  await send.click();
  await expectShown(main(page).getByRole('status'));
});

test('an enquiry', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/enquir/);
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/property/${property._id}#enquiry`);
  const form = page.locator('#enquiry form');
  const send = form.locator('[type="submit"]');
  await send.click();
  await expectShown(form.locator('[id$="-error"]').first());
  await form.getByRole('textbox').first().fill('Is it free in May?');
  await failing(page, '**/api/**/enquiries');
  await send.click();
  await expectShown(form.getByRole('alert'));
  await page.unroute('**/api/**/enquiries');
  await send.click();
  await expectShown(page.locator('#enquiry').getByText('Your enquiry was sent.'));
});

test('a comment with stars, its change and its end', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/comments/);
  complaints.expectMessage(/ApiError/);
  const listing = await newListing(owner, RENTAL);
  const guest = await newPerson('Customer');
  await newEnquiry(guest, listing._id);
  for (let n = 0; n < 5; n += 1) await newComment(guest, listing._id, `Before ${n}`);
  await signIn(context, guest);
  await visit(page, `/property/${listing._id}#comments`);
  const section = page.locator('#comments');
  await section.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await section.getByRole('textbox', { name: 'Your comment' }).fill('Quiet.');
  await failing(page, '**/api/comments');
  await press(section, 'Post Comment');
  await expectShown(section.getByRole('alert'));
  // The same failure again is shown again.
  await section.getByRole('button', { name: 'Post Comment' }).scrollIntoViewIfNeeded();
  await press(section, 'Post Comment');
  await expectShown(section.getByRole('alert'));
  await page.unroute('**/api/comments');
  await press(section, 'Post Comment');
  await expectShown(toast(page, 'Comment posted successfully!'));

  const own = section.getByRole('article').filter({ hasText: 'Quiet.' });
  await press(own, 'Edit');
  await failing(page, '**/api/properties/*/comments/*');
  const edit = section.getByRole('form', { name: 'Edit your comment' });
  await press(edit, 'Save');
  await expectShown(edit.getByRole('alert'));
  await page.unroute('**/api/properties/*/comments/*');
  await press(edit, 'Save');
  await expectShown(toast(page, 'Comment saved.'));

  await press(own, 'Delete');
  await failing(page, '**/api/properties/*/comments/*');
  const dialog = page.getByRole('dialog');
  await press(dialog, 'Delete');
  await expectShown(dialog.getByRole('alert'));
  await page.unroute('**/api/properties/*/comments/*');
  await press(dialog, 'Delete');
  await expectShown(toast(page, 'Comment deleted.'));
});

test('a booking, and its end', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/bookings/);
  const stay = await newListing(owner);
  await signIn(context, await newPerson('Customer'));
  await visit(page, `/booking?property=${stay._id}`);
  // It comes with the profile.
  await expect(page.getByLabel('Email')).toHaveValue(/@/);
  await press(page, 'Confirm Booking');
  await expectShown(problems(page).first());
  await page.getByLabel('Check In').fill(day(30));
  await page.getByLabel('Check Out').fill(day(32));
  await failing(page, '**/api/bookings');
  await press(page, 'Confirm Booking');
  await expectShown(main(page).getByRole('alert'));
  await page.unroute('**/api/bookings');
  // Somebody is quicker.
  await newBooking(await newPerson('Customer'), stay._id, day(31), day(33));
  await press(page, 'Confirm Booking');
  await expectShown(problems(page));
  await page.getByLabel('Check Out').fill(day(31));
  await press(page, 'Confirm Booking');
  await expectShown(main(page).getByText('Booking confirmed!'));
  await visit(page, '/bookings');
  await page.getByRole('article', { name: stay.name }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await failing(page, '**/api/bookings/*/cancel');
  await press(dialog, 'Cancel booking');
  await expectShown(dialog.getByRole('alert'));
  await page.unroute('**/api/bookings/*/cancel');
  await press(dialog, 'Cancel booking');
  await expectShown(main(page).getByText('Booking cancelled.'));
});

test('a changed property', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/properties/);
  const listing = await newListing(owner, {}, { photos: 1 });
  await signIn(context, owner);
  await visit(page, `/property/${listing._id}/edit`);
  await page.locator('[name="name"]').fill('');
  await press(page, 'Save changes');
  await expectShown(problems(page).first());
  await page.locator('[name="name"]').fill('Palm House');
  await failing(page, `**/api/properties/${listing._id}`);
  await press(page, 'Save changes');
  await expectShown(main(page).getByRole('alert'));
  await page.unroute(`**/api/properties/${listing._id}`);
  await press(page, 'Save changes');
  await expectShown(toast(page, 'Property updated successfully!'));
});

test('a changed car', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/cars/);
  const car = await newCar(owner);
  await signIn(context, owner);
  await visit(page, `/cars/${car._id}/edit`);
  await page.locator('[name="name"]').fill('');
  await press(page, 'Save changes');
  await expectShown(problems(page).first());
  await page.locator('[name="name"]').fill('Blue Corolla');
  await failing(page, `**/api/cars/${car._id}`);
  await press(page, 'Save changes');
  await expectShown(main(page).getByRole('alert'));
  await page.unroute(`**/api/cars/${car._id}`);
  await press(page, 'Save changes');
  await expectShown(toast(page, 'updated successfully!'));
});

test('a status, and a deleted property', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/properties/);
  const lister = await newPerson('Agent');
  const listings = [await newListing(lister), await newListing(lister), await newListing(lister)];
  const [last] = listings;
  await signIn(context, lister);
  await visit(page, '/property-status');
  const row = page.getByRole('row').filter({ hasText: last?.name ?? '' });
  await press(row, 'Update');
  await expectShown(row.getByText('Please select a status.'));
  await row.getByRole('combobox').selectOption('Sold');
  await failing(page, '**/api/properties/*/status');
  await press(row, 'Update');
  await expectShown(row.getByText('Failed to update the status. Please try again.'));
  await page.unroute('**/api/properties/*/status');
  await press(row, 'Update');
  await expectShown(toast(page, 'Property status updated successfully!'));

  await visit(page, '/property-list');
  await page.getByRole('button', { name: 'Delete Property' }).last().click();
  const dialog = page.getByRole('dialog');
  await failing(page, '**/api/properties/*');
  await press(dialog, 'Delete');
  await expectShown(dialog.getByRole('alert'));
  await page.unroute('**/api/properties/*');
  await press(dialog, 'Delete');
  await expectShown(toast(page, 'Property deleted successfully'));
});

test('a lock-out that an Admin lifts', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/lift-lockout/);
  const person = await newPerson('Customer');
  await signIn(context, await demoPerson('admin'));
  await visit(page, '/admin-dashboard');
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByLabel('Email') })
    .last();
  const send = form.locator('[type="submit"]');
  await send.click();
  await expectShown(form.locator('[id$="-error"]'));
  await form.getByLabel('Email').fill('nobody@efie.test');
  await send.click();
  await expectShown(form.locator('[id$="-error"], [role="alert"]').first());
  await form.getByLabel('Email').fill(person.email);
  await send.click();
  await expectShown(main(page).getByRole('status').filter({ hasText: person.email }));
});

import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { Role } from '#domain/accounts/role.ts';
import type { Calls } from '#domain/calls.ts';
import { answerProfileParts } from '../testing/accounts-samples.ts';
import { answer, listOf, refusal } from '../testing/answers.ts';
import { expectLogged } from '../testing/complaints.ts';
import { answerCar, answerProperty } from '../testing/listing-samples.ts';
import { sampleComment, sampleCommentPage } from '../testing/messages-samples.ts';
import { openSite } from '../testing/open-site.tsx';
import { expectShown } from '../testing/outcome.ts';
import { logInAs, sampleProfile } from '../testing/people.ts';
import { problemOf } from '../testing/problem-of.ts';
import { answerAll } from '../testing/sample-of.ts';
import {
  propertyCard,
  sampleCar,
  sampleId,
  sampleProperty,
  sampleStay,
} from '../testing/samples.ts';
import { day, sampleBooking } from '../testing/stays-samples.ts';
import { fakeTimeouts } from '../testing/timeouts.ts';

/** After every submission in the product, on the smallest phone: the result is in view, and focused or announced. */

const main = page.getByRole('main');
const OWN = { _id: sampleProfile()._id };

const press = (within: Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

/** The first error message beside a field. */
const expectProblemShown = () =>
  expect
    .poll(() => {
      const problem = [...document.querySelectorAll('main [id$="-error"]')].find((each) =>
        each.checkVisibility(),
      );
      return problem ? problemOf(problem) : 'nothing is said to be wrong';
    })
    .toBe('none');

/** A message over the page. */
const expectToastShown = (text: string | RegExp) => expectShown(page.getByText(text).last());

/** Fails the next calls of a name. */
const fail = (name: keyof Calls) => answer(name, new Response('{}', { status: 500 }));

function comeAs(role: Role) {
  answerAll();
  answerProfileParts();
  return logInAs(role, OWN);
}

async function fillIn(fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await main.getByLabelText(label, { exact: true }).fill(text);
  }
}

// §2.1/51
test('the outcome of logging in is in view', async () => {
  await openSite('/login');
  await main.getByLabelText('Email').fill('ama@efie.test');
  await press(main, 'Login');
  await expectProblemShown();
  answer('POST /api/auth/login', refusal('UNAUTHENTICATED', 'Invalid email or password'));
  await main.getByLabelText('Password', { exact: true }).fill('not-the-password');
  await press(main, 'Login');
  await expectShown(main.getByRole('alert'));
  answer('POST /api/auth/login', () => {
    const { _id: userId } = logInAs('Customer');
    return { token: `token-of-${userId}`, role: 'Customer' as const, userId };
  });
  await press(main, 'Login');
  await expectToastShown('Login successful!');
});

// §2.1/51
test('the outcome of signing up is in view', async () => {
  await openSite('/signup?role=Customer');
  await press(main, 'Signup');
  await expectProblemShown();
  await fillIn({
    'First name': 'Ama',
    'Last name': 'Mensah',
    'Phone number': '0244123456',
    Location: 'Accra',
    Email: 'ama@efie.test',
    Password: 'secret-enough',
    'Confirm password': 'secret-enough',
  });
  const taken = 'This email is already in use.';
  answer('POST /api/auth/signup', refusal('CONFLICT', taken, { email: taken }));
  await press(main, 'Signup');
  await expectShown(main.getByText(taken).first());
  answer('POST /api/auth/signup', {
    message: 'ok',
    role: 'Customer',
    userId: sampleId(1),
    linkSentTo: null,
  });
  await press(main, 'Signup');
  await expectToastShown('Signup successful!');
});

// §2.1/51
test('the outcome of asking for and setting a new password is in view', async () => {
  await openSite('/forgot-password');
  await main.getByLabelText('Email').fill('nobody');
  await press(main, 'Send Reset Link');
  await expectShown(main.getByText('Invalid email address'));
  answer('POST /api/auth/forgot-password', { message: 'Look into your letterbox.' });
  await main.getByLabelText('Email').fill('ama@efie.test');
  await press(main, 'Send Reset Link');
  await expectShown(main.getByText('Look into your letterbox.'));

  await openSite('/reset-password/some-token');
  const labels = ['New Password', 'Confirm Password'];
  await fillIn(Object.fromEntries(labels.map((label) => [label, 'short'])));
  await press(main, 'Reset Password');
  await expectShown(main.getByText('Password must be at least 6 characters long'));
  answer('POST /api/auth/reset-password/:token', { message: 'Password reset successfully!' });
  await fillIn(Object.fromEntries(labels.map((label) => [label, 'another-secret'])));
  // It leads on after two seconds.
  fakeTimeouts();
  await press(main, 'Reset Password');
  await expectShown(main.getByText('Password reset successfully!'));
});

// §2.1/51
test('the outcome of editing a profile is in view', async () => {
  const user = comeAs('Customer');
  await openSite('/profile');
  await press(main, 'Edit Profile');
  await main.getByLabelText('First name').fill(' ');
  const empty = 'Please fill in this field.';
  answer('PUT /api/User/profile', refusal('BAD_INPUT', empty, { firstname: empty }));
  await press(main, 'Save Changes');
  await expectProblemShown();
  await main.getByLabelText('First name').fill('Esi');
  fail('PUT /api/User/profile');
  await press(main, 'Save Changes');
  await expectShown(main.getByText('Server error. Please try again later.'));
  answer('PUT /api/User/profile', { message: 'Profile updated successfully!', user });
  await press(main, 'Save Changes');
  await expectShown(main.getByText('Profile updated successfully!'));
});

// §2.1/51
test('the outcome of editing only phone and location is in view', async () => {
  const user = comeAs('Customer');
  await openSite('/profile-update');
  await main.getByLabelText('Phone number').fill('12');
  const wrong = 'Invalid phone number format.';
  answer('PUT /api/User/profile', refusal('BAD_INPUT', wrong, { phoneNumber: wrong }));
  await press(main, 'Save Changes');
  await expectProblemShown();
  await main.getByLabelText('Phone number').fill('0244555666');
  answer('PUT /api/User/profile', { message: 'Profile updated successfully!', user });
  await press(main, 'Save Changes');
  await expectShown(main.getByText('Profile updated successfully!'));
});

// §2.1/51
test('the outcome of changing the password is in view', async () => {
  comeAs('Customer');
  await openSite('/profile');
  await press(main, 'Change password');
  const form = page.getByRole('form', { name: 'Change password' });
  for (const label of ['Current password', 'New Password', 'Confirm Password']) {
    await form.getByLabelText(label).fill('another-secret');
  }
  const wrong = 'This isn’t your current password.';
  answer('PUT /api/User/password', refusal('BAD_INPUT', wrong, { currentPassword: wrong }));
  await press(form, 'Save password');
  await expectProblemShown();
  const changed = 'Password changed. You’re logged out on every other device.';
  answer('PUT /api/User/password', { message: changed });
  await press(form, 'Save password');
  await expectShown(main.getByText(changed));
});

// §2.1/51
test('the outcome of a message to the site is in view', async () => {
  await openSite('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await press(form, 'Send message');
  await expectProblemShown();
  await form.getByLabelText('Name').fill('Esi Quaye');
  await form.getByLabelText('Email').fill('esi@efie.test');
  await form.getByLabelText('Message').fill('Do you have offices in Ho?\n'.repeat(8));
  fail('POST /api/contact');
  await press(form, 'Send message');
  await expectShown(form.getByRole('alert'));
  answer('POST /api/contact', () =>
    Response.json({ message: 'Your message was sent.' }, { status: 201 }),
  );
  await press(form, 'Send message');
  await expectShown(main.getByText('Your message was sent.'));
});

// §2.1/51
test('the outcome of an enquiry is in view', async () => {
  logInAs('Customer', OWN);
  answerProperty();
  await openSite(`/property/${sampleId(1)}#enquiry`);
  const form = page.getByRole('form', { name: 'Send an enquiry' });
  await press(form, 'Send enquiry');
  await expectProblemShown();
  await form.getByLabelText('Message').fill('Is it free in May?');
  fail('POST /api/properties/:id/enquiries');
  await press(form, 'Send enquiry');
  await expectShown(form.getByRole('alert'));
  const sent = 'Your enquiry was sent. You can now call or message the lister.';
  answer('POST /api/properties/:id/enquiries', () =>
    Response.json(
      {
        message: sent,
        sentAt: '2026-11-27T10:00:00.000Z',
        contact: { name: 'Naa Lamptey', phoneNumber: '+233244000121', whatsapp: null },
        conversationId: sampleId(400),
      },
      { status: 201 },
    ),
  );
  await press(form, 'Send enquiry');
  await expectShown(main.getByText('Your enquiry was sent.'));
});

// §2.1/51
test('the outcome of posting, editing and deleting a comment is in view', async () => {
  expectLogged(/ApiError/);
  const { _id: userId } = logInAs('Customer', { ...OWN, firstname: 'Esi', lastname: 'Owusu' });
  const comments = Array.from({ length: 5 }, (_, n) =>
    sampleComment({ _id: sampleId(310 + n), comment: `Before ${n}` }),
  );
  answerProperty(sampleProperty());
  answer('GET /api/comments/property/:id', () => sampleCommentPage(comments));
  await openSite(`/property/${sampleId(1)}#comments`);
  const section = page.getByRole('group').filter({ hasText: 'Comments & Reviews' });
  const box = section.getByRole('textbox', { name: 'Your comment' });
  await userEvent.click(section.getByRole('radio', { name: '4 stars' }), { force: true });
  await box.fill('Quiet.');
  fail('POST /api/comments');
  await press(section, 'Post Comment');
  await expectShown(section.getByRole('alert'));
  // Repeating the same failure shows it again.
  section.getByRole('button', { name: 'Post Comment' }).element().scrollIntoView();
  await press(section, 'Post Comment');
  await expectShown(section.getByRole('alert'));
  const own = sampleComment({ _id: sampleId(320), userId, comment: 'Quiet.', rating: 4 });
  answer('POST /api/comments', () => {
    comments.unshift(own);
    return Response.json({ message: 'Posted.', comment: own }, { status: 201 });
  });
  await press(section, 'Post Comment');
  await expectToastShown('Comment posted successfully!');

  const shown = section.getByRole('article').filter({ hasText: 'Quiet.' });
  await press(shown, 'Edit');
  const edit = section.getByRole('form', { name: 'Edit your comment' });
  fail('PUT /api/properties/:id/comments/:commentId');
  await press(edit, 'Save');
  await expectShown(edit.getByRole('alert'));
  answer('PUT /api/properties/:id/comments/:commentId', own);
  await press(edit, 'Save');
  await expectToastShown('Comment saved.');

  await press(shown, 'Delete');
  const dialog = page.getByRole('dialog');
  fail('DELETE /api/properties/:id/comments/:commentId');
  await press(dialog, 'Delete');
  await expectShown(dialog.getByRole('alert'));
  answer('DELETE /api/properties/:id/comments/:commentId', () => {
    comments.shift();
    return true as const;
  });
  await press(dialog, 'Delete');
  await expectToastShown('Comment deleted.');
});

// §2.1/51
test('the outcome of booking and cancelling is in view', async () => {
  logInAs('Customer', OWN);
  const stay = sampleStay();
  answerProperty(stay);
  answer('GET /api/properties/:id/booked-dates', []);
  answer('GET /api/properties/:id/stay-rules', { rules: null, version: 0 });
  answer('GET /api/bookings', listOf([]));
  await openSite(`/booking?property=${stay._id}`);
  await expect.element(main.getByLabelText('Email')).toHaveValue('ama@efie.test');
  await press(main, 'Confirm Booking');
  await expectProblemShown();
  await main.getByLabelText('Check In').fill(day(30));
  await main.getByLabelText('Check Out').fill(day(32));
  fail('POST /api/bookings');
  await press(main, 'Confirm Booking');
  await expectShown(main.getByRole('alert'));
  // Someone is quicker.
  const taken = 'These dates are taken.';
  answer('POST /api/bookings', refusal('CONFLICT', taken, { checkOut: taken }));
  await press(main, 'Confirm Booking');
  await expectProblemShown();
  const booking = sampleBooking();
  answer('POST /api/bookings', { message: 'Booked.', booking });
  await main.getByLabelText('Check Out').fill(day(31));
  await press(main, 'Confirm Booking');
  await expectShown(main.getByText('Booking confirmed!'));

  answer('GET /api/bookings', ({ query }) =>
    listOf(query.get('when') === 'upcoming' ? [booking] : []),
  );
  await openSite('/bookings');
  await page
    .getByRole('article', { name: booking.propertyName })
    .getByRole('button', { name: 'Cancel booking' })
    .click();
  const dialog = page.getByRole('dialog');
  fail('POST /api/bookings/:id/cancel');
  await press(dialog, 'Cancel booking');
  await expectShown(dialog.getByRole('alert'));
  answer('POST /api/bookings/:id/cancel', {
    message: 'Booking cancelled.',
    booking: { ...booking, status: 'cancelled' },
  });
  await press(dialog, 'Cancel booking');
  await expectShown(main.getByText('Booking cancelled.'));
});

// §2.1/51
test('the outcome of editing a property is in view', async () => {
  logInAs('Property Owner', OWN);
  const { lister } = sampleStay();
  const property = sampleStay({ lister: { ...lister, userId: OWN._id } });
  answerProperty(property);
  answer('GET /api/properties/:id/pin', { pin: null, shown: false });
  await openSite(`/property/${property._id}/edit`);
  const name = main.getByLabelText('Name', { exact: true });
  await expect.element(name).toHaveValue(property.name);
  await name.fill('');
  await press(main, 'Save changes');
  await expectProblemShown();
  await name.fill('Palm House');
  fail('PUT /api/properties/:id');
  await press(main, 'Save changes');
  await expectShown(main.getByRole('alert'));
  answer('PUT /api/properties/:id', { message: 'Saved.', property });
  await press(main, 'Save changes');
  await expectToastShown('Property updated successfully!');
});

// §2.1/51
test('the outcome of editing a car is in view', async () => {
  logInAs('Customer', OWN);
  const car = sampleCar({
    userId: OWN._id,
    driverContact: '+233201112222',
    userEmail: 'yaw@efie.test',
    phone: '0244123456',
  });
  answerCar(car);
  answer('GET /api/cars/:id/pin', { pin: null, shown: false });
  answer('GET /api/cars/:id/read-details', { answered: [] });
  await openSite(`/cars/${car._id}/edit`);
  const name = main.getByLabelText('Title of your listing');
  await expect.element(name).toHaveValue(car.name);
  await name.fill('');
  await press(main, 'Save changes');
  await expectProblemShown();
  await name.fill('Blue Corolla');
  fail('PUT /api/cars/:id');
  await press(main, 'Save changes');
  await expectShown(main.getByRole('alert'));
  answer('PUT /api/cars/:id', { message: 'Saved.', car });
  await press(main, 'Save changes');
  await expectToastShown(/updated successfully!/);
});

// §2.1/51
test('the outcome of setting a status and deleting a property is in view', async () => {
  logInAs('Agent', OWN);
  const homes = [1, 2, 3].map((n) =>
    propertyCard(sampleProperty({ _id: sampleId(n), name: `Home ${n}` })),
  );
  answer('GET /api/User/properties', listOf(homes));
  await openSite('/property-status');
  const row = page.getByRole('row').filter({ hasText: 'Home 3' });
  await press(row, 'Update');
  await expectShown(row.getByText('Please select a status.'));
  await row.getByRole('combobox').selectOptions('Sold');
  fail('PUT /api/properties/:id/status');
  await press(row, 'Update');
  await expectShown(row.getByText('Failed to update the status. Please try again.'));
  answer('PUT /api/properties/:id/status', {
    message: 'Saved.',
    property: sampleProperty({ _id: sampleId(3), name: 'Home 3', status: 'sold' }),
  });
  await press(row, 'Update');
  await expectToastShown('Property status updated successfully!');

  answer('GET /api/properties/:id/stays-to-come', { stays: [], confirmation: 'none' });
  await openSite('/property-list');
  await page.getByRole('button', { name: 'Delete Property' }).last().click();
  const dialog = page.getByRole('dialog');
  fail('DELETE /api/properties/:id');
  await press(dialog, 'Delete');
  await expectShown(dialog.getByRole('alert'));
  answer('DELETE /api/properties/:id', { message: 'ok' });
  await press(dialog, 'Delete');
  await expectToastShown('Property deleted successfully');
});

// §2.1/51, §6/30
test('the outcome of unlocking an account as an Admin is in view', async () => {
  comeAs('Admin');
  await openSite('/admin-dashboard');
  const form = page.getByRole('form', { name: 'Unlock an account' });
  const email = form.getByLabelText('Email');
  await email.fill('nobody');
  await press(form, 'Unlock');
  await expectProblemShown();
  const none = 'No account has this email.';
  answer('POST /api/admin/lift-lockout', refusal('NOT_FOUND', none));
  await email.fill('nobody@efie.test');
  await userEvent.keyboard('{Enter}');
  await expectShown(form.getByRole('alert').getByText(none));
  const lifted = answer('POST /api/admin/lift-lockout', ({ body }) => ({
    message: `${body.email} can log in again.`,
  }));
  await email.fill('esi@efie.test');
  await userEvent.keyboard('{Enter}');
  await expectShown(main.getByText('esi@efie.test can log in again.'));
  expect(lifted).toMatchObject([{ body: { email: 'esi@efie.test' } }]);
});

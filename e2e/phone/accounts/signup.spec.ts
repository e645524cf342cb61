import type { Page } from '@playwright/test';
import { SIGNUP_ROLES, type SignupRole } from '#domain/accounts/role.ts';
import { profileStatus } from '../../testing/accounts/profile.ts';
import { callsTo } from '../../testing/network/calls.ts';
import {
  logInByForm,
  newPerson,
  type PersonDetails,
  personDetails,
  signIn,
} from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** Sign-up (specification §2.5, §4, §5, §8). */

const SIGNUP_CALL = '**/api/auth/signup';

const roleChoice = (page: Page) => page.getByRole('dialog', { name: 'Select Your Role' });
const toast = (page: Page) => page.locator('#toasts').getByRole('status');

function formOf(page: Page) {
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label, { exact: true });
  return {
    main,
    field,
    submit: main.getByRole('button', { name: 'Signup', exact: true }),
    alert: main.getByRole('alert'),
    async fill(person: PersonDetails, confirmPassword = person.password) {
      await field('First name').fill(person.firstname);
      await field('Last name').fill(person.lastname);
      await field('Phone number').fill(person.phoneNumber);
      await field('Location').fill(person.location);
      await field('Email').fill(person.email);
      await field('Password').fill(person.password);
      await field('Confirm password').fill(confirmPassword);
    },
  };
}

/** Opens the page and chooses a role, as people do. */
async function openForm(page: Page, role: SignupRole = 'Customer', search = '') {
  await visit(page, `/signup${search}`);
  await roleChoice(page).getByRole('button', { name: role, exact: true }).click();
  await expect(roleChoice(page)).toBeHidden();
  return formOf(page);
}

test.describe('the choice of a role', () => {
  test('opens by itself, offers three roles and no Admin, and can be closed', async ({ page }) => {
    await visit(page, '/signup');
    const dialog = roleChoice(page);
    await expect(dialog).toBeVisible();
    for (const role of SIGNUP_ROLES) {
      await expect(dialog.getByRole('button', { name: role, exact: true })).toBeVisible();
    }
    await expect(dialog).not.toContainText('Admin');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Select Your Role' })).toBeVisible();

    await revisit(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await revisit(page);
    await page.touchscreen.tap(5, 5);
    await expect(dialog).toBeHidden();
  });

  for (const role of SIGNUP_ROLES) {
    test(`leads to the form Signup as ${role}, which a reload keeps`, async ({ page }) => {
      const form = await openForm(page, role);
      const title = page.getByRole('heading', { name: `Signup as ${role}`, level: 1 });
      await expect(title).toBeVisible();
      await expect(form.field('First name')).toBeFocused();
      await revisit(page);
      await expect(title).toBeVisible();
      await expect(roleChoice(page)).toBeHidden();
    });
  }

  test('can be made again, and what was typed stays', async ({ page }) => {
    const form = await openForm(page, 'Agent');
    await form.field('First name').fill('Ama');
    await form.main.getByRole('link', { name: 'Change role' }).click();
    await roleChoice(page).getByRole('button', { name: 'Property Owner' }).click();
    await expect(page.getByRole('heading', { name: 'Signup as Property Owner' })).toBeVisible();
    await expect(form.field('First name')).toHaveValue('Ama');
  });

  test('is asked for again when the form is sent without one', async ({ page }) => {
    await visit(page, '/signup');
    await page.keyboard.press('Escape');
    const form = formOf(page);
    await form.fill(personDetails());
    await form.submit.click();
    await expect(roleChoice(page)).toBeVisible();
  });
});

test.describe('the form', () => {
  test('has the fields of the specification', async ({ page }) => {
    const form = await openForm(page);
    for (const label of ['First name', 'Last name', 'Phone number', 'Location', 'Email']) {
      await expect(form.field(label)).toBeVisible();
    }
    for (const label of ['Password', 'Confirm password']) {
      await expect(form.field(label)).toHaveAttribute('type', 'password');
    }
    await form.main.getByRole('button', { name: 'Show password' }).first().click();
    await expect(form.field('Password')).toHaveAttribute('type', 'text');
    await expect(form.field('Confirm password')).toHaveAttribute('type', 'password');
  });

  test('wants every field, then equal passwords, then each in its form', async ({ page }) => {
    const calls = callsTo(page, /api\/auth\/signup/);
    const form = await openForm(page);
    await form.submit.click();
    await expect(form.field('First name')).toHaveAccessibleDescription('All fields are required.');
    await expect(form.field('First name')).toBeFocused();

    for (const label of ['First name', 'Last name', 'Phone number', 'Location', 'Email']) {
      await form.fill(personDetails());
      await form.field(label).fill('  ');
      await form.submit.click();
      await expect(form.field(label)).toHaveAccessibleDescription(/^All fields are required\./);
      await expect(form.field(label)).toBeFocused();
    }

    await form.fill(personDetails({ email: 'ama', phoneNumber: '12', password: '12345' }), '54321');
    await form.submit.click();
    await expect(form.main.getByText('Passwords do not match')).toBeVisible();
    await expect(form.main.getByText('Invalid email address')).toBeVisible();
    await expect(form.main.getByText('Invalid phone number format.')).toBeVisible();
    await expect(form.main.getByText('Password must be at least 6 characters long')).toBeVisible();

    await form.fill(personDetails(), 'another-password');
    await form.submit.click();
    await expect(form.main.getByText('Passwords do not match')).toBeVisible();
    await expect(form.field('Confirm password')).toBeFocused();
    await expect(form.field('Confirm password')).toHaveAccessibleDescription(
      /Passwords do not match/,
    );
    await expect(form.main.getByText('Invalid email address')).toBeHidden();
    expect(calls).toEqual([]);
  });

  test("says the server's reason, and keeps what was typed", async ({ page, complaints }) => {
    complaints.expectFailureOf(/\/api\/auth\/signup/);
    const { email } = await newPerson('Customer');
    const form = await openForm(page);
    await form.fill(personDetails({ firstname: 'Kofi', email: email.toUpperCase() }));
    await form.submit.click();
    await expect(form.main.getByText('An account with this email already exists')).toBeVisible();
    await expect(form.field('First name')).toHaveValue('Kofi');

    await page.route(SIGNUP_CALL, (route) => route.fulfill({ status: 500, body: 'oh' }));
    await form.field('Email').fill(personDetails().email);
    await form.submit.click();
    await expect(form.alert).toHaveText('An error occurred');
  });

  test('takes any status but 201 for a failure', async ({ page }) => {
    const form = await openForm(page);
    await form.fill(personDetails());
    for (const status of [200, 202]) {
      await page.route(SIGNUP_CALL, (route) =>
        route.fulfill({ status, json: { role: 'Customer', userId: '1', message: 'ok' } }),
      );
      await form.submit.click();
      await expect(form.alert).toHaveText('Unexpected response from server');
    }
    await expect(page).toHaveURL('/signup?role=Customer');
  });
});

for (const role of SIGNUP_ROLES) {
  test(`a new ${role} is told so, goes to login with the email filled in, and logs in`, async ({
    page,
  }) => {
    const person = personDetails();
    const form = await openForm(page, role, '?next=%2Fprofile');
    await form.fill(person);
    await form.field('Confirm password').press('Enter');
    await expect(toast(page)).toHaveText('Signup successful!');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    const next = `We sent a link to ${person.email}. Open it to confirm your address.`;
    await expect(page.getByRole('main').getByText(next)).toBeVisible();
    await logInByForm(page, person);
    await expect(page).toHaveURL('/profile');
    const profile = page.getByRole('main');
    for (const text of [person.firstname, person.lastname, person.email, role]) {
      await expect(profile).toContainText(text);
    }
  });
}

test('a response that makes an Admin leads to the admin site', async ({ page }) => {
  const form = await openForm(page);
  await form.fill(personDetails());
  await page.route(SIGNUP_CALL, (route) =>
    route.fulfill({ status: 201, json: { role: 'Admin', userId: '1', message: 'ok' } }),
  );
  await form.submit.click();
  // The site's own setting leads to the dashboard, whose guard asks a visitor to sign up.
  await expect(page).toHaveURL('/signup?next=%2Fadmin-dashboard');
});

test('nobody becomes an Admin, whatever is sent', async () => {
  const response = await fetch(`${ORIGIN}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...personDetails(), role: 'Admin' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    message: 'Please choose one of these roles: Agent, Property Owner, Customer',
  });
});

test('who is logged in is told so; a second account ends the first session', async ({
  page,
  context,
}) => {
  const first = await newPerson('Customer');
  await signIn(context, first);
  await visit(page, '/signup');
  await expect(page.getByRole('main')).toContainText(
    'You are already logged in as Customer. Signing up makes another account.',
  );
  await expect(page.getByRole('main')).toContainText(first.email);
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Your profile' }).last()).toHaveAttribute(
    'href',
    '/profile',
  );
  await expect(
    page.getByRole('link', { name: 'Become an Agent or a Property Owner' }),
  ).toHaveAttribute('href', '/become-a-lister');
  await page.getByRole('button', { name: 'Make another account' }).click();
  await page.getByRole('link', { name: 'Agent', exact: true }).click();
  const form = formOf(page);
  await form.fill(personDetails());
  await form.submit.click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => profileStatus(first.token)).toBe(401);
});

test('who is logged in with another role is led to what that role can do', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Agent'));
  await visit(page, '/signup?next=%2Fadmin-dashboard');
  const main = page.getByRole('main');
  await expect(main).toContainText('You are logged in as Agent.');
  await expect(main.getByRole('link', { name: 'Upload a Property' })).toHaveAttribute(
    'href',
    '/uploadProperty',
  );
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await expect(main.getByRole('form')).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { SIGNUP_ROLES, type SignupRole } from '#domain/accounts/role.ts';
import { profileStatus } from '../../testing/accounts/profile.ts';
import {
  logInByForm,
  newPerson,
  type PersonDetails,
  personDetails,
  signIn,
} from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

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

for (const role of SIGNUP_ROLES) {
  // §3/24, §4/7, §4/8, §8/22
  test(`a new ${role} sees a confirmation, goes to login with the email filled in, and logs in`, async ({
    page,
  }) => {
    const person = personDetails();
    const form = await openForm(page, role, '?next=%2Fprofile');
    await form.fill(person);
    await form.field('Confirm password').press('Enter');
    await expect(toast(page)).toHaveText('Signup successful!');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    const next = `We sent a link to ${person.email}. Open it to confirm your email.`;
    await expect(page.getByRole('main').getByText(next)).toBeVisible();
    await logInByForm(page, person);
    await expect(page).toHaveURL('/profile');
    const profile = page.getByRole('main');
    for (const text of [person.firstname, person.lastname, person.email, role]) {
      await expect(profile).toContainText(text);
    }
  });
}

// §4/6
test('a response that makes an Admin leads to the admin site', async ({ page }) => {
  const form = await openForm(page);
  await form.fill(personDetails());
  await page.route(SIGNUP_CALL, (route) =>
    route.fulfill({ status: 201, json: { role: 'Admin', userId: '1', message: 'ok' } }),
  );
  await form.submit.click();
  // The setting leads to the dashboard, whose guard sends a visitor to sign-up.
  await expect(page).toHaveURL('/signup?next=%2Fadmin-dashboard');
});

// §2.5/5
test('anyone logged in is told so, and a second account ends the first session', async ({
  page,
  context,
}) => {
  const first = await newPerson('Customer');
  await signIn(context, first);
  await visit(page, '/signup');
  await expect(page.getByRole('main')).toContainText(
    'You’re already logged in as Customer. Signing up creates another account.',
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
  await page.getByRole('button', { name: 'Create another account' }).click();
  await page.getByRole('link', { name: 'Agent', exact: true }).click();
  const form = formOf(page);
  await form.fill(personDetails());
  await form.submit.click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => profileStatus(first.token)).toBe(401);
});

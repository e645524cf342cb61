import type { Page } from '@playwright/test';
import { logInByForm, newPerson, type PersonDetails, personDetails } from './testing/people.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** The sign-up page (specification §2.5, §4, §5, §8). */
test.skip(({ isMobile }) => isMobile, 'the same on every screen');

const SIGNUP_CALL = '**/api/auth/signup';

const roleChoice = (page: Page) => page.getByRole('dialog', { name: 'Select Your Role' });
const signupForm = (page: Page) => page.getByRole('form', { name: /^Signup/ });

async function fillIn(page: Page, person: PersonDetails, confirm = person.password) {
  const form = signupForm(page);
  await form.getByLabel('First name').fill(person.firstname);
  await form.getByLabel('Last name').fill(person.lastname);
  await form.getByLabel('Phone number').fill(person.phoneNumber);
  await form.getByLabel('Location').fill(person.location);
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByLabel('Confirm password', { exact: true }).fill(confirm);
}

const submit = (page: Page) => signupForm(page).getByRole('button', { name: 'Signup' }).click();

for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
  test(`signing up as ${role} leads to the login, which opens an account of that role`, async ({
    page,
  }) => {
    const person = personDetails();
    await visit(page, '/signup');
    await roleChoice(page).getByRole('button', { name: role }).click();
    await expect(roleChoice(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: `Signup as ${role}`, level: 1 })).toBeVisible();
    await fillIn(page, person);
    await submit(page);
    await expect(page.getByText('Signup successful!')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await logInByForm(page, person);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: role })).toBeVisible();
  });
}

test('the choice of a role offers three, can be closed, and is asked for again', async ({
  page,
}) => {
  await visit(page, '/signup');
  const roles = roleChoice(page).getByRole('listitem').getByRole('button');
  await expect(roles).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(roleChoice(page)).toBeHidden();
  await submit(page);
  await expect(roleChoice(page)).toBeVisible();
});

test('every field is required, and the passwords must match', async ({ page }) => {
  await visit(page, '/signup?role=Customer');
  await submit(page);
  await expect(signupForm(page).getByText('All fields are required.')).toBeVisible();
  await expect(signupForm(page).getByLabel('First name')).toBeFocused();
  await fillIn(page, personDetails(), 'something-else');
  await submit(page);
  const confirm = signupForm(page).getByLabel('Confirm password', { exact: true });
  await expect(confirm).toHaveAccessibleDescription(/Passwords do not match/);
  await expect(confirm).toBeFocused();
  await expect(page).toHaveURL('/signup?role=Customer');
});

test('a known email is refused inline and what was typed stays', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/auth\/signup$/);
  const { email } = await newPerson('Customer');
  await visit(page, '/signup?role=Agent');
  await fillIn(page, personDetails({ email: email.toUpperCase() }));
  await submit(page);
  const taken = 'An account with this email already exists';
  await expect(signupForm(page).getByText(taken)).toBeVisible();
  await expect(signupForm(page).getByLabel('First name')).toHaveValue('Ama');
});

test('a status other than 201 and a failure without a message have their sentences', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/signup$/);
  await visit(page, '/signup?role=Customer');
  await fillIn(page, personDetails());
  await page.route(SIGNUP_CALL, (route) => route.fulfill({ status: 200, json: {} }));
  await submit(page);
  await expect(signupForm(page).getByText('Unexpected response from server')).toBeVisible();
  await page.route(SIGNUP_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await submit(page);
  await expect(signupForm(page).getByText('An error occurred')).toBeVisible();
});

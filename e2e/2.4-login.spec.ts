import type { Page } from '@playwright/test';
import { logInByForm, newPerson, personDetails, signIn } from './testing/people.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** The login page (specification §2.4, §4, §5, §8). */
test.skip(({ isMobile }) => isMobile, 'the same on every screen');

const LOGIN_CALL = '**/api/auth/login';

const loginForm = (page: Page) => page.getByRole('form', { name: 'Login' });
const email = (page: Page) => loginForm(page).getByLabel('Email');
const password = (page: Page) => loginForm(page).getByLabel('Password', { exact: true });
const submit = (page: Page) => loginForm(page).getByRole('button', { name: 'Login' });

test('what is wrong is said beside its field, and nothing is sent', async ({ page }) => {
  let calls = 0;
  await page.route(LOGIN_CALL, (route) => {
    calls += 1;
    return route.continue();
  });
  await visit(page, '/login');
  await email(page).fill('ama@efie');
  await password(page).fill('12345');
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription(/Invalid email address/);
  await expect(password(page)).toHaveAccessibleDescription(
    /Password must be at least 6 characters long/,
  );
  await expect(email(page)).toBeFocused();

  await email(page).fill('ama@efie.test');
  await expect(email(page)).not.toHaveAttribute('aria-invalid', 'true');
  await submit(page).click();
  await expect(password(page)).toBeFocused();
  expect(calls).toBe(0);
});

test('the password can be shown and hidden again', async ({ page }) => {
  await visit(page, '/login');
  await password(page).fill('secret-enough');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('secret-enough');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('the links lead to a new password and to sign-up', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goBack();
  const main = page.getByRole('main');
  await expect(main).toContainText("Don't have an account? Signup");
  await main.getByRole('link', { name: 'Signup' }).click();
  await expect(page).toHaveURL('/signup');
});

test('a wrong password is told inline and as a toast; the right one logs in by keyboard alone', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/login$/);
  const person = await newPerson('Customer');
  await visit(page, '/login');
  await email(page).fill(person.email.toUpperCase());
  await password(page).fill('not-the-password');
  await password(page).press('Enter');
  await expect(loginForm(page).getByText('Invalid email or password')).toBeVisible();
  await expect(page.locator('#toasts')).toContainText('Invalid email or password');
  await expect(email(page)).toHaveValue(person.email.toUpperCase());

  await password(page).fill(person.password);
  await password(page).press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('an unknown email is answered like a wrong password', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/auth\/login$/);
  await visit(page, '/login');
  await logInByForm(page, personDetails());
  await expect(loginForm(page).getByText('Invalid email or password')).toBeVisible();
});

test('a failure without a message and an incomplete answer have their sentences', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/login$/);
  await page.route(LOGIN_CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, '/login');
  const details = personDetails();
  await logInByForm(page, details);
  await expect(loginForm(page).getByText('An error occurred')).toBeVisible();
  await expect(page.locator('#toasts')).toContainText('An error occurred');

  await page.unroute(LOGIN_CALL);
  await page.route(LOGIN_CALL, (route) => route.fulfill({ json: { token: 't', role: 'Agent' } }));
  await submit(page).click();
  const incomplete = 'Login failed: Missing token, role, or userId';
  await expect(loginForm(page).getByText(incomplete)).toBeVisible();
  await expect(password(page)).toHaveValue(details.password);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('login leads back to the page that asked for it', async ({ page }) => {
  await visit(page, '/login?next=%2Fproperty-status');
  await logInByForm(page, await newPerson('Agent'));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/property-status');
});

test('whoever is logged in already is led on: home, or to where they were going', async ({
  page,
  context,
}) => {
  for (const role of ['Property Owner', 'Agent', 'Customer'] as const) {
    await signIn(context, await newPerson(role));
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  }
  await page.goto('/login?next=%2Fprofile');
  await expect(page).toHaveURL('/profile');
  await page.goto('/login?next=https%3A%2F%2Fexample.com%2F');
  await expect(page).toHaveURL('/');
});

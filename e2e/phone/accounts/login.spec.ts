import type { Page } from '@playwright/test';
import { callsTo } from '../../testing/network/calls.ts';
import { demoPerson, newPerson, type Person, personDetails, signIn } from '../../testing/people.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Login (specification §2.4, §4, §5, §8). */

const LOGIN_CALL = '**/api/auth/login';

async function openLogin(page: Page, search = '') {
  await visit(page, `/login${search}`);
  const main = page.getByRole('main');
  const email = main.getByLabel('Email');
  const password = main.getByLabel('Password', { exact: true });
  return {
    main,
    email,
    password,
    submit: main.getByRole('button', { name: 'Login', exact: true }),
    alert: main.getByRole('alert'),
    async fill(typedEmail: string, typedPassword: string) {
      await email.fill(typedEmail);
      await password.fill(typedPassword);
    },
  };
}

const toast = (page: Page, kind: 'alert' | 'status') => page.locator('#toasts').getByRole(kind);

test('asks for email and password, which can be shown', async ({ page }) => {
  const { email, password, main } = await openLogin(page);
  await expect(email).toHaveAttribute('type', 'email');
  await password.fill('secret-enough');
  await expect(password).toHaveAttribute('type', 'password');
  const show = main.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret-enough');
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(password).toHaveAttribute('type', 'password');
});

test('leads to a new password and to sign-up', async ({ page }) => {
  const { main } = await openLogin(page);
  await expect(main).toContainText("Don't have an account? Signup");
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await main.getByRole('link', { name: 'Back to Login' }).click();
  await main.getByRole('link', { name: 'Signup' }).click();
  await expect(page).toHaveURL('/signup');
});

test('says what is wrong before anything is sent, and goes to the first wrong field', async ({
  page,
}) => {
  const calls = callsTo(page, /api\/auth\/login/);
  const { email, password, main, submit, fill } = await openLogin(page);
  const emailError = main.getByText('Invalid email address');
  const passwordError = main.getByText('Password must be at least 6 characters long');

  await submit.click();
  await expect(emailError).toBeVisible();
  await expect(passwordError).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Invalid email address/);
  await expect(password).toHaveAccessibleDescription(/at least 6 characters/);

  for (const wrong of ['ama', 'ama@', '@efie.test', 'ama@efie', 'a ma@efie.test']) {
    await fill(wrong, 'secret-enough');
    await submit.click();
    await expect(emailError, wrong).toBeVisible();
    await expect(passwordError).toBeHidden();
  }

  await fill('ama@efie.test', '12345');
  await expect(emailError).toBeHidden();
  await password.press('Enter');
  await expect(passwordError).toBeVisible();
  await expect(emailError).toBeHidden();
  await expect(password).toBeFocused();
  expect(calls).toEqual([]);
});

test('a wrong password is said in the form and in a toast; what was typed stays', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/login/);
  const { email, password } = await newPerson('Customer');
  const form = await openLogin(page);
  await form.fill(email, 'another-password');
  await form.submit.click();
  await expect(form.alert).toHaveText('Invalid email or password');
  await expect(toast(page, 'alert')).toHaveText('Invalid email or password');
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue('another-password');
  await expect(page).toHaveURL('/login');

  // An email that nobody has gets the same response.
  await form.fill(personDetails().email, 'another-password');
  await form.submit.click();
  await expect(form.alert).toHaveText('Invalid email or password');

  // Once one is in, the failure is no longer on show beside it.
  await form.fill(email, password);
  await form.submit.click();
  await expect(toast(page, 'status')).toHaveText('Login successful!');
  await expect(toast(page, 'alert')).toHaveCount(0);
});

test('a failure without a reason is an error that occurred', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/auth\/login/);
  const form = await openLogin(page);
  await form.fill('ama@efie.test', 'secret-enough');

  await page.route(LOGIN_CALL, (route) => route.fulfill({ status: 502, body: '<h1>Bad</h1>' }));
  await form.submit.click();
  await expect(form.alert).toHaveText('An error occurred');
  await expect(toast(page, 'alert')).toHaveText('An error occurred');

  await page.route(LOGIN_CALL, (route) => route.abort());
  await form.submit.click();
  await expect(form.alert).toHaveText(
    'An error occurred. We could not reach the server. Please check your connection and try again.',
  );
});

test('a response without token, role or userId is no login', async ({ page }) => {
  const whole = { token: 'a.b.c', role: 'Customer', userId: '1' };
  const form = await openLogin(page);
  await form.fill('ama@efie.test', 'secret-enough');
  for (const missing of ['token', 'role', 'userId']) {
    await page.route(LOGIN_CALL, (route) =>
      route.fulfill({ json: { ...whole, [missing]: undefined } }),
    );
    await form.submit.click();
    await expect(form.alert).toHaveText('Login failed: Missing token, role, or userId');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  }
});

test('the button is busy while the response is on its way', async ({ page }) => {
  const { email, password } = await newPerson('Customer');
  const response = Promise.withResolvers<void>();
  await page.route(LOGIN_CALL, async (route) => {
    await response.promise;
    await route.continue();
  });
  const form = await openLogin(page);
  await form.fill(email, password);
  await form.submit.click();
  const busy = form.main.getByRole('button', { name: 'Logging in...' });
  await expect(busy).toBeDisabled();
  response.resolve();
  await expect(form.main).toContainText('You are logged in.');
});

test('ten failed logins make one wait, and say how long', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/auth\/login/);
  const { email, password } = await newPerson('Customer');
  for (let n = 0; n < 10; n += 1) await failLogin(email);
  const form = await openLogin(page);
  await form.fill(email, password);
  await form.submit.click();
  await expect(form.alert).toHaveText('Too many attempts. You can try again in 15 minutes.');
});

test.describe('after login', () => {
  for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
    test(`it says so, and after two seconds a ${role} is home`, async ({ page }) => {
      const { email, password } = await newPerson(role);
      await page.clock.install();
      const form = await openLogin(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      // Neither capitals nor spaces around it make another email.
      await form.fill(` ${email.toUpperCase()} `, password);
      await form.password.press('Enter');
      await expect(toast(page, 'status')).toHaveText('Login successful!');
      await page.clock.runFor(1_900);
      await expect(page).toHaveURL('/login');
      await page.clock.runFor(100);
      // The page to come needs time to be drawn.
      await page.clock.resume();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).not.toHaveURL(/\/login/);
    });
  }

  test('an Admin is led to the dashboard', async ({ page }) => {
    const { email, password } = await demoPerson('admin');
    const form = await openLogin(page);
    await form.fill(email, password);
    await form.submit.click();
    await expect(toast(page, 'status')).toHaveText('Login successful!');
    await expect(page).toHaveURL('/admin-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin dashboard');
  });

  test('one comes back to where one was going, without waiting if one likes', async ({ page }) => {
    const { email, password } = await newPerson('Customer');
    const form = await openLogin(page, '?next=%2Fproperty%2Fany%3Fa%3Db');
    await expect(form.main).toContainText('Sign up or log in to see this property.');
    await expect(form.main.getByRole('link', { name: 'Signup' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fproperty%2Fany%3Fa%3Db',
    );
    await page.goto('/login?next=%2Fcars%3Fbrand%3DToyota');
    await form.fill(email, password);
    await form.submit.click();
    await form.main.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/cars?brand=Toyota');
  });

  for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example/']) {
    test(`never to another site: ${elsewhere}`, async ({ page }) => {
      const { email, password } = await newPerson('Customer');
      const form = await openLogin(page, `?next=${encodeURIComponent(elsewhere)}`);
      await form.fill(email, password);
      await form.submit.click();
      await form.main.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('anyone who is logged in already', () => {
  test('is sent home, or on', async ({ page, context }) => {
    for (const role of ['Agent', 'Property Owner', 'Customer'] as const) {
      await signIn(context, await newPerson(role));
      await page.goto('/login');
      await expect(page).toHaveURL('/');
    }
    await page.goto('/login?next=%2Fprofile');
    await expect(page).toHaveURL('/profile');
    await page.goto('/login?next=https%3A%2F%2Fevil.example%2F');
    await expect(page).toHaveURL('/');
  });

  test('is sent to the dashboard as an Admin', async ({ page, context }) => {
    await signIn(context, await demoPerson('admin'));
    await page.goto('/login');
    await expect(page).toHaveURL('/admin-dashboard');
  });
});

async function failLogin(email: Person['email']): Promise<void> {
  const response = await fetch(`${ORIGIN}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not-the-password' }),
  });
  expect(response.status).toBe(401);
}

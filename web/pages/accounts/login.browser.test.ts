import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SIGNUP_ROLES } from '#domain/accounts/role.ts';
import type { LoginResponse } from '#domain/accounts/schema.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { answer, noResponse, refusal } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { sampleId } from '../../testing/samples.ts';
import { fakeTimeouts } from '../../testing/timeouts.ts';

/** Login (specification §2.4, §4, §5, §8). */

const main = page.getByRole('main');
const email = main.getByLabelText('Email');
const password = main.getByLabelText('Password', { exact: true });
const submit = main.getByRole('button', { name: 'Login', exact: true });
const alert = main.getByRole('alert');
const said = (kind: 'alert' | 'status', text: string) =>
  page.getByRole(kind).filter({ hasText: text });

async function fill(typedEmail = 'ama@efie.test', typedPassword = 'secret-enough') {
  await email.fill(typedEmail);
  await password.fill(typedPassword);
}

/** Takes the password of someone, as the server does. */
const answerLogin = () =>
  answer('POST /api/auth/login', (): LoginResponse => {
    const { _id: userId, firstname, lastname, phoneNumber } = logInAs('Customer');
    const customerDetails = { firstname, lastname, phoneNumber };
    return { token: `token-of-${userId}`, role: 'Customer', userId, customerDetails };
  });

// §2.4/1
test('the form asks for an email and a password, which can be shown', async () => {
  await openSite('/login');
  await expect.element(email).toHaveAttribute('type', 'email');
  await password.fill('secret-enough');
  await expect.element(password).toHaveAttribute('type', 'password');
  const show = main.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect.element(show).toHaveAttribute('aria-pressed', 'true');
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(password).toHaveValue('secret-enough');
  await show.click();
  await expect.element(show).toHaveAttribute('aria-pressed', 'false');
  await expect.element(password).toHaveAttribute('type', 'password');
});

// §2.4/2
test('the form leads to a new password and to sign-up', async () => {
  await openSite('/login');
  await expect.element(main.getByText("Don't have an account? Signup")).toBeVisible();
  await main.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.poll(address).toBe('/forgot-password');
  await main.getByRole('link', { name: 'Back to Login' }).click();
  await main.getByRole('link', { name: 'Signup' }).click();
  await expect.poll(address).toBe('/signup');
});

// §5/1, §5/2, §5/3
test('mistakes are reported before anything is sent, and the first wrong field gets the focus', async () => {
  const calls = answerLogin();
  await openSite('/login');
  const emailError = main.getByText('Invalid email address');
  const passwordError = main.getByText('Password must be at least 6 characters long');
  await submit.click();
  await expect.element(emailError).toBeVisible();
  await expect.element(passwordError).toBeVisible();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/Invalid email address/);
  await expect.element(password).toHaveAccessibleDescription(/at least 6 characters/);

  await fill('ama@efie');
  await submit.click();
  await expect.element(emailError).toBeVisible();
  await expect.element(passwordError).not.toBeInTheDocument();

  await fill('ama@efie.test', '12345');
  await expect.element(emailError).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(passwordError).toBeVisible();
  await expect.element(emailError).not.toBeInTheDocument();
  await expect.element(password).toHaveFocus();
  expect(calls).toEqual([]);
});

// §7/19, §8/19
test('a wrong password is reported in the form and in a toast, and what was typed stays', async () => {
  const wrong = 'Invalid email or password';
  answer('POST /api/auth/login', refusal('UNAUTHENTICATED', wrong));
  await openSite('/login');
  await fill('ama@efie.test', 'another-password');
  await submit.click();
  await expect.element(alert).toHaveTextContent(wrong);
  // In the form, and in a toast.
  await expect.element(said('alert', wrong)).toHaveLength(2);
  await expect.element(email).toHaveValue('ama@efie.test');
  await expect.element(password).toHaveValue('another-password');
  expect(address()).toBe('/login');

  // After the next login succeeds, the failure is no longer shown beside it.
  answerLogin();
  await fill();
  await submit.click();
  await expect.element(said('status', 'Login successful!')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

// §8/19
test('a failure without a reason says that an error occurred', async () => {
  answer('POST /api/auth/login', new Response('<h1>Bad</h1>', { status: 502 }));
  await openSite('/login');
  await fill();
  await submit.click();
  await expect.element(alert).toHaveTextContent('An error occurred');
  await expect.element(said('alert', 'An error occurred')).toHaveLength(2);

  answer('POST /api/auth/login', noResponse);
  await submit.click();
  await expect
    .element(alert)
    .toHaveTextContent(
      'An error occurred. We couldn’t reach the server. Please check your connection and try again.',
    );
});

// §5/4
test.each(['token', 'role', 'userId'])('a response without %s is not a login', async (missing) => {
  const whole = { token: 'a.b.c', role: 'Customer', userId: sampleId(1) };
  answer('POST /api/auth/login', Response.json({ ...whole, [missing]: undefined }));
  await openSite('/login');
  await fill();
  await submit.click();
  await expect.element(alert).toHaveTextContent('Login failed: Missing token, role, or userId');
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('the button is busy while the response is on its way', async () => {
  const response = Promise.withResolvers<Response>();
  answer('POST /api/auth/login', () => response.promise);
  await openSite('/login');
  await fill();
  await submit.click();
  await expect.element(main.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  response.resolve(refusal('UNAUTHENTICATED', 'No.'));
  await expect.element(submit).toBeEnabled();
});

test('ten failed logins lead to a wait, and the form says how long', async () => {
  answer(
    'POST /api/auth/login',
    Response.json(
      { code: 'TOO_MANY_REQUESTS', message: 'Too many.', fields: {} },
      { status: 429, headers: { 'retry-after': '900' } },
    ),
  );
  await openSite('/login');
  await fill();
  await submit.click();
  await expect
    .element(alert)
    .toHaveTextContent('Too many attempts. You can try again in 15 minutes.');
});

describe('a successful login', () => {
  // §4/5, §8/20, §9/26
  test('says so, and leads on to the wanted page after two seconds', async () => {
    const calls = answerLogin();
    const before = '/signup?role=Customer&next=%2Fabout';
    await openSite(before);
    await main.getByRole('link', { name: 'Login' }).click();
    await expect.element(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    // Neither capitals nor spaces around it make another email.
    await fill(' AMA@EFIE.TEST ');
    fakeTimeouts();
    await userEvent.keyboard('{Enter}');
    await expect.element(said('status', 'Login successful!')).toBeVisible();
    await expect.element(main.getByText('You’re logged in.')).toBeVisible();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(address()).toBe('/login?next=%2Fabout');
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await expect.poll(address).toBe('/about');
    expect(calls).toMatchObject([{ body: { password: 'secret-enough' } }]);
    history.back();
    // Not back to the login.
    await expect.poll(address).toBe(before);
  });

  test('leads on without waiting if asked to', async () => {
    answerLogin();
    await openSite('/login?next=%2Fproperty%2Fany%3Fa%3Db');
    await expect.element(main.getByText('Sign up or log in to see this property.')).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Signup' }))
      .toHaveAttribute('href', '/signup?next=%2Fproperty%2Fany%3Fa%3Db');
    await openSite('/login?next=%2Fcontact%3Fa%3Db');
    await fill();
    await submit.click();
    await main.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(address).toBe('/contact?a=b');
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/'])(
    'never leads to another site: %s',
    async (elsewhere) => {
      answerLogin();
      await openSite(`/login?next=${encodeURIComponent(elsewhere)}`);
      await fill();
      await submit.click();
      await expect
        .element(main.getByRole('link', { name: 'Continue' }))
        .toHaveAttribute('href', '/');
    },
  );
});

describe('anyone who is logged in already', () => {
  // §2.4/4
  test.each(SIGNUP_ROLES)('is sent on as a %s', async (role) => {
    logInAs(role);
    await openSite('/login?next=%2Fcontact');
    await expect.poll(address).toBe('/contact');
  });
});

describe('the login code', () => {
  const form = page.getByRole('form', { name: 'Enter a code' });
  const code = form.getByLabelText('Code');
  const logIn = form.getByRole('button', { name: 'Log in' });

  test('is asked for after the password, and leaves a way back to it', async () => {
    answer('POST /api/auth/login', () =>
      Response.json({ ticket: 'a-ticket', message: 'Please enter a code.' }, { status: 202 }),
    );
    await openSite('/login?next=%2Fcontact');
    await fill();
    await submit.click();
    await expect.element(code).toHaveFocus();
    await expectAccessible();
    await logIn.click();
    await expect.element(form.getByText('Please enter a code.').first()).toBeVisible();
    const wrong = 'This code is wrong. Please look again.';
    answer('POST /api/auth/login/code', refusal('UNAUTHENTICATED', wrong, { code: wrong }));
    await code.fill('000 000');
    await logIn.click();
    await expect.element(form.getByText(wrong).first()).toBeVisible();

    await form.getByRole('button', { name: 'Back to the password' }).click();
    await fill();
    await submit.click();
    const calls = answer('POST /api/auth/login/code', () => {
      const { _id: userId } = logInAs('Customer');
      return { token: `token-of-${userId}`, role: 'Customer' as const, userId };
    });
    await code.fill('123456');
    await logIn.click();
    await expect.element(main.getByText('You’re logged in.')).toBeVisible();
    expect(calls).toMatchObject([{ body: { ticket: 'a-ticket', code: '123456' } }]);
  });
});

describe('the login by passkey', () => {
  const byPasskey = main.getByRole('button', { name: 'Log in with a passkey' });

  test('says when the browser has no passkeys, and leaves the password', async () => {
    const { PublicKeyCredential: supported } = window;
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    try {
      answer('POST /api/auth/passkey-options', { challenge: 'abcd' });
      await openSite('/login');
      await byPasskey.click();
      await expect.element(page.getByText('Passkeys don’t work in this browser.')).toBeVisible();
      await expect.element(password).toBeVisible();
    } finally {
      window.PublicKeyCredential = supported;
    }
  });

  test('logs nobody in while the device stays locked, and says so', async () => {
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(
      new DOMException('The operation was not allowed.', 'NotAllowedError'),
    );
    answer('POST /api/auth/passkey-options', { challenge: 'abcd' });
    await openSite('/login');
    await byPasskey.click();
    await expect.element(page.getByText('You didn’t use a passkey.')).toBeVisible();
    await expectAccessible();
  });
});

import type { Page } from '@playwright/test';
import { profileStatus } from '../../testing/accounts/profile.ts';
import { callsTo } from '../../testing/network/calls.ts';
import { logInByForm, newPerson, type Person, personDetails } from '../../testing/people.ts';
import { ORIGIN, outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Forgot password and Reset password (specification §2.13, §4, §5, §8). */

const FORGOT_CALL = '**/api/auth/forgot-password';
const RESET_CALL = '**/api/auth/reset-password/*';

test.describe('forgot password', () => {
  async function openForgot(page: Page) {
    await visit(page, '/forgot-password');
    const main = page.getByRole('main');
    return {
      main,
      email: main.getByLabel('Email'),
      submit: main.getByRole('button', { name: 'Send Reset Link' }),
      alert: main.getByRole('alert'),
      success: main.getByRole('status').getByText('Password reset email sent successfully.'),
    };
  }

  test('wants an email in the form of one', async ({ page }) => {
    const calls = callsTo(page, /api\/auth\/forgot-password/);
    const { email, submit, main } = await openForgot(page);
    for (const wrong of ['', 'ama', 'ama@efie', 'ama@.']) {
      await email.fill(wrong);
      await submit.click();
      await expect(main.getByText('Invalid email address'), wrong).toBeVisible();
      await expect(email).toBeFocused();
    }
    expect(calls).toEqual([]);
  });

  test('responds alike to an email that nobody has, and mails nobody', async ({ page }) => {
    const stranger = personDetails();
    const known = await newPerson('Customer');
    let forgot = await openForgot(page);
    await forgot.email.fill(stranger.email);
    await forgot.email.press('Enter');
    await expect(forgot.success).toBeVisible();

    // Mails go in the order they were asked for: one to the stranger would come before this one.
    forgot = await openForgot(page);
    await forgot.email.fill(known.email);
    await forgot.submit.click();
    await expect(forgot.success).toBeVisible();
    await expect
      .poll(async () =>
        (await outbox().to(known.email)).some((mail) => /reset-password/.test(mail)),
      )
      .toBe(true);
    expect(await outbox().to(stranger.email)).toEqual([]);
  });

  for (const [status, sentence] of [
    [400, 'Invalid email. Please check the email address and try again.'],
    [500, 'Server error. Please try again later.'],
    [503, 'An error occurred. Please try again.'],
  ] as const) {
    test(`a refusal with ${status} is said in the words of the catalogue`, async ({
      page,
      complaints,
    }) => {
      complaints.expectFailureOf(/forgot-password/);
      await page.route(FORGOT_CALL, (route) =>
        route.fulfill({ status, json: { message: 'Something else', code: 'BAD_INPUT' } }),
      );
      const { email, submit, alert } = await openForgot(page);
      await email.fill('ama@efie.test');
      await submit.click();
      await expect(alert).toHaveText(sentence);
      await expect(email).toHaveValue('ama@efie.test');
    });
  }

  test("a success shows the server's message, and the button is busy until then", async ({
    page,
  }) => {
    const response = Promise.withResolvers<void>();
    await page.route(FORGOT_CALL, async (route) => {
      await response.promise;
      await route.fulfill({ json: { message: 'Look into your letterbox.' } });
    });
    const { email, submit, main } = await openForgot(page);
    await email.fill('ama@efie.test');
    await submit.click();
    await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    response.resolve();
    await expect(main.getByRole('status')).toContainText('Look into your letterbox.');
  });
});

test.describe('reset password', () => {
  async function openReset(page: Page, link: string) {
    await visit(page, link);
    const main = page.getByRole('main');
    const password = main.getByLabel('New Password', { exact: true });
    const confirm = main.getByLabel('Confirm Password', { exact: true });
    return {
      main,
      password,
      confirm,
      submit: main.getByRole('button', { name: 'Reset Password' }),
      alert: main.getByRole('alert'),
      async fill(typed: string, again = typed) {
        await password.fill(typed);
        await confirm.fill(again);
      },
    };
  }

  test('the mailed link leads to a new password, once', async ({ page, complaints }) => {
    complaints.expectFailureOf(/\/api\/auth\/(login|reset-password)/);
    const person = await newPerson('Property Owner');
    const otherLink = await mailedLink(person);
    const link = await mailedLink(person);

    const form = await openReset(page, link);
    await form.fill('a-new-secret');
    await form.submit.click();
    await expect(form.main.getByRole('status')).toHaveText('Password reset successfully!');
    // After two seconds the login page, by itself.
    await expect(page).toHaveURL('/login');
    // Every session of before is over.
    expect(await profileStatus(person.token)).toBe(401);

    await logInByForm(page, person);
    await expect(form.alert).toHaveText('Invalid email or password');
    await logInByForm(page, { ...person, password: 'a-new-secret' });
    await expect(page).toHaveURL('/');

    // Neither the link nor another one that was asked for before works again.
    for (const used of [link, otherLink]) {
      const again = await openReset(page, used);
      await again.fill('yet-another-secret');
      await again.submit.click();
      await expect(again.alert).toHaveText(
        'Invalid or expired token. Please request a new password reset link.',
      );
      await expect(again.password).toHaveValue('yet-another-secret');
    }
  });

  test('wants equal passwords of six characters', async ({ page }) => {
    const calls = callsTo(page, /api\/auth\/reset-password/);
    const { main, password, confirm, submit, alert, fill } = await openReset(
      page,
      '/reset-password/some-token',
    );
    await expect(password).toHaveAttribute('type', 'password');
    const different = main.getByText("Passwords don't match");
    const short = main.getByText('Password must be at least 6 characters long');

    await fill('a-new-secret', 'another-secret');
    await submit.click();
    await expect(alert).toHaveText('Please fix the errors in the form');
    await expect(different).toBeVisible();
    await expect(short).toBeHidden();
    await expect(confirm).toBeFocused();

    await fill('12345');
    await confirm.press('Enter');
    await expect(alert).toHaveText('Please fix the errors in the form');
    await expect(short).toBeVisible();
    await expect(different).toBeHidden();
    await expect(password).toBeFocused();

    await fill('12345', '54321');
    await submit.click();
    await expect(password).toHaveAccessibleDescription(/at least 6 characters long/);
    await expect(confirm).toHaveAccessibleDescription(/Passwords don't match/);
    expect(calls).toEqual([]);

    await main.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('an unknown token is refused', async ({ page, complaints }) => {
    complaints.expectFailureOf(/reset-password/);
    const form = await openReset(page, '/reset-password/no-token-of-ours');
    await form.fill('a-new-secret');
    await form.submit.click();
    await expect(form.alert).toHaveText(
      'Invalid or expired token. Please request a new password reset link.',
    );
  });

  test('without a token it says so, and leads to another link', async ({ page }) => {
    for (const path of ['/reset-password', '/reset-password/', '/reset-password/%20']) {
      const { alert, main } = await openReset(page, path);
      await expect(alert, path).toHaveText(
        'Invalid or missing token. Please request a new password reset link.',
      );
      await expect(main.getByRole('button', { name: 'Reset Password' })).toHaveCount(0);
      await expect(main.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
    }
  });

  test('other failures are said, and the button is busy until then', async ({
    page,
    complaints,
  }) => {
    complaints.expectFailureOf(/reset-password/);
    const response = Promise.withResolvers<void>();
    await page.route(RESET_CALL, async (route) => {
      await response.promise;
      await route.fulfill({ status: 500, json: { message: 'Oh', code: 'INTERNAL' } });
    });
    const form = await openReset(page, '/reset-password/some-token');
    await form.fill('a-new-secret');
    await form.submit.click();
    await expect(form.main.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    response.resolve();
    await expect(form.alert).toHaveText('An error occurred. Please try again.');
  });
});

/** Asks for a link by the API, and finds it in the mail. */
async function mailedLink({ email }: Person): Promise<string> {
  const before = (await outbox().to(email)).length;
  await fetch(`${ORIGIN}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await expect.poll(async () => (await outbox().to(email)).length).toBe(before + 1);
  const mail = (await outbox().to(email)).at(-1) ?? '';
  const link = /http:\/\/localhost:\d+(\/reset-password\/[\w-]+)/.exec(mail)?.[1];
  if (!link) throw new Error(`the mail has no link:\n${mail}`);
  return link;
}

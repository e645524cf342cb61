import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../testing/answers.ts';
import { address, openSite } from '../../testing/open-site.tsx';
import { logInAs } from '../../testing/people.ts';
import { fakeTimeouts } from '../../testing/timeouts.ts';

/** Forgot password and Reset password (specification §2.13, §4, §5, §8). */

const main = page.getByRole('main');
const alert = main.getByRole('alert');

describe('forgot password', () => {
  const email = main.getByLabelText('Email');
  const submit = main.getByRole('button', { name: 'Send Reset Link' });

  // §5/25
  test('requires a well-formed email address', async () => {
    const calls = answer('POST /api/auth/forgot-password', { message: 'Sent.' });
    await openSite('/forgot-password');
    for (const wrong of ['', 'ama@efie']) {
      await email.fill(wrong);
      await submit.click();
      await expect.element(main.getByText('Invalid email address')).toBeVisible();
      await expect.element(email).toHaveFocus();
    }
    expect(calls).toEqual([]);
  });

  // §8/29, §8/30, §8/31
  test.each([
    [400, 'Invalid email. Please check the email address and try again.'],
    [500, 'Server error. Please try again later.'],
    [503, 'An error occurred. Please try again.'],
  ])('reports a refusal with %i in the words of the catalogue', async (status, sentence) => {
    const refused = { message: 'Something else', code: 'BAD_INPUT' };
    answer('POST /api/auth/forgot-password', Response.json(refused, { status }));
    await openSite('/forgot-password');
    await email.fill('ama@efie.test');
    await submit.click();
    await expect.element(alert).toHaveTextContent(sentence);
    await expect.element(email).toHaveValue('ama@efie.test');
  });

  // §7/21, §8/32
  test('shows the server’s message on success, and keeps the button busy until then', async () => {
    const response = Promise.withResolvers<{ message: string }>();
    const calls = answer('POST /api/auth/forgot-password', () => response.promise);
    await openSite('/forgot-password');
    await email.fill('ama@efie.test');
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    response.resolve({ message: 'Look into your letterbox.' });
    await expect
      .element(main.getByRole('status').getByText('Look into your letterbox.'))
      .toBeVisible();
    expect(calls).toMatchObject([{ body: { email: 'ama@efie.test' } }]);
  });
});

describe('reset password', () => {
  const password = main.getByLabelText('New Password', { exact: true });
  const confirm = main.getByLabelText('Confirm Password', { exact: true });
  const submit = main.getByRole('button', { name: 'Reset Password' });

  async function fill(typed: string, again = typed) {
    await password.fill(typed);
    await confirm.fill(again);
  }

  // §5/26, §5/27, §5/28
  test('requires equal passwords of six characters', async () => {
    const calls = answer('POST /api/auth/reset-password/:token', { message: 'Done.' });
    await openSite('/reset-password/some-token');
    await expect.element(password).toHaveAttribute('type', 'password');
    const different = main.getByText("Passwords don't match");
    const short = main.getByText('Password must be at least 6 characters long');

    await fill('a-new-secret', 'another-secret');
    await submit.click();
    await expect.element(alert).toHaveTextContent('Please fix the errors in the form');
    await expect.element(different).toBeVisible();
    await expect.element(short).not.toBeInTheDocument();
    await expect.element(confirm).toHaveFocus();

    await fill('12345');
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).toHaveTextContent('Please fix the errors in the form');
    await expect.element(short).toBeVisible();
    await expect.element(different).not.toBeInTheDocument();
    await expect.element(password).toHaveFocus();

    await fill('12345', '54321');
    await submit.click();
    await expect.element(password).toHaveAccessibleDescription(/at least 6 characters long/);
    await expect.element(confirm).toHaveAccessibleDescription(/Passwords don't match/);
    expect(calls).toEqual([]);

    await main.getByRole('button', { name: 'Show password' }).first().click();
    await expect.element(password).toHaveAttribute('type', 'text');
  });

  test('ends the session of this browser, and leads to login after two seconds', async () => {
    logInAs('Agent');
    const calls = answer('POST /api/auth/reset-password/:token', {
      message: 'Password reset successfully!',
    });
    await openSite('/reset-password/some-token');
    await fill('a-new-secret');
    fakeTimeouts();
    await submit.click();
    await expect
      .element(main.getByRole('status').getByText('Password reset successfully!'))
      .toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    await expect.poll(address).toBe('/login');
    expect(calls).toMatchObject([
      { params: { token: 'some-token' }, body: { password: 'a-new-secret' } },
    ]);
  });

  // §2.13/3, §4/38, §8/33, §8/34
  test.each([
    [400, 'Invalid or expired token. Please request a new password reset link.'],
    [500, 'An error occurred. Please try again.'],
  ])(
    'reports a failure with %i, and keeps the button busy until then',
    async (status, sentence) => {
      const response = Promise.withResolvers<Response>();
      answer('POST /api/auth/reset-password/:token', () => response.promise);
      await openSite('/reset-password/some-token');
      await fill('a-new-secret');
      await submit.click();
      await expect.element(main.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
      response.resolve(Response.json({ message: 'Oh', code: 'BAD_INPUT' }, { status }));
      await expect.element(alert).toHaveTextContent(sentence);
      await expect.element(password).toHaveValue('a-new-secret');
    },
  );

  // §5/29
  test.each(['/reset-password', '/reset-password/', '/reset-password/%20'])(
    'says when the token is missing, and leads to another link: %s',
    async (path) => {
      await openSite(path);
      await expect
        .element(alert)
        .toHaveTextContent('Invalid or missing token. Please request a new password reset link.');
      await expect.element(submit).not.toBeInTheDocument();
      await expect
        .element(main.getByRole('link', { name: 'Get a new link' }))
        .toHaveAttribute('href', '/forgot-password');
    },
  );
});

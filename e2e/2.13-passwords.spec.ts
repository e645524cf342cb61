import type { Page } from '@playwright/test';
import { logInByForm, newPerson, personDetails } from './testing/people.ts';
import { profileStatus } from './testing/profile.ts';
import { outbox } from './testing/site.ts';
import { expect, test } from './testing/test.ts';
import { visit } from './testing/visit.ts';

/** Forgot password and Reset password (specification §2.13, §5, §8). */
test.skip(({ isMobile }) => isMobile, 'the same on every screen');

const FORGOT_CALL = '**/api/auth/forgot-password';
const RESET_CALL = '**/api/auth/reset-password/*';
const SENT = 'Password reset email sent successfully.';
const INVALID = 'Invalid or expired token. Please request a new password reset link.';

function forgotForm(page: Page) {
  const form = page.getByRole('form', { name: 'Forgot Password' });
  return {
    form,
    email: form.getByLabel('Email'),
    submit: form.getByRole('button', { name: 'Send Reset Link' }),
  };
}

function resetForm(page: Page) {
  const form = page.getByRole('form', { name: 'Reset Password' });
  const password = form.getByLabel('New Password', { exact: true });
  const confirm = form.getByLabel('Confirm Password', { exact: true });
  const submit = form.getByRole('button', { name: /^(Reset Password|Submitting...)$/ });
  return {
    form,
    password,
    confirm,
    submit,
    async send(text: string, again = text) {
      await password.fill(text);
      await confirm.fill(again);
      await submit.click();
    },
  };
}

/** Asks for a link as people do; its path, from the mail that came. */
async function mailedLink(page: Page, email: string): Promise<string> {
  await visit(page, '/forgot-password');
  await forgotForm(page).email.fill(email);
  await forgotForm(page).submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  const link = async () =>
    (await outbox().to(email)).at(-1)?.match(/\/reset-password\/[\w-]+/)?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}

test('the mailed link sets a new password, which logs in; the old one and old sessions end', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/login$/);
  const person = await newPerson('Customer');
  await visit(page, await mailedLink(page, person.email));
  await resetForm(page).send('another-secret');
  await expect(page.getByText('Password reset successfully!')).toBeVisible();
  expect(await profileStatus(person.token)).toBe(401);
  await expect(page).toHaveURL('/login');

  await logInByForm(page, person);
  await expect(page.getByRole('form').getByText('Invalid email or password')).toBeVisible();
  await logInByForm(page, { ...person, password: 'another-secret' });
  await expect(page).toHaveURL('/');
});

test('a link works once', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/auth\/reset-password\//);
  const link = await mailedLink(page, (await newPerson('Agent')).email);
  await visit(page, link);
  await resetForm(page).send('another-secret');
  await expect(page.getByText('Password reset successfully!')).toBeVisible();

  await visit(page, link);
  await resetForm(page).send('a-third-secret');
  await expect(resetForm(page).form.getByText(INVALID)).toBeVisible();
  await expect(resetForm(page).password).toHaveValue('a-third-secret');
});

test('without a token it says so and offers a new link', async ({ page }) => {
  await visit(page, '/reset-password');
  await expect(
    page.getByText('Invalid or missing token. Please request a new password reset link.'),
  ).toBeVisible();
  await expect(resetForm(page).form).toBeHidden();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the new password is checked before it is sent', async ({ page }) => {
  let calls = 0;
  await page.route(RESET_CALL, (route) => {
    calls += 1;
    return route.continue();
  });
  await visit(page, '/reset-password/some-token');
  const { form, password, confirm, send } = resetForm(page);
  await send('12345', '123456');
  await expect(form.getByText('Please fix the errors in the form')).toBeVisible();
  await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters long/);
  await expect(confirm).toHaveAccessibleDescription(/Passwords don't match/);
  await expect(password).toBeFocused();
  expect(calls).toBe(0);
});

test('while it is sent the button says Submitting...; another failure has its sentence', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/reset-password\//);
  const answer = Promise.withResolvers<void>();
  await page.route(RESET_CALL, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await visit(page, '/reset-password/some-token');
  const { form, submit, send } = resetForm(page);
  await send('another-secret');
  await expect(submit).toHaveText('Submitting...');
  await expect(submit).toBeDisabled();
  answer.resolve();
  await expect(form.getByText('An error occurred. Please try again.')).toBeVisible();
  await expect(submit).toHaveText('Reset Password');
});

test('an email is needed for a link; an unknown one is answered alike and gets no mail', async ({
  page,
}) => {
  await visit(page, '/forgot-password');
  const { email, submit } = forgotForm(page);
  await email.fill('ama@efie');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/Invalid email address/);
  const stranger = personDetails().email;
  await email.fill(stranger);
  await submit.click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await outbox().to(stranger)).toEqual([]);
});

test('each failure of the mail has its sentence, and what was typed stays', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/forgot-password$/);
  await visit(page, '/forgot-password');
  const { form, email, submit } = forgotForm(page);
  await email.fill('ama@efie.test');
  for (const [status, sentence] of [
    [400, 'Invalid email. Please check the email address and try again.'],
    [500, 'Server error. Please try again later.'],
    [503, 'An error occurred. Please try again.'],
  ] as const) {
    await page.route(FORGOT_CALL, (route) => route.fulfill({ status, json: {} }));
    await submit.click();
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(email).toHaveValue('ama@efie.test');
  }
});

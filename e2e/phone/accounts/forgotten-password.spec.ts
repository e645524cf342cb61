import type { Page } from '@playwright/test';
import { profileStatus } from '../../testing/accounts/profile.ts';
import { logInByForm, newPerson, type Person, personDetails } from '../../testing/people.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Forgot password and Reset password (specification §2.13, §4, §8); web/pages/accounts/new-password tests the screens. */

// §1/13, §2.13/1, §2.13/2, §4/37, §7/22, §8/35
test('the emailed link sets a new password once, and an unknown email gets the same answer but no email', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/auth\/(login|reset-password)/);
  const person = await newPerson('Property Owner');
  const stranger = personDetails();
  await askForLink(page, stranger);
  const otherLink = await mailedLink(page, person);
  const link = await mailedLink(page, person);
  // Emails go out in order: one to the stranger would have come first.
  expect(await outbox().to(stranger.email)).toEqual([]);

  const main = page.getByRole('main');
  const fill = async (password: string) => {
    await main.getByLabel('New Password', { exact: true }).fill(password);
    await main.getByLabel('Confirm Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Reset Password' }).click();
  };
  await visit(page, link);
  await fill('a-new-secret');
  await expect(main.getByRole('status')).toHaveText('Password reset successfully!');
  // After two seconds the login page opens by itself.
  await expect(page).toHaveURL('/login');
  // All earlier sessions are over.
  expect(await profileStatus(person.token)).toBe(401);

  await logInByForm(page, person);
  await expect(main.getByRole('alert')).toHaveText('Invalid email or password');
  await logInByForm(page, { ...person, password: 'a-new-secret' });
  await expect(page).toHaveURL('/');

  // Neither the link nor an earlier one works again.
  for (const used of [link, otherLink]) {
    await visit(page, used);
    await fill('yet-another-secret');
    await expect(main.getByRole('alert')).toHaveText(
      'Invalid or expired token. Please request a new password reset link.',
    );
  }
});

async function askForLink(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await visit(page, '/forgot-password');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    main.getByRole('status').getByText('Password reset email sent successfully.'),
  ).toBeVisible();
}

/** Requests a link, and finds it in the email. */
async function mailedLink(page: Page, { email }: Person): Promise<string> {
  const before = (await outbox().to(email)).length;
  await askForLink(page, { email });
  await expect.poll(async () => (await outbox().to(email)).length).toBe(before + 1);
  const mail = (await outbox().to(email)).at(-1) ?? '';
  const link = /http:\/\/localhost:\d+(\/reset-password\/[\w-]+)/.exec(mail)?.[1];
  if (!link) throw new Error(`the mail has no link:\n${mail}`);
  return link;
}

import type { Page } from '@playwright/test';
import { profileStatus } from '../../testing/accounts/profile.ts';
import { newPerson, type Person, signIn, statusOfLogin } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Changing the password in the profile. */

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await newPerson('Agent');
  await signIn(context, person);
});

async function openForm(page: Page) {
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByRole('button', { name: 'Change Password' }).click();
  const form = section.getByRole('form', { name: 'Change Password' });
  const current = form.getByLabel('Current Password');
  await expect(current).toBeFocused();
  return {
    section,
    form,
    current,
    password: form.getByLabel('New Password'),
    confirm: form.getByLabel('Confirm Password'),
    save: form.getByRole('button', { name: 'Save Password' }),
  };
}

test('a new password takes the place of the one that is known, and its owner is told', async ({
  page,
}) => {
  const { section, form, current, password, confirm } = await openForm(page);
  await expectAccessible(page);
  await current.fill(person.password);
  await password.fill('brand-new-secret');
  await confirm.fill('brand-new-secret');
  await confirm.press('Enter');
  await expect(section.getByRole('status')).toHaveText(
    'Your password is changed. You are logged out on every other device.',
  );
  await expect(form).toHaveCount(0);
  expect(await profileStatus(person.token)).toBe(200);
  expect(await statusOfLogin(person.email, person.password)).toBe(401);
  expect(await statusOfLogin(person.email, 'brand-new-secret')).toBe(200);
  await expect
    .poll(async () => (await outbox().to(person.email)).join('\n'))
    .toContain('Your Efie password was changed');
});

test('what is wrong is said beside its field, and what was typed stays', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/api\/User\/password/);
  const { form, current, password, confirm, save } = await openForm(page);
  await save.click();
  await expect(current).toHaveAccessibleDescription(/enter your current password/);

  await current.fill('not-my-password');
  await password.fill('brand-new-secret');
  await confirm.fill('another-secret');
  await save.click();
  await expect(confirm).toHaveAccessibleDescription(/Passwords don't match/);
  await confirm.fill('brand-new-secret');
  await save.click();
  await expect(current).toHaveAccessibleDescription(/This is not your current password/);
  await expect(current).toBeFocused();

  await current.fill(person.password);
  await password.fill('password123');
  await confirm.fill('password123');
  await save.click();
  await expect(password).toHaveAccessibleDescription(/passwords that are guessed first/);
  await expect(password).toHaveValue('password123');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('Cancel leaves everything as it was', async ({ page }) => {
  const { section, form } = await openForm(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await expect(section).toBeFocused();
  await expect(section.getByRole('button', { name: 'Change Password' })).toBeVisible();
});

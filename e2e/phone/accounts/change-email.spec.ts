import type { Page } from '@playwright/test';
import { confirmingPath } from '#server/testing/confirming-path.ts';
import { profileStatus } from '../../testing/accounts/profile.ts';
import {
  newPerson,
  type Person,
  personDetails,
  signIn,
  statusOfLogin,
} from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Changing the email address in the profile, and restoring the old one. */

async function openForm(page: Page) {
  await visit(page, '/profile');
  const section = page.getByRole('region', { name: 'Email address' });
  await section.getByRole('button', { name: 'Change email' }).click();
  const form = section.getByRole('form', { name: 'Change email' });
  const address = form.getByLabel('New email');
  await expect(address).toBeFocused();
  return {
    section,
    form,
    address,
    password: form.getByLabel('Current password'),
    send: form.getByRole('button', { name: 'Send link' }),
  };
}

/** Changes the address in the profile, and opens the link in the email. */
async function changeAddress(page: Page, { password }: Person): Promise<string> {
  const { email } = personDetails();
  const form = await openForm(page);
  await form.address.fill(email);
  await form.password.fill(password);
  await form.send.click();
  await expectShown(
    form.section.getByText(`We sent a link to ${email}.`, { exact: false }).first(),
  );
  await visit(page, await confirmingPath(outbox(), email));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expectShown(page.getByText(`Your email is now ${email}.`, { exact: false }));
  return email;
}

// §6/48
test('a new address counts once its link is opened, and the old one is told and can restore itself', async ({
  page,
  context,
}) => {
  const person = await newPerson('Customer');
  await signIn(context, person);
  const email = await changeAddress(page, person);
  expect(await statusOfLogin(email, person.password)).toBe(200);
  await visit(page, '/profile');
  await expect(page.getByRole('region', { name: 'Email address' })).toContainText(email);

  const told = async () => (await outbox().to(person.email)).join('\n');
  await expect.poll(told).toContain('The email of your Efie account was changed');
  const path = /\/undo-email-change\/[\w-]+/.exec(await told())?.[0] ?? '';
  await visit(page, path);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore my email' }).click();
  await expectShown(page.getByText(`Your email is ${person.email} again`, { exact: false }));
  expect(await profileStatus(person.token)).toBe(401);
  expect(await statusOfLogin(person.email, person.password)).toBe(401);
  await expect.poll(told).toMatch(/\/reset-password\//);
});

import type { BrowserContext, Page } from '@playwright/test';
import { addAuthenticator } from '../../testing/accounts/authenticator.ts';
import { profileStatus } from '../../testing/accounts/profile.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { outbox } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Passkeys: in the profile, and in place of the password. */

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await newPerson('Customer');
  await signIn(context, person);
});

const passkeysOn = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page) {
  await visit(page, '/profile');
  await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectShown(page.getByText('Your passkey is added.'));
}

/** The login page, for somebody who is logged in nowhere here; Chromium's device would take the first suggestion at once. */
async function openLogin(page: Page, context: BrowserContext) {
  await page.addInitScript(() => {
    if (!window.PublicKeyCredential) return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/login');
  return page.getByRole('main').getByRole('button', { name: 'Log in with a passkey' });
}

test('is added, logs in, is renamed and removed', async ({ page, context, complaints }) => {
  complaints.expectFailureOf(/login\/passkey$/);
  await addAuthenticator(page);
  await addPasskey(page);
  const passkeys = passkeysOn(page);
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet');
  await expect(passkeys).toBeFocused();
  await expectAccessible(page);

  const login = await openLogin(page, context);
  await expectAccessible(page);
  await login.click();
  await expect(page.getByText('You are logged in.')).toBeVisible();
  await visit(page, '/profile');
  await expect(passkeys.getByRole('listitem')).toContainText('last used');

  await passkeys.getByRole('button', { name: /^Rename/ }).click();
  await expect(passkeys.getByLabel('Name of the passkey')).toBeFocused();
  await passkeys.getByLabel('Name of the passkey').fill('My old phone');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('My old phone');

  await passkeys.getByRole('button', { name: 'Remove My old phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove My old phone?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectShown(page.getByText('The passkey is removed.'));
  await expect(passkeys).toContainText('You have no passkey yet.');

  await (await openLogin(page, context)).click();
  await expect(page.getByText('This passkey is not known here.')).toBeVisible();
});

test('logs in by what the browser suggests for the email', async ({ page, context }) => {
  await addAuthenticator(page);
  await addPasskey(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByText('You are logged in.')).toBeVisible();
});

test('a device that stays locked makes none and logs nobody in, and both say so', async ({
  page,
  context,
}) => {
  const device = await addAuthenticator(page);
  await addPasskey(page);
  await device.setUnlocks(false);
  await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectShown(page.getByText('No passkey was made.'));
  await (await openLogin(page, context)).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await expectAccessible(page);
});

test('a device has one passkey of an account, and can have another once that is removed', async ({
  page,
}) => {
  await addAuthenticator(page);
  await addPasskey(page);
  await passkeysOn(page).getByRole('button', { name: 'Add a passkey' }).click();
  const refused = page.getByText('This device has a passkey for your account already.');
  await expectShown(refused);
  await passkeysOn(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeysOn(page)).toContainText('You have no passkey yet.');
  await expect(refused).toHaveCount(0);
});

test('a browser without them says so, and the password is there', async ({ page, context }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await visit(page, '/');
  await (await openLogin(page, context)).click();
  await expect(page.getByText('This browser cannot use passkeys here.')).toBeVisible();
});

test('the mail about one that was added takes it away again', async ({ page, complaints }) => {
  complaints.expectFailureOf(/auth\/undo-factor$/);
  await addAuthenticator(page);
  await addPasskey(page);
  const told = async () => (await outbox().to(person.email)).join('\n');
  await expect.poll(told).toMatch(/\/undo-factor\//);
  const path = /\/undo-factor\/[\w-]+/.exec(await told())?.[0] ?? '';
  await visit(page, path);
  await expectAccessible(page);
  // The link by itself does nothing: mail scanners follow it.
  expect(await profileStatus(person.token)).toBe(200);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expectShown(page.getByText(/^It is taken away, and everybody is logged out\./));
  expect(await profileStatus(person.token)).toBe(401);
  await expect.poll(told).toMatch(/\/reset-password\//);

  await visit(page, path);
  await page.getByRole('button', { name: 'Take it away' }).click();
  await expectShown(page.getByText(/^This link is used or older than seven days\./));
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
});

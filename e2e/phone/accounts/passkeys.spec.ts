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
  await expectShown(page.getByText('Passkey added.'));
}

/** The login page, with everyone logged out; otherwise Chromium's virtual device would take the first suggestion at once. */
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

test('a passkey is added, logs in by the browser’s suggestion and by the button, and is removed', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/login\/passkey$/);
  await addAuthenticator(page);
  await addPasskey(page);
  const passkeys = passkeysOn(page);
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet');
  await expect(passkeys).toBeFocused();
  await expectAccessible(page);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByText('You’re logged in.')).toBeVisible();

  const login = await openLogin(page, context);
  await expectAccessible(page);
  await login.click();
  await expect(page.getByText('You’re logged in.')).toBeVisible();
  await visit(page, '/profile');
  await expect(passkeys.getByRole('listitem')).toContainText('last used');

  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectShown(page.getByText('Passkey removed.'));
  await expect(passkeys).toContainText('You don’t have a passkey yet.');

  await (await openLogin(page, context)).click();
  await expect(page.getByText('We don’t recognise this passkey.')).toBeVisible();
});

// §6/50
test('the email about a new passkey removes it again', async ({ page, complaints }) => {
  complaints.expectFailureOf(/auth\/undo-factor$/);
  await addAuthenticator(page);
  await addPasskey(page);
  const told = async () => (await outbox().to(person.email)).join('\n');
  await expect.poll(told).toMatch(/\/undo-factor\//);
  const path = /\/undo-factor\/[\w-]+/.exec(await told())?.[0] ?? '';
  await visit(page, path);
  await expectAccessible(page);
  // Opening the link does nothing yet: email scanners open it too.
  expect(await profileStatus(person.token)).toBe(200);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expectShown(page.getByText(/^It’s removed, and every device is logged out\./));
  expect(await profileStatus(person.token)).toBe(401);
  await expect.poll(told).toMatch(/\/reset-password\//);

  await visit(page, path);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expectShown(page.getByText(/^This link was already used, or is older than seven days\./));
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible();
});

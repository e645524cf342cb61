import type { Page } from '@playwright/test';
import { addAuthenticator } from '../../testing/accounts/authenticator.ts';
import { forgetTheLogin } from '../../testing/accounts/forget-the-login.ts';
import { demoPerson, newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** What could do most harm asks again; Admins of whom the site asks for more than a password are led to add it. */

let person: Person;

test.beforeEach(async ({ context, complaints }) => {
  complaints.expectFailureOf(/passkeys\/options$|User\/codes$|auth\/confirm$/);
  person = await newPerson('Customer');
  await signIn(context, person);
});

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });
const addPasskey = (page: Page) =>
  page.getByRole('region', { name: 'Passkeys' }).getByRole('button', { name: 'Add a passkey' });

test('asks for the password in a dialog, and goes on with what was asked for', async ({ page }) => {
  await addAuthenticator(page);
  await forgetTheLogin(page, /passkeys\/options$/);
  await visit(page, '/profile');
  await addPasskey(page).click();
  const dialog = dialogOn(page);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Confirm with a passkey' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByText('Please enter it first.').first()).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('not-it-at-all');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByText('This is not your current password.').first()).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectShown(page.getByText('Your passkey is added.'));
  await expect(dialog).toHaveCount(0);
});

test('leaves all as it is when it is closed', async ({ page }) => {
  await addAuthenticator(page);
  await forgetTheLogin(page, /passkeys\/options$/);
  await visit(page, '/profile');
  await addPasskey(page).click();
  await dialogOn(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOn(page)).toHaveCount(0);
  await expectShown(page.getByText('Please confirm first that it is you.'));
  await addPasskey(page).click();
  await expect(dialogOn(page)).toBeVisible();
});

test('is confirmed by a passkey', async ({ page }) => {
  await addAuthenticator(page);
  await visit(page, '/profile');
  await addPasskey(page).click();
  await expectShown(page.getByText('Your passkey is added.'));
  await forgetTheLogin(page, /User\/codes$/);
  const codes = page.getByRole('region', { name: 'Codes of an app' });
  await codes.getByRole('button', { name: 'Set up an app' }).click();
  await dialogOn(page).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(codes.getByRole('img', { name: /QR code/ })).toBeVisible();
});

test('leads an Admin who needs more than a password to where it is added', async ({
  page,
  context,
}) => {
  const admin = await demoPerson('admin');
  await signIn(context, admin);
  await page.route('**/api/User/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mustAddFactor: true } });
  });
  await visit(page, '/admin-dashboard');
  await expect(page).toHaveURL('/profile#log-in-with');
  const main = page.getByRole('main');
  await expect(main).toContainText('Please add a passkey or an authenticator app');
  await expect(main.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Change Password' })).toHaveCount(0);
  await expectAccessible(page);
  await visit(page, '/about');
  const bar = page.getByRole('region', { name: 'One step before you go on' });
  await bar.getByRole('link', { name: 'Add a passkey or an app' }).click();
  await expect(page).toHaveURL('/profile#log-in-with');
});

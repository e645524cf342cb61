import type { Page } from '@playwright/test';
import { codeOf } from '../../testing/accounts/factors.ts';
import { logInByForm, newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { expectShown } from '../../testing/screen/outcome.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Authenticator codes after the password, and recovery codes. */

let person: Person;

test.beforeEach(async ({ context }) => {
  person = await newPerson('Customer');
  await signIn(context, person);
});

const codesOn = (page: Page) => page.getByRole('region', { name: 'Authenticator app' });

/** Switches codes on in the browser; returns the app's key. */
async function setUp(page: Page): Promise<string> {
  await visit(page, '/profile');
  const codes = codesOn(page);
  await codes.getByRole('button', { name: 'Set up an app' }).click();
  await expect(codes.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await codes.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  await codes.getByLabel('Code from the app').fill(codeOf(key));
  await codes.getByRole('button', { name: 'Turn on' }).click();
  await expectShown(codes.getByText('Your authenticator app is set up.'));
  return key;
}

async function logInAgain(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/login');
  await logInByForm(page, person);
  return page.getByRole('form', { name: 'Enter a code' });
}

test('login codes are set up, asked for, and replaced by a recovery code', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/login\/code$/);
  const key = await setUp(page);
  const codes = codesOn(page);
  const shown = codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const recovery = (await shown.first().textContent()) ?? '';
  await expectAccessible(page);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes).toContainText('Your authenticator app is on. 10 recovery codes left.');
  await expect(shown).toHaveCount(0);

  const form = await logInAgain(page);
  const code = form.getByLabel('Code');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByText('Please enter a code.').first()).toBeVisible();
  await code.fill(codeOf(key, -5));
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByText(/This code is wrong/).first()).toBeVisible();
  await code.fill(codeOf(key, 1));
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You’re logged in.')).toBeVisible();

  const again = await logInAgain(page);
  await again.getByRole('button', { name: 'Back to the password' }).click();
  await logInByForm(page, person);
  await again.getByLabel('Code').fill(recovery);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('You’re logged in.')).toBeVisible();
  await visit(page, '/profile');
  await expect(codes).toContainText('9 recovery codes left.');
});

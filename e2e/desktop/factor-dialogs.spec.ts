import type { Locator, Page } from '@playwright/test';
import { addPasskey, codeOf, switchCodesOn } from '../testing/accounts/factors.ts';
import { forgetTheLogin } from '../testing/accounts/forget-the-login.ts';
import { newPerson, type Person, signIn } from '../testing/people.ts';
import { expectAccessible, TABLET_LOOKS } from '../testing/screen/accessible.ts';
import { KeyboardUser } from '../testing/screen/keyboard.ts';
import { expectShown } from '../testing/screen/outcome.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** Dialogs about passkeys and codes on a tablet, only by keyboard. */

test.use({ viewport: { width: 768, height: 1024 } });

let person: Person;
/** Of the app. */
let key: string;

test.beforeEach(async ({ page, context }) => {
  person = await newPerson('Customer');
  await addPasskey(person);
  key = await switchCodesOn(person);
  await signIn(context, person);
  await visit(page, '/profile');
});

/** All of it can be seen, and nothing is wrong with it in either theme. */
async function looksRight(page: Page, dialog: Locator) {
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, TABLET_LOOKS);
}

test('removing a passkey and switching codes off are asked about, left and confirmed', async ({
  page,
}) => {
  const user = new KeyboardUser(page);
  for (const { part, opener, title, confirm, said, asksForCode } of [
    {
      part: 'Passkeys',
      opener: /^Remove /,
      title: /^Remove .+\?$/,
      confirm: 'Remove',
      said: 'You have no passkey yet.',
      asksForCode: false,
    },
    {
      part: 'Codes of an app',
      opener: 'Switch codes off',
      title: 'Switch codes off?',
      confirm: 'Switch codes off',
      said: 'Set up an app',
      asksForCode: true,
    },
  ]) {
    const region = page.getByRole('region', { name: part });
    const button = region.getByRole('button', { name: opener });
    const dialog = page.getByRole('dialog', { name: title });
    await user.press(button);
    await looksRight(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    if (asksForCode) {
      await user.press(dialog.getByRole('button', { name: confirm }));
      await expect(dialog.getByText('Please enter a code.')).toBeVisible();
      await expect(dialog.getByLabel('Code of the app')).toBeFocused();
      await page.keyboard.type(codeOf(key, 1));
    }
    await user.press(dialog.getByRole('button', { name: confirm }));
    await expect(region).toContainText(said);
    await expect(region).toBeFocused();
  }
});

test('a dialog that is asked for again as it closes is open', async ({ page }) => {
  const codes = page.getByRole('region', { name: 'Codes of an app' });
  const opener = codes.getByRole('button', { name: 'Switch codes off' });
  const dialog = page.getByRole('dialog', { name: 'Switch codes off?' });
  await opener.click();
  const close = await dialog.getByRole('button', { name: 'Close' }).elementHandle();
  // Once the page knows, and before the browser's event that it has closed.
  await codes
    .locator('button', { hasText: /^Switch codes off$/ })
    .first()
    .evaluate(async (button: HTMLElement, other) => {
      (other as HTMLElement).click();
      await null;
      button.click();
    }, close);
  // By then that event has come.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('who it is can be confirmed by password, code or passkey, and left', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/User\/recovery-codes$/);
  const user = new KeyboardUser(page);
  await forgetTheLogin(page, /User\/recovery-codes$/);
  const codes = page.getByRole('region', { name: 'Codes of an app' });
  const opener = codes.getByRole('button', { name: 'New recovery codes' });
  const asked = page.getByRole('dialog', { name: 'New recovery codes?' });
  const renew = asked.getByRole('button', { name: 'New recovery codes' });
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await user.press(opener);
  await user.type(asked.getByLabel('Code of the app'), codeOf(key, 1));
  await user.press(renew);
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Confirm with a passkey' })).toBeVisible();
  await looksRight(page, dialog);
  await user.press(dialog.getByRole('button', { name: 'Use a code instead' }));
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await looksRight(page, dialog);
  await page.keyboard.press('Escape');
  await expectShown(asked.getByText('Please confirm first that it is you.'));

  await user.press(renew);
  await expect(password).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(codes.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

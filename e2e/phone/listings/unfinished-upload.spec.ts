import type { Page } from '@playwright/test';
import { jpegPhoto } from '../../testing/listings/photos.ts';
import { listingName } from '../../testing/listings.ts';
import {
  logInByForm,
  newPerson,
  type Person,
  revokeSession,
  signIn,
} from '../../testing/people.ts';
import { header, mobileMenu } from '../../testing/screen/header.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** A logout deletes an unfinished upload from the phone; an expired session keeps all of it. */

let owner: Person;
let name: string;

test.beforeEach(async ({ page, context }) => {
  owner = await newPerson('Property Owner');
  name = listingName();
  await signIn(context, owner);
  await visit(page, '/uploadProperty');
  await page.getByLabel('Name').fill(name);
  await choosePhoto(page, 'house.jpg');
  await expect(page.getByText('Uploaded, ')).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual({ texts: true, files: 1 });
});

async function choosePhoto(page: Page, photo: string): Promise<void> {
  const buffer = await jpegPhoto({ width: 320, height: 240 });
  const file = { name: photo, mimeType: 'image/jpeg', buffer };
  await page.locator('input[name=images]').setInputFiles(file);
}

/** The device's data: whether any storage contains the typed name, and how many values all databases hold. */
const keptOf = (page: Page) =>
  page.evaluate(async (typed) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    let files = 0;
    for (const { name: database = '' } of await indexedDB.databases()) {
      const opened = await asked(indexedDB.open(database));
      for (const store of opened.objectStoreNames) {
        files += await asked(opened.transaction(store).objectStore(store).count());
      }
      opened.close();
    }
    const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    return { texts: storages.includes(typed), files };
  }, name);

async function pressLogout(page: Page): Promise<void> {
  await mobileMenu(page).open();
  await header(page).getByRole('button', { name: 'Logout' }).click();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Log out and delete it?' });

// §2.1/47
test('someone logging out is asked first, and keeps everything or leaves nothing behind', async ({
  page,
}) => {
  await pressLogout(page);
  await expect(question(page)).toContainText('You have an unfinished listing on this device.');
  await question(page).getByRole('button', { name: 'Stay logged in' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByText('Uploaded, ')).toBeVisible();
  expect(await keptOf(page)).toEqual({ texts: true, files: 1 });

  await pressLogout(page);
  await question(page).getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been logged out.')).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual({ texts: false, files: 0 });
});

// §2.1/47
test('a form open in another tab closes with the logout and keeps nothing', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\//);
  const other = await context.newPage();
  await visit(other, '/about');
  await pressLogout(other);
  await question(other).getByRole('button', { name: 'Log out and delete' }).click();
  await expect(page.getByLabel('Name')).toBeHidden();
  await expect.poll(() => keptOf(other)).toEqual({ texts: false, files: 0 });
});

// §2.1/47
test('a session that ends by itself loses nothing for its owner and shows nothing to the next person', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\//);
  await revokeSession(owner);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  expect(await keptOf(page)).toEqual({ texts: true, files: 1 });
  await page.goto('/login?next=%2FuploadProperty');
  await logInByForm(page, owner);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByText('Uploaded, ')).toBeVisible();

  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/login?next=%2Fabout');
  await logInByForm(page, await newPerson('Agent'));
  await expect(page).toHaveURL('/about');
  await expect.poll(() => keptOf(page)).toEqual({ texts: false, files: 0 });
});

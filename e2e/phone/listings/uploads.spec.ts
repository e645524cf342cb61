import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Property } from '#domain/properties/schema.ts';
import { jpegPhoto, phonePhoto } from '../../testing/listings/photos.ts';
import { fillInProperty, type PropertyText } from '../../testing/listings/property-form.ts';
import { recordVideo } from '../../testing/listings/video.ts';
import { listingName } from '../../testing/listings.ts';
import {
  logInByForm,
  newPerson,
  type Person,
  revokeSession,
  signIn,
} from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { colourOf } from '../../testing/screen/colour.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit, visitSignedIn } from '../../testing/visit.ts';

/** Uploading files in the background, over a slow network that breaks. */

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

/** Limits the phone's upload to this many bytes per second. */
async function slowDown(context: BrowserContext, page: Page, uploadThroughput: number) {
  const session = await context.newCDPSession(page);
  const conditions = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput };
  await session.send('Network.emulateNetworkConditions', conditions);
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const tilesOf = (page: Page) => {
  const tiles = page
    .getByRole('form')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') });
  return { tiles, pictures: tiles.getByRole('img') };
};

/** All required fields of a listing except its name. */
const LAND: PropertyText = {
  type: 'PropertySales',
  subtype: 'Land',
  condition: 'Virgin Land',
  price: '90000',
  region: 'Volta',
  location: 'Ho',
  address: 'Behind the market',
};

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Below the header and the offline bar.
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 3, { steps: 4 });
  await page.mouse.up();
}

test('photos and a video survive a slow network, a lost connection and a closed tab', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.expectFailureOf(/\/api\/|\/assets\//);
  const name = listingName();
  const photos = await Promise.all([
    jpegPhoto({ seed: 1, width: 3000, height: 2000 }),
    jpegPhoto({ seed: 2, width: 2600, height: 2600 }),
    phonePhoto(3),
  ]);
  await visit(page, '/uploadProperty');
  const video = await recordVideo(page);
  await page.getByLabel('Name').fill(name);
  await slowDown(context, page, 60_000);
  await page
    .locator('input[name=images]')
    .setInputFiles(photos.map((buffer, place) => jpeg(`photo${place + 1}.jpg`, buffer)));
  await page
    .locator('input[name=video]')
    .setInputFiles({ name: 'tour.webm', mimeType: 'video/webm', buffer: video });
  const { tiles, pictures } = tilesOf(page);
  await expect(tiles).toHaveCount(3);
  await expect(tiles.filter({ hasText: /\d% of/ }).first()).toBeVisible();

  await context.setOffline(true);
  await expect(
    tiles.filter({ hasText: 'No connection. It will resume by itself.' }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Move photo 3: drag/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Photo 2 is now the cover.')).toBeAttached();
  await expect(pictures.first()).toHaveAccessibleName('photo 1, photo3.jpg');
  await expect(page.getByRole('button', { name: /^Move photo 1: drag/ })).toBeFocused();
  await drag(page, page.getByRole('button', { name: /^Move photo 2: drag/ }), pictures.nth(2));
  await expect(pictures.nth(2)).toHaveAccessibleName('photo 3, photo1.jpg');
  await context.setOffline(false);
  await expect(tiles.filter({ hasText: /^.*Uploaded, / }).first()).toBeVisible({ timeout: 30_000 });
  await page.close();

  const again = await context.newPage();
  await visit(again, '/uploadProperty');
  const back = tilesOf(again);
  await expect(back.pictures).toHaveCount(3);
  await expect(back.pictures.first()).toHaveAccessibleName('photo 1, photo3.jpg');
  await expect(back.tiles.filter({ hasText: 'Uploaded, ' })).toHaveCount(3, { timeout: 30_000 });
  await expect(again.getByText('4 files ready.')).toBeVisible();
  await expect(again.getByLabel('Name')).toHaveValue(name);
  await fillInProperty(again, LAND);
  await again.getByRole('button', { name: 'Upload Property' }).click();
  await expect(again.getByText('Property uploaded successfully!')).toBeVisible();

  const headers = { authorization: `Bearer ${owner.token}` };
  const listings: Property[] = await (
    await fetch(`${ORIGIN}/api/User/properties`, { headers })
  ).json();
  expect(listings).toHaveLength(1);
  const [listed] = listings;
  expect(listed?.photos.map(({ width, height }) => [width, height])).toEqual([
    [1536, 2048],
    [2048, 2048],
    [2048, 1365],
  ]);
  expect(listed?.video).not.toBeNull();
});

test('a session that ends loses nothing, and everything goes on after login', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\//);
  await visitSignedIn(page, '/uploadProperty');
  const name = listingName();
  await page.getByLabel('Name').fill(name);
  await revokeSession(owner);
  await page
    .locator('input[name=images]')
    .setInputFiles(jpeg('house.jpg', await jpegPhoto({ width: 320, height: 240 })));
  const { tiles } = tilesOf(page);
  await expect(tiles).toContainText('Your session has expired. Please log in again.');
  await page.getByRole('form').getByRole('button', { name: 'Login' }).click();
  await logInByForm(page, owner);
  await expect(page).toHaveURL('/uploadProperty');
  await expect(tiles).toContainText('Uploaded, ');
  await expect(page.getByLabel('Name')).toHaveValue(name);
});

// §2.7/5
test('a refused file says so at once by its name, and the form loses nothing', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\//);
  await visit(page, '/uploadProperty');
  const name = listingName();
  await page.getByLabel('Name').fill(name);
  const whole = await jpegPhoto({ width: 1600, height: 1200 });
  await page.locator('input[name=images]').setInputFiles([
    // Over 15 MB until the device has shrunk it.
    jpeg('heavy.jpg', Buffer.concat([whole, Buffer.alloc(16 * 1024 * 1024)])),
    jpeg(
      'a very long name of a photo that was cut short on its way to the phone.jpg',
      whole.subarray(0, whole.length * 0.4),
    ),
    jpeg('empty.jpg', Buffer.alloc(0)),
    { name: 'v.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a video') },
  ]);
  const { tiles } = tilesOf(page);
  const named = page.getByRole('alert').filter({ hasText: 'empty.jpg' });
  await expect(named).toContainText('empty.jpg: This file is empty. Please choose another one.');
  await expect(named).toContainText('v.mp4: Please select valid image files.');
  const form = page.getByRole('form');
  const broken = form.getByRole('listitem').filter({ hasText: 'This photo is damaged' });
  await expect(broken).toHaveCount(1);
  await expect(broken.getByRole('button', { name: /again|Go on|Pause/ })).toHaveCount(0);
  await expect(tiles.first()).toContainText('Uploaded, ');
  const inTheWay = page.getByText('Photo 2 can’t be used. Please remove it, or choose another.');
  await expect(inTheWay).toBeVisible();
  await fillInProperty(page, LAND);
  const submit = page.getByRole('button', { name: 'Upload Property' });
  await submit.click();
  await expect(named).toBeHidden();
  await expect(broken).toBeFocused();
  await expect(broken).toBeInViewport({ ratio: 0.9 });
  expect(await colourOf(broken, 'outlineColor')).toBe('red');
  await expect(inTheWay).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(page.getByText('1 file ready.')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Property uploaded successfully!')).toBeVisible();
});

// §2.7/5
test('every photo that the server refuses is named, and the first one gets the focus', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/properties\/upload/);
  await visit(page, '/uploadProperty');
  await page.getByLabel('Name').fill(listingName());
  const photos = await Promise.all([1, 2, 3].map((seed) => jpegPhoto({ seed, width: 900 })));
  await page
    .locator('input[name=images]')
    .setInputFiles(photos.map((buffer, place) => jpeg(`photo${place + 1}.jpg`, buffer)));
  const { tiles } = tilesOf(page);
  await expect(page.getByText('3 files ready.')).toBeVisible();
  await fillInProperty(page, LAND);
  const message = 'This photo is damaged or incomplete. Please choose it again.';
  await page.route('**/api/properties/upload', (route) =>
    route.fulfill({
      status: 415,
      json: {
        code: 'UNSUPPORTED_MEDIA',
        message,
        fields: { 'photoUploads.0': message, 'photoUploads.2': message },
      },
    }),
  );
  await page.getByRole('button', { name: 'Upload Property' }).click();
  await expect(
    page.getByText('Photo 1 and photo 3 can’t be used. Please remove them, or choose others.'),
  ).toBeVisible();
  await expect(page.getByText(`Photo 1: ${message} Photo 3: ${message}`)).toBeVisible();
  await expect(tiles.first()).toBeFocused();
  await expect(tiles.first()).toBeInViewport({ ratio: 0.9 });
});

// §2.7/4
test('asks only once whether to list without photos', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/properties\/upload/);
  await visit(page, '/uploadProperty');
  const submit = page.getByRole('button', { name: 'Upload Property' });
  const question = page.getByRole('dialog', { name: 'Upload without photos?' });
  await submit.click();
  await expect(page.getByText('Please fill in all required fields.')).toBeVisible();
  await page.getByLabel('Name').fill(listingName());
  await fillInProperty(page, LAND);
  await submit.click();
  await question.getByRole('button', { name: 'Add photos' }).click();
  await expect(page.locator('input[name=images]')).toBeFocused();
  await expect(page.getByText('Choose images')).toBeInViewport();
  await page.route('**/api/properties/upload', (route) => route.fulfill({ status: 500, json: {} }));
  await submit.click();
  await question.getByRole('button', { name: 'Upload without photos' }).click();
  await expect(page.getByText('Failed to upload property. Please try again.')).toBeVisible();
  await page.unroute('**/api/properties/upload');
  await submit.click();
  await expect(page.getByText('Property uploaded successfully!')).toBeVisible();
});

test('a paused photo stays paused after the tab was closed', async ({ page, context }) => {
  await visit(page, '/uploadProperty');
  await slowDown(context, page, 5_000);
  await page
    .locator('input[name=images]')
    .setInputFiles(jpeg('house.jpg', await jpegPhoto({ width: 1600, height: 1200 })));
  await expect(tilesOf(page).tiles).toContainText(/\d% of/);
  await page.getByRole('button', { name: 'Pause photo 1' }).click();
  await expect(tilesOf(page).tiles).toContainText('Paused at ');
  await page.close();

  const again = await context.newPage();
  await visit(again, '/uploadProperty');
  const { tiles } = tilesOf(again);
  await expect(tiles).toContainText('Paused');
  await again.getByRole('button', { name: 'Resume photo 1' }).click();
  await expect(tiles).toContainText('Uploaded, ');
});

test('files are sent with the form where there is no room for uploads', async ({
  page,
  complaints,
}) => {
  complaints.expectFailureOf(/\/api\/uploads/);
  for (let each = 0; each < 6; each += 1) {
    const { status } = await fetch(`${ORIGIN}/api/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'tus-resumable': '1.0.0',
        'upload-length': String(100 * 1024 * 1024),
        'upload-metadata': `kind ${btoa('video')}`,
      },
    });
    expect(status).toBe(201);
  }
  await visit(page, '/uploadProperty');
  await page.getByLabel('Name').fill(listingName());
  await page
    .locator('input[name=images]')
    .setInputFiles(jpeg('house.jpg', await jpegPhoto({ width: 320, height: 240 })));
  await expect(tilesOf(page).tiles).toContainText('sent with the form');
  await fillInProperty(page, LAND);
  await page.getByRole('button', { name: 'Upload Property' }).click();
  await expect(page.getByText('Property uploaded successfully!')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import type { Property } from '#domain/properties/schema.ts';
import { jpegPhoto } from '../../testing/listings/photos.ts';
import { fillInProperty } from '../../testing/listings/property-form.ts';
import { listingName, whenReady } from '../../testing/listings.ts';
import { newPerson, type Person, signIn } from '../../testing/people.ts';
import { expectAccessible } from '../../testing/screen/accessible.ts';
import { ORIGIN } from '../../testing/site.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Photos as people have them: of every format, sideways, small, blurred, duplicated. */

let owner: Person;

test.beforeEach(async ({ context }) => {
  owner = await newPerson('Property Owner');
  await signIn(context, owner);
});

const HEIC = path.join(import.meta.dirname, '../../../server/testing/media/tiled-photo.heic');

const tilesOf = (page: Page) => page.getByRole('form').locator('li[data-photo]');
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[name=images]').setInputFiles(files);

/** Red above blue, with enough grain for a realistic size. */
function redAboveBlue(width = 900, height = 600): Sharp {
  const half = (background: string) => ({
    create: { width, height: height / 2, channels: 3, background } as const,
  });
  return sharp({ create: { width, height, channels: 3, background: '#000000' } }).composite([
    { input: half('#d03020'), left: 0, top: 0 },
    { input: half('#2040d0'), left: 0, top: height / 2 },
  ]);
}

/** A BMP of 24 bits a pixel, its rows from bottom to top. */
async function bmp(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const stride = Math.ceil((info.width * 3) / 4) * 4;
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + stride * info.height, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(info.width, 18);
  head.writeInt32LE(info.height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const rows = Buffer.alloc(stride * info.height);
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const from = (y * info.width + x) * 3;
      const to = (info.height - 1 - y) * stride + x * 3;
      for (let c = 0; c < 3; c += 1) rows[to + c] = data[from + 2 - c] ?? 0;
    }
  }
  return Buffer.concat([head, rows]);
}

/** A PNG as an animation with one frame (W3C PNG §11.3.6). */
function animated(png: Buffer, width: number, height: number): Buffer {
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(width, 4);
  frame.writeUInt32BE(height, 8);
  frame.writeUInt16BE(1, 20);
  frame.writeUInt16BE(10, 22);
  const count = Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]);
  const data = png.indexOf('IDAT') - 4;
  return Buffer.concat([
    png.subarray(0, data),
    chunk('acTL', count),
    chunk('fcTL', frame),
    png.subarray(data),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Sends the form and returns the listing once its photos are ready. */
async function listed(page: Page): Promise<Property> {
  const name = listingName();
  await page.getByLabel('Name').fill(name);
  await fillInProperty(page, {
    type: 'PropertySales',
    subtype: 'Land',
    condition: 'Virgin Land',
    price: '90000',
    region: 'Volta',
    location: 'Ho',
    address: 'Behind the market',
  });
  const response = page.waitForResponse(/properties\/upload/);
  await page.getByRole('button', { name: 'Upload Property' }).click();
  const { property } = (await (await response).json()) as { property: Property };
  return whenReady(property._id);
}

/** True when the upper part of the served photo is red, and the lower blue. */
async function isUpright({ key, widths }: Property['photos'][number]): Promise<boolean> {
  const response = await fetch(`${ORIGIN}/media/photos/${key}/${widths.at(-1)}.jpg`);
  const picture = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await picture.metadata();
  const at = async (y: number) => {
    const part = { left: Math.floor(width / 2), top: Math.floor(height * y), width: 4, height: 4 };
    const { channels } = await sharp(await picture.clone().extract(part).png().toBuffer()).stats();
    return channels.map(({ mean }) => mean) as [number, number, number];
  };
  const [above, below] = [await at(0.2), await at(0.8)];
  return above[0] > above[2] + 60 && below[2] > below[0] + 60;
}

// §2.7/12
test('a sideways WebP, a GIF, a BMP and an animated PNG are shown upright and still', async ({
  page,
}) => {
  // Stored sideways, the way a phone held upright does.
  const grain = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const upright = await sharp(await redAboveBlue().png().toBuffer())
    .composite([{ input: await grain.png().toBuffer(), blend: 'soft-light' }])
    .png()
    .toBuffer();
  const lying = await sharp(upright).rotate(270).png().toBuffer();
  const webp = await sharp(lying)
    .withMetadata({ orientation: 6 })
    .webp({ quality: 100 })
    .toBuffer();
  const still = (width: number) => redAboveBlue(width, 600).png().toBuffer();
  await visit(page, '/uploadProperty');
  await choose(page, [
    { name: 'lying.webp', mimeType: 'image/webp', buffer: webp },
    {
      name: 'a.gif',
      mimeType: 'image/gif',
      buffer: await sharp(await still(840))
        .gif()
        .toBuffer(),
    },
    { name: 'a.bmp', mimeType: 'image/bmp', buffer: await bmp(sharp(await still(844))) },
    {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: animated(await still(848), 848, 600),
    },
  ]);
  const tiles = tilesOf(page);
  await expect(tiles).toHaveCount(4);
  for (let place = 0; place < 4; place += 1) {
    await expect(tiles.nth(place)).toContainText('Uploaded, ');
  }
  const { photos } = await listed(page);
  expect(photos.map(({ width, height }) => [width, height])).toEqual([
    [900, 600],
    [840, 600],
    [844, 600],
    [848, 600],
  ]);
  for (const photo of photos) expect(await isUpright(photo)).toBe(true);
});

// §2.7/9
test('a HEIC cut short is refused before it is sent, and a whole one is shown once it was sent', async ({
  page,
}) => {
  const heic = await readFile(HEIC);
  let begun = 0;
  await page.route('**/api/uploads', (route) => {
    begun += 1;
    return route.continue();
  });
  await visit(page, '/uploadProperty');
  await choose(page, [
    { name: 'cut.heic', mimeType: 'image/heic', buffer: heic.subarray(0, heic.length / 2) },
  ]);
  const tiles = tilesOf(page);
  await expect(tiles.first()).toContainText(
    'This photo is damaged or incomplete. Please choose it again.',
  );
  expect(begun).toBe(0);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await choose(page, [{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic }]);
  await expect(tiles.first()).toContainText('Uploaded, ');
  const picture = tiles.first().getByRole('img');
  await expect(picture).toHaveAttribute('src', /\/api\/uploads\/[\w-]+\/preview$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(360);
  expect(begun).toBe(1);
});

// §2.7/14
test('small and blurred photos are accepted with a warning, and the same photo twice is reported', async ({
  page,
}) => {
  const sharpPhoto = await jpegPhoto({ width: 1600, height: 1200 });
  const blurred = await sharp(sharpPhoto).blur(9).jpeg().toBuffer();
  const small = await jpegPhoto({ seed: 2, width: 640, height: 480 });
  await visit(page, '/uploadProperty');
  await choose(page, [
    { name: 'sharp.jpg', mimeType: 'image/jpeg', buffer: sharpPhoto },
    { name: 'blurred.jpg', mimeType: 'image/jpeg', buffer: blurred },
    { name: 'small.jpg', mimeType: 'image/jpeg', buffer: small },
    { name: 'copy of small.jpg', mimeType: 'image/jpeg', buffer: small },
  ]);
  const tiles = tilesOf(page);
  await expect(tiles).toHaveCount(3);
  await expect(page.getByRole('alert')).toContainText(
    'copy of small.jpg: You’ve already chosen this photo.',
  );
  await expect(tiles.nth(1)).toContainText('This looks blurry. A sharper photo works better.');
  await expect(tiles.nth(2)).toContainText(
    'Small (640 × 480). It will look blurry on large screens.',
  );
  await expect(tiles.nth(0)).toContainText('Uploaded, ');
  await expect(tiles.nth(0)).not.toContainText('blurry');
  await expect(page.getByText('3 files ready.')).toBeVisible();
  await expectAccessible(page);
});

// §2.7/16
test('a photo is turned and cropped in the form, also by keyboard', async ({ page }) => {
  const upright = await redAboveBlue(1200, 800).png().toBuffer();
  const photo = await sharp(upright).rotate(270).jpeg().toBuffer();
  await visit(page, '/uploadProperty');
  await choose(page, [{ name: 'side.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await expect(tilesOf(page).first()).toContainText('Uploaded, ');
  await page.getByRole('button', { name: 'Rotate or crop photo 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rotate or crop photo 1' });
  const picture = dialog.getByRole('img', { name: 'photo 1' });
  const shape = () =>
    picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(shape).toEqual([800, 1200]);
  await dialog.getByRole('button', { name: 'Rotate right' }).click();
  await expect.poll(shape).toEqual([1200, 800]);
  await expectAccessible(page);
  // Moves the corner left and up, step by step.
  await dialog.getByLabel('Bottom right corner').focus();
  const before = await picture.boundingBox();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(tilesOf(page).first()).toContainText('Uploaded, ');
  const { photos } = await listed(page);
  expect(photos).toHaveLength(1);
  const [shown] = photos;
  const kept = (side: number) => (side - 50) / side;
  expect((shown?.width ?? 0) / 1200).toBeCloseTo(kept(before?.width ?? 0), 1);
  expect((shown?.height ?? 0) / 800).toBeCloseTo(kept(before?.height ?? 0), 1);
  expect(shown && (await isUpright(shown))).toBe(true);
});

// §2.7/17
test('the tile says when no server responds', async ({ page, complaints }) => {
  complaints.expectFailureOf(/\/api\/uploads/);
  await visit(page, '/uploadProperty');
  await page.route('**/api/uploads**', (route) => route.abort('connectionrefused'));
  await choose(page, [
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegPhoto({ width: 900, height: 700 }) },
  ]);
  const tile = tilesOf(page).first();
  await expect(tile).toContainText('No connection. It will resume by itself.');
  await page.unroute('**/api/uploads**');
  await expect(tile).toContainText('Uploaded, ', { timeout: 40_000 });
});

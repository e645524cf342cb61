import type { Locator, Page } from '@playwright/test';
import { recordVideo } from '../../testing/listings/video.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson } from '../../testing/people.ts';
import { fingersOf } from '../../testing/screen/touch.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** The gallery on a touch screen (specification §2.10). */

const galleryOf = (page: Page) => page.getByRole('region', { name: /^Photos of / });

/** Swipes to the next photo, or back. */
async function swipe(page: Page, over: Locator, by: 1 | -1) {
  const box = await over.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const [right, left] = [
    [300, y],
    [60, y],
  ] as const;
  const fingers = await fingersOf(page);
  await fingers.move([by > 0 ? right : left], [by > 0 ? left : right]);
}

test('every swipe counts, including the first and one from a video', async ({ page }) => {
  const video = await recordVideo(page);
  const { _id: id } = await newListing(await newPerson('Agent'), {}, { photos: 3, video });
  await visit(page, `/property/${id}`);
  const gallery = galleryOf(page);
  const stage = gallery.getByRole('list', { name: 'Photos' });
  for (const n of [2, 3, 4]) {
    await swipe(page, stage, 1);
    await expect(gallery.getByText(`Photo ${n} of 4`)).toBeAttached();
    // It is level.
    await expect
      .poll(async () =>
        Math.round(
          (
            await stage
              .locator('li')
              .nth(n - 1)
              .boundingBox()
          )?.x ?? -1,
        ),
      )
      .toBe(0);
  }
  await swipe(page, stage, -1);
  await expect(gallery.getByText('Photo 3 of 4')).toBeAttached();
});

test.describe('on a wider phone', () => {
  test.use({ viewport: { width: 412, height: 740 } });

  test('fetches only the photo in front and the next ones, or only the one in front to save data', async ({
    page,
    browser,
  }) => {
    const { _id: id, photos } = await newListing(await newPerson('Agent'), {}, { photos: 6 });
    const shownOf = (seen: Page) => {
      const wide: string[] = [];
      seen.on('request', (request) => {
        const [, key, width] = /\/media\/photos\/([^/]+)\/(\d+)\./.exec(request.url()) ?? [];
        if (key && Number(width) > 320) wide.push(key);
      });
      return wide;
    };
    const inFront = (seen: Page) =>
      galleryOf(seen).getByRole('list', { name: 'Photos' }).locator('li:not([inert]) img');

    const wide = shownOf(page);
    await visit(page, `/property/${id}`);
    await expect(inFront(page)).toHaveJSProperty('complete', true);
    await expect.poll(() => new Set(wide).size).toBe(3);
    await page.waitForLoadState('networkidle');
    expect(new Set(wide)).toEqual(new Set([0, 1, 5].map((n) => photos[n]?.key)));

    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      extraHTTPHeaders: { 'save-data': 'on' },
    });
    const sparing = await context.newPage();
    const any: string[] = [];
    sparing.on('request', (request) => {
      if (/\/media\/photos\//.test(request.url())) any.push(request.url());
    });
    await visit(sparing, `/property/${id}`);
    await expect(inFront(sparing)).toHaveJSProperty('complete', true);
    await sparing.waitForLoadState('networkidle');
    expect(
      any.every((url) => /\/320\./.test(url)),
      any.join(),
    ).toBe(true);
    await expect(sparing.getByRole('checkbox', { name: 'Low data' })).toBeChecked();
    await context.close();
  });
});

test('a full-screen photo zooms by button, by double tap and by two fingers', async ({ page }) => {
  const { _id: id } = await newListing(await newPerson('Agent'), {}, { photos: 2 });
  await visit(page, `/property/${id}`);
  await page.getByRole('button', { name: /^View full screen: .*, photo 1$/ }).click();
  const dialog = page.getByRole('dialog');
  const photo = dialog.locator('img').first();
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const whole = await width();

  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(whole * 2.5, 0);
  // Dragging moves it, without changing the photo.
  const left = async () => (await photo.boundingBox())?.x ?? 0;
  const before = await left();
  await page.mouse.move(180, 370);
  await page.mouse.down();
  await page.mouse.move(300, 370, { steps: 5 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(before + 60);
  await expect(dialog.getByText('Photo 1 of 2')).toBeAttached();

  // The next one is not zoomed, and neither is this one after coming back.
  await dialog.getByRole('button', { name: 'Next photo' }).click();
  await dialog.getByRole('button', { name: 'Previous photo' }).click();
  await expect(dialog.getByText('Photo 1 of 2')).toBeAttached();
  await expect.poll(width).toBeCloseTo(whole, 0);

  // On a busy machine the two taps may arrive too far apart, as two single ones.
  await expect(async () => {
    await page.touchscreen.tap(180, 370);
    await page.touchscreen.tap(180, 370);
    await expect.poll(width, { timeout: 3_000 }).toBeCloseTo(whole * 2.5, 0);
  }).toPass();
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(width).toBeCloseTo(whole, 0);

  await (await fingersOf(page)).move(
    [
      [140, 370],
      [220, 370],
    ],
    [
      [80, 370],
      [280, 370],
    ],
  );
  await expect.poll(width).toBeGreaterThan(whole * 1.3);
  // Only the photo zooms, not the page with its buttons.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

import type { Page } from '@playwright/test';
import { newListing } from './testing/listings.ts';
import { newPerson } from './testing/people.ts';
import { expect, test } from './testing/test.ts';
import { revisit, visit } from './testing/visit.ts';

test.skip(({ isMobile }) => !isMobile, 'phones pay by the megabyte');

/** The widths of the photos that were fetched, as in /media/photos/{key}/640.avif. */
function photosFetched(page: Page): number[] {
  const widths: number[] = [];
  page.on('request', (request) => {
    const width = /\/media\/photos\/[^/]+\/(\d+)\./.exec(request.url())?.[1];
    if (width) widths.push(Number(width));
  });
  return widths;
}

/** Until the cards' photos are there. */
async function lookThrough(page: Page) {
  const photos = page.locator('article img');
  await photos.first().scrollIntoViewIfNeeded();
  await photos.nth(1).scrollIntoViewIfNeeded();
  for (const n of [0, 1]) {
    await expect(photos.nth(n)).toHaveJSProperty('complete', true);
    await expect
      .poll(() => photos.nth(n).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
}

test.describe('a browser that saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' }, deviceScaleFactor: 3 });

  test('gets the smallest photos, in the first HTML already', async ({ page }) => {
    const widths = photosFetched(page);
    await visit(page, '/');
    await lookThrough(page);
    expect(new Set(widths)).toEqual(new Set([320]));
  });
});

test.describe('a sharp screen', () => {
  test.use({ deviceScaleFactor: 3 });

  test('gets small photos once "Low data" is chosen, and keeps what is there', async ({ page }) => {
    const widths = photosFetched(page);
    await visit(page, '/');
    await lookThrough(page);
    expect(Math.min(...widths)).toBeGreaterThan(320);
    const fetched = widths.length;
    await page.getByRole('checkbox', { name: 'Low data' }).check();
    await lookThrough(page);
    expect(Math.min(...widths.slice(0, fetched))).toBeGreaterThan(320);

    widths.length = 0;
    await revisit(page);
    await lookThrough(page);
    expect(new Set(widths)).toEqual(new Set([320]));
  });
});

test.describe('a photo that fills the screen', () => {
  test('is looked at closely: by the button, by two taps, by two fingers', async ({ page }) => {
    const { _id: id } = await newListing(await newPerson('Agent'), {}, { photos: 2 });
    await visit(page, `/property/${id}`);
    await page.getByRole('button', { name: /^View full screen: .*, photo 1$/ }).click();
    const dialog = page.getByRole('dialog');
    const photo = dialog.locator('img').first();
    const width = async () => (await photo.boundingBox())?.width ?? 0;
    const whole = await width();

    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeCloseTo(whole * 2.5, 0);
    // It is dragged, and no other photo comes.
    const left = async () => (await photo.boundingBox())?.x ?? 0;
    const before = await left();
    await page.mouse.move(180, 370);
    await page.mouse.down();
    await page.mouse.move(300, 370, { steps: 5 });
    await page.mouse.up();
    await expect.poll(left).toBeGreaterThan(before + 60);
    await expect(dialog.getByText('Photo 1 of 2')).toBeAttached();

    // The next one is whole, and so is this one when it comes back.
    await dialog.getByRole('button', { name: 'Next photo' }).click();
    await dialog.getByRole('button', { name: 'Previous photo' }).click();
    await expect(dialog.getByText('Photo 1 of 2')).toBeAttached();
    await expect.poll(width).toBeCloseTo(whole, 0);

    await page.touchscreen.tap(180, 370);
    await page.touchscreen.tap(180, 370);
    await expect.poll(width).toBeCloseTo(whole * 2.5, 0);
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBeCloseTo(whole, 0);

    await spread(page);
    await expect.poll(width).toBeGreaterThan(whole * 1.3);
  });
});

/** Two fingers that go apart, from 80 to 200 pixels. */
async function spread(page: Page) {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 180 - apart / 2, y: 370, id: 0 },
    { x: 180 + apart / 2, y: 370, id: 1 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(80) });
  for (const apart of [100, 120, 140, 160, 180, 200]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(apart),
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

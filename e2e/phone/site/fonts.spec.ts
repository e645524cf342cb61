import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../testing/test.ts';

/** Fonts load after a page's content (web/lib/start/fonts.ts). */

const FONT = /\.woff2$/;

/** The fonts that a page requests. */
function fontsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FONT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens About, whose picture waits for `release`. */
async function openWithoutPicture(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/hero\/|\.(avif|webp)$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It has been painted.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  return release;
}

test('fonts load after the page, and at once where the browser already has them', async ({
  page,
}) => {
  const asked = fontsOf(page);
  const release = await openWithoutPicture(page);
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px "Plus Jakarta Sans"'))).toBe(true);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const releaseAgain = await openWithoutPicture(page);
  expect(await page.evaluate(() => document.querySelector<HTMLStyleElement>('#fonts')?.media)).toBe(
    'all',
  );
  releaseAgain();
});

/** A page in a context of its own, and its requests until it was quiet. */
async function quietPage(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled });
  if (javaScriptEnabled) {
    await context.addInitScript(() => localStorage.setItem('lowData', 'on'));
  }
  const page = await context.newPage();
  const asked = fontsOf(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await context.close();
  return asked.length;
}

test('fonts do not load with low data', async ({ browser }) => {
  expect(await quietPage(browser, true)).toBe(0);
});

test('fonts load with the page without scripts', async ({ browser }) => {
  expect(await quietPage(browser, false)).toBeGreaterThan(1);
});

import type { Page } from '@playwright/test';
import { listingName, newListing } from '../../testing/listings.ts';
import { newPerson, signIn } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { revisit, visit } from '../../testing/visit.ts';

/** The widths of the fetched photos, as in /media/photos/{key}/640.avif. */
function photosFetched(page: Page): number[] {
  const widths: number[] = [];
  page.on('request', (request) => {
    const width = /\/media\/photos\/[^/]+\/(\d+)\./.exec(request.url())?.[1];
    if (width) widths.push(Number(width));
  });
  return widths;
}

/** The home page with two listings whose photos exist in every width. */
async function wideListings(): Promise<string> {
  const search = listingName();
  const lister = await newPerson('Agent');
  for (const which of ['one', 'two']) {
    await newListing(lister, { name: `${search} ${which}` }, { photos: 1 });
  }
  return `/?${new URLSearchParams({ search })}`;
}

/** Looks on until the cards' photos have loaded. */
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

test.use({ deviceScaleFactor: 3 });

test('photos are small on a sharp screen with “Low data” or a browser that saves data', async ({
  page,
}) => {
  const widths = photosFetched(page);
  await test.step('“Low data” keeps the photos already there and loads small ones next time', async () => {
    await visit(page, await wideListings());
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
  await test.step('a browser that saves data gets small photos from the start', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.setExtraHTTPHeaders({ 'save-data': 'on' });
    widths.length = 0;
    await visit(page, await wideListings());
    await lookThrough(page);
    expect(new Set(widths)).toEqual(new Set([320]));
  });
});

/** The scripts of a property's page, which a list does not need. */
function watchDetailScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/property-(?!family|status|list)[^/]+\.js$/.test(request.url()))
      asked.push(request.url());
  });
  return asked;
}

/** Touches the first card, and lets go elsewhere. */
async function touchCard(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().dispatchEvent('touchstart');
}

test('a card’s page begins to load at the first touch, but not with “Low data”', async ({
  page,
  context,
}) => {
  await signIn(context, await newPerson('Customer'));
  const asked = watchDetailScripts(page);
  await visit(page, '/short-stays');
  expect(asked).toEqual([]);
  await touchCard(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);

  asked.length = 0;
  await visit(page, '/short-stays');
  await page.getByRole('checkbox', { name: 'Low data' }).check();
  await touchCard(page);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  expect(asked).toEqual([]);
});

import type { Page } from '@playwright/test';
import { demoPerson, signIn } from '../testing/people.ts';
import { expectAccessible } from '../testing/screen/accessible.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** The map of a list: its pins, the list that goes with it, and what takes its place. */

const LIST = '/property-rentals';
const ACCRA = `${LIST}?map=1&bbox=-0.35,5.5,0.1,5.75`;

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const clusters = (page: Page) => page.getByRole('button', { name: /^\d+ listings/ });
const pins = (page: Page) => page.locator('[data-pin]');
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen listing' });

async function openMap(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await expect(map(page)).toBeVisible({ timeout: 20_000 });
  await expect(clusters(page).or(pins(page)).first()).toBeVisible();
}

test('a cluster opens to pins, a pin to a card, the card to the listing, and Back to the map as it was', async ({
  page,
  context,
}) => {
  await signIn(context, await demoPerson('customer'));
  await visit(page, LIST);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/map=1/);
  await expect(clusters(page).first()).toBeVisible({ timeout: 20_000 });
  await clusters(page).last().press('Enter');
  await expect(page).toHaveURL(/bbox=/);
  await expect(async () => {
    if ((await pins(page).count()) === 0) await clusters(page).first().press('Enter');
    expect(await pins(page).count()).toBeGreaterThan(0);
  }).toPass();

  await expect(page.getByText(/listings? on the map/)).toBeAttached();
  await pins(page).first().press('Enter');
  await expect(chosen(page).getByRole('article')).toBeVisible();
  const shown = page.url();
  await chosen(page).getByRole('article').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/property\//);

  await page.goBack();
  await expect(page).toHaveURL(shown);
  await expect(chosen(page).getByRole('article')).toBeVisible({ timeout: 20_000 });
});

test('at first no pin lies under what stands over the map', async ({ page }) => {
  await openMap(page, `${LIST}?map=1`);
  const spots = clusters(page).or(pins(page));
  await expect(async () => {
    const covered = await spots.evaluateAll((all) =>
      all
        .filter((spot) => {
          const { left, top, width, height } = spot.getBoundingClientRect();
          const over = document.elementFromPoint(left + width / 2, top + height / 2);
          return !over?.closest('button, [data-pin]')?.isSameNode(spot);
        })
        .map((spot) => spot.textContent),
    );
    expect(covered).toEqual([]);
  }).toPass({ timeout: 5_000 });
});

test('a chosen pin does not lie under its card', async ({ page }) => {
  await openMap(page, `${LIST}?map=1`);
  await expect(async () => {
    if ((await pins(page).count()) === 0) await clusters(page).first().click();
    expect(await pins(page).count()).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByText(/listings? on the map/)).toBeAttached();
  // The lowest is where the card comes.
  const lowest = pins(page).last();
  const id = await lowest.getAttribute('data-pin');
  await lowest.click();
  await expect(chosen(page).getByRole('article')).toBeVisible();
  const pin = page.locator(`[data-pin="${id}"]`);
  await expect(async () => {
    const [place, card] = [await pin.boundingBox(), await chosen(page).boundingBox()];
    if (!place || !card) throw new Error('The pin or its card is gone.');
    const isBeside = place.x > card.x + card.width;
    expect(isBeside || place.y + place.height <= card.y).toBe(true);
  }).toPass({ timeout: 5_000 });
});

test('Back closes the map that was opened from the list', async ({ page }) => {
  await visit(page, LIST);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(map(page)).toBeVisible({ timeout: 20_000 });
  await page.goBack();
  await expect(map(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test('the list goes with the map, by the keyboard too, until that is switched off', async ({
  page,
}) => {
  await openMap(page, ACCRA);
  const before = page.url();
  await map(page).press('ArrowRight');
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/bbox=/);

  await page.getByRole('checkbox', { name: 'Search as I move the map' }).click();
  await expect(page).toHaveURL(/follow=0/);
  const stays = page.url();
  await map(page).press('ArrowLeft');
  const search = page.getByRole('button', { name: 'Search this area' });
  await expect(search).toBeVisible();
  expect(page.url()).toBe(stays);
  await search.click();
  await expect(page).not.toHaveURL(stays);
});

test('a link that is shared opens the same part of the map, and the list of it', async ({
  page,
}) => {
  await openMap(page, ACCRA);
  expect(page.url()).toContain('bbox=-0.35,5.5,0.1,5.75');
  await expect(page.getByRole('article').first()).toContainText('Greater Accra');
  await expect(page.getByRole('article').filter({ hasText: 'Northern' })).toHaveCount(0);
});

test('where nothing is, the way out is said', async ({ page }) => {
  await page.goto(`${LIST}?map=1&bbox=-0.2,4.9,-0.1,5.0`);
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await expect(page.getByText('Nothing here; zoom out.')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Zoom out' }).last().click();
  await expect(page).not.toHaveURL(/bbox=-0.2,4.9/);
});

test('without WebGL the list stays, and a sentence says why', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${LIST}?map=1`);
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await expect(page.getByText('This browser cannot draw the map.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('where data is dear, opening says first what the map costs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.setAttribute('data-low-data', ''),
    );
  });
  await page.goto(ACCRA);
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await expect(page.getByText(/The map loads \d+ kB, once/)).toBeVisible();
  expect(asked.filter((url) => /map-view|maplibre/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Load the map' }).click();
  await expect(map(page)).toBeVisible({ timeout: 20_000 });
});

test('while it is on its way it says so', async ({ page }) => {
  const library = Promise.withResolvers<void>();
  await page.route(/assets\/map-view-.*\.js/, async (route) => {
    await library.promise;
    await route.continue();
  });
  await page.goto(ACCRA);
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  const says = page.getByText('Loading the map…');
  await expect(says).toBeInViewport();
  library.resolve();
  await expect(map(page)).toBeVisible({ timeout: 20_000 });
  await expect(says).toBeHidden();
});

test('axe finds nothing on it', async ({ page }) => {
  await openMap(page, ACCRA);
  await expectAccessible(page);
});

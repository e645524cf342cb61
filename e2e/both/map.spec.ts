import type { Page } from '@playwright/test';
import { demoPerson, signIn } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** A list's map: its pins, and the list that follows it. More tests are beside the map. */

const LIST = '/property-rentals';
const ACCRA = `${LIST}?map=1&bbox=-0.35,5.5,0.1,5.75`;

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const clusters = (page: Page) => page.getByRole('button', { name: /^\d+ listings/ });
const pins = (page: Page) => page.locator('[data-pin]');
const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen listing' });

test('a cluster opens to pins, a pin to a card, the card to the listing, and Back returns to the map', async ({
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

test('a link opens its part of the map, and the list follows the map until that is switched off', async ({
  page,
}) => {
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
  await expect(clusters(page).or(pins(page)).first()).toBeVisible();
  // As far as the screen shows around it.
  await expect(page).not.toHaveURL(ACCRA);
  const [west, south, east, north] = (new URL(page.url()).searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect(Math.min(-0.35 - Number(west), 5.5 - Number(south))).toBeGreaterThan(-0.01);
  expect(Math.min(Number(east) - 0.1, Number(north) - 5.75)).toBeGreaterThan(-0.01);
  await expect(page.getByRole('article').first()).toContainText('Greater Accra');
  await expect(page.getByRole('article').filter({ hasText: 'Northern' })).toHaveCount(0);

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

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PREFERENCE_KEYS } from '#web/lib/preferences.ts';
import { pressOption } from '../testing/listings/filters.ts';
import { newWord } from '../testing/listings/home.ts';
import { newListing } from '../testing/listings.ts';
import { newPerson, type Person } from '../testing/people.ts';
import { expect, test } from '../testing/test.ts';
import { visit } from '../testing/visit.ts';

/** What each option of the filters would leave, and several values of one, on a phone's sheet and beside the list. */

let agent: Person;
test.beforeAll(async () => {
  agent = await newPerson('Agent');
});

/** The calls that count, as the page makes them. */
function counting(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/facets')) calls.push(request.url());
  });
  return calls;
}

/** Until the browser has nothing else to do. */
const rest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** The filters: beside the list, or in the sheet of a phone. */
async function filtersOf(page: Page) {
  const beside = page.getByRole('complementary', { name: 'Filters' });
  if (await beside.isVisible()) return beside;
  await page.getByRole('button', { name: 'Filters' }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

test('two regions are chosen by their counts, each has a chip, and the counts follow', async ({
  page,
}) => {
  const word = newWord();
  await newListing(agent, { name: `Nook ${word}`, region: 'Volta', condition: 'Renovated' });
  await newListing(agent, { name: `Nest ${word}`, region: 'Oti', condition: 'Newly built' });
  await newListing(agent, { name: `Den ${word}`, region: 'Oti', condition: 'Newly built' });
  await visit(page, `/guest-house?search=${word}`);
  await expect(page.getByRole('article')).toHaveCount(3);

  const panel = await filtersOf(page);
  const option = (filter: string, name: RegExp) =>
    panel.getByRole('group', { name: filter, exact: true }).getByRole('checkbox', { name });
  await panel.locator('summary', { hasText: 'Condition' }).click();
  await expect(option('Condition', /^Renovated \(1\)$/)).toBeVisible();
  await expect(option('Condition', /^Old House \(0\)$/)).toBeEnabled();
  await pressOption(panel, 'Region', 'Volta');
  await expect(page).toHaveURL(/region=Volta$/);
  // Others of the same filter are added to it, so that they are counted as they were.
  await expect(option('Region', /^Oti \(2\)$/)).toBeVisible();
  await expect(option('Condition', /^Newly built \(0\)$/)).toBeVisible();
  await pressOption(panel, 'Region', 'Oti');
  await expect(page).toHaveURL(/region=Volta%2COti$/);
  await expect(option('Condition', /^Newly built \(2\)$/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations).toEqual([]);

  const show = panel.getByRole('button', { name: 'Show 3 results' });
  if (await show.isVisible()) await show.click();
  await page.getByRole('button', { name: 'Remove Volta' }).click();
  await expect(page).toHaveURL(/region=Oti$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Oti' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('nothing moves when the counts come, and the list works where they do not', async ({
  page,
  complaints,
}) => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/properties/facets*', async (route) => {
    await held;
    await route.continue();
  });
  // The towns stand open, and counting adds others to them.
  const { location = '' } = await newListing(agent, { location: 'Aburi', region: 'Eastern' });
  await newListing(agent, { location: 'Kokrobite' });
  await visit(page, `/short-stays?${new URLSearchParams({ location })}`);
  const panel = await filtersOf(page);
  await expect(panel.getByRole('checkbox', { name: 'Kokrobite' })).toHaveCount(0);
  await panel.locator('summary', { hasText: 'Region' }).click();
  const before = await panel.getByText('Listed by').boundingBox();
  respond();
  await expect(panel.getByRole('checkbox', { name: /^Volta \(/ })).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /^Kokrobite \(/ })).toHaveCount(1);
  expect(await panel.getByText('Listed by').boundingBox()).toEqual(before);

  complaints.expectFailureOf(/\/facets/);
  await page.route('**/api/properties/facets*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await pressOption(panel, 'Region', 'Volta');
  await expect(page).toHaveURL(/region=Volta$/);
});

test('a phone counts once its filters are opened', { tag: '@phone' }, async ({ page }) => {
  const calls = counting(page);
  await visit(page, '/guest-house');
  await expect(page.getByRole('article').first()).toBeVisible();
  await rest(page);
  expect(calls).toEqual([]);
  await filtersOf(page);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
});

test.describe('beside the list', { tag: '@desktop' }, () => {
  test('the options are counted while nobody touches them', async ({ page }) => {
    const calls = counting(page);
    await visit(page, '/cars');
    await expect.poll(() => calls.length).toBe(1);
    const panel = await filtersOf(page);
    await panel.locator('summary', { hasText: 'Brand' }).press('Enter');
    await expect(panel.getByRole('checkbox', { name: / \(\d+\)$/ }).first()).toBeVisible();
  });

  test('but with little data only once somebody points there', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'on'), PREFERENCE_KEYS.lowData);
    const calls = counting(page);
    await visit(page, '/cars');
    await expect(page.getByRole('article').first()).toBeVisible();
    await rest(page);
    expect(calls).toEqual([]);
    await (await filtersOf(page)).hover();
    await expect.poll(() => calls.length).toBe(1);
  });
});

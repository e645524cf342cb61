import type { Page } from '@playwright/test';
import { newListing } from '../../testing/listings.ts';
import { watchScripts } from '../../testing/network/hold-scripts.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Back closes what lies over the page instead of leaving it, and leaves nothing behind in the history. */

const menu = (page: Page) => page.locator('details[data-menu]');
const openMenu = (page: Page) => menu(page).locator('summary').first().click();
const filters = (page: Page) => page.locator('#filter-sheet');
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters' }).click();

const photos = (page: Page) => page.locator('dialog[aria-label^="Photos of "]');
const openPhotos = (page: Page) =>
  page
    .getByRole('button', { name: /^View full screen/ })
    .first()
    .click();
const aListing = async () =>
  `/property/${(await newListing(await newPerson('Agent'), {}, { photos: 2 }))._id}`;

const OVERLAYS = [
  { what: 'the menu', pathOf: async () => '/cars', open: openMenu, lid: menu },
  { what: 'the filters', pathOf: async () => '/cars', open: openFilters, lid: filters },
  { what: 'the photos', pathOf: aListing, open: openPhotos, lid: photos },
] as const;

for (const when of ['before the scripts run', 'after'] as const) {
  test(`the menu, the filters and the photos, ${when}`, async ({ page }) => {
    test.slow();
    for (const { what, pathOf, open, lid } of OVERLAYS) {
      await test.step(what, async () => {
        const path = await pathOf();
        await page.goto('/about');
        const { release } = await watchScripts(page, { hold: when !== 'after' });
        if (when === 'after') await visit(page, path);
        else await page.goto(path);
        await open(page);
        await expect(lid(page)).toHaveAttribute('open');
        await page.goBack();
        await expect(lid(page)).not.toHaveAttribute('open');
        expect(new URL(page.url()).pathname).toBe(path);
        release();
        // Opened and closed by hand: no entry is left for Back to go through.
        await open(page);
        await expect(lid(page)).toHaveAttribute('open');
        await page.keyboard.press('Escape');
        await expect(lid(page)).not.toHaveAttribute('open');
        if (what === 'the menu' && when === 'after') {
          await expect(menu(page).locator('summary').first()).toBeFocused();
        }
        await page.waitForFunction(() => !history.state?.overlay);
        await page.goBack();
        await expect(page).toHaveURL('/about');
        await page.goForward();
        await expect(page).toHaveURL(path);
        await expect(lid(page)).not.toHaveAttribute('open');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

test('one that was opened before the scripts run is closed by Back after', async ({ page }) => {
  await page.goto('/about');
  const { release } = await watchScripts(page, { hold: true });
  await page.goto('/cars');
  await openMenu(page);
  release();
  await page.waitForSelector('html[data-running]', { state: 'attached' });
  await expect(menu(page)).toHaveAttribute('open');
  await page.goBack();
  await expect(menu(page)).not.toHaveAttribute('open');
  await expect(page).toHaveURL('/cars');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a link of the menu leaves no entry of it behind, before the scripts run and after', async ({
  page,
}) => {
  for (const hold of [true, false]) {
    await page.goto('/about');
    await watchScripts(page, { hold });
    if (hold) await page.goto('/cars');
    else await visit(page, '/cars');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Favourites' }).click();
    await expect(page).toHaveURL('/favourites');
    await page.goBack();
    await expect(page).toHaveURL('/cars');
    await expect(menu(page)).not.toHaveAttribute('open');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('filters that were chosen stay chosen, by Back and by the button, and Back then leaves', async ({
  page,
}) => {
  await visit(page, '/about');
  await visit(page, '/short-stays');
  for (const close of [
    () => page.goBack(),
    () => filters(page).getByRole('button', { name: /^Show/ }).click(),
  ]) {
    await openFilters(page);
    const lowest = filters(page).getByPlaceholder('From').first();
    const price = (await lowest.inputValue()) ? '' : '100';
    await lowest.fill(price);
    await expect(page).toHaveURL(price ? /minPrice=100/ : /short-stays$/);
    await close();
    await expect(filters(page)).toBeHidden();
    await page.waitForFunction(() => !history.state?.overlay);
    await expect(page).toHaveURL(price ? /minPrice=100/ : /short-stays$/);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the photos as large as the screen, which then show the page as it was', async ({ page }) => {
  const listing = await newListing(await newPerson('Agent'), {}, { photos: 2 });
  await visit(page, '/about');
  await visit(page, `/property/${listing._id}`);
  await page
    .getByRole('button', { name: /^View full screen/ })
    .first()
    .click();
  const photos = page.getByRole('dialog', { name: `Photos of ${listing.name}` });
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toBeHidden();
  await expect(page).toHaveURL(`/property/${listing._id}`);
  // Forward finds nothing that could be opened again.
  await page.goForward();
  await page.waitForFunction(() => !history.state?.overlay);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a page that is loaded again with its menu open has it closed, and no entry of it', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/cars');
  await openMenu(page);
  await page.waitForFunction(() => history.state?.overlay);
  await page.reload();
  await page.waitForFunction(() => !history.state?.overlay);
  await expect(menu(page)).not.toHaveAttribute('open');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

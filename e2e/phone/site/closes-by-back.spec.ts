import type { Page } from '@playwright/test';
import { newListing } from '../../testing/listings.ts';
import { watchScripts } from '../../testing/network/hold-scripts.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { running, visit } from '../../testing/visit.ts';

/** Back closes an overlay instead of leaving the page, and leaves nothing behind in the history. */

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

/** Opens and closes each over a page, before its scripts run or after. */
async function expectClosedByBack(page: Page, isEarly: boolean): Promise<void> {
  for (const { what, pathOf, open, lid } of OVERLAYS) {
    await test.step(what, async () => {
      const path = await pathOf();
      await page.goto('/about');
      const { release } = await watchScripts(page, { hold: isEarly });
      if (!isEarly) await visit(page, path);
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
      if (what === 'the menu' && !isEarly) {
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
}

/** The same for a link in the menu, which leaves no history entry of the menu. */
async function expectLinkLeavesNoEntry(page: Page, isEarly: boolean): Promise<void> {
  await page.goto('/about');
  await watchScripts(page, { hold: isEarly });
  if (isEarly) await page.goto('/cars');
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

// §2.1/36, §2.10/4
test('Back closes the menu, the filters and the photos before the scripts run', async ({
  page,
}) => {
  test.slow();
  await expectClosedByBack(page, true);
  await test.step('a link in the menu leaves no history entry behind', () =>
    expectLinkLeavesNoEntry(page, true));
  await test.step('Back closes a menu that was opened before the scripts ran', async () => {
    await page.goto('/about');
    const { release } = await watchScripts(page, { hold: true });
    await page.goto('/cars');
    await openMenu(page);
    release();
    await running(page);
    await expect(menu(page)).toHaveAttribute('open');
    await page.goBack();
    await expect(menu(page)).not.toHaveAttribute('open');
    await expect(page).toHaveURL('/cars');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
  await test.step('a page reloaded with its menu open has it closed, without a history entry', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
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
});

// §2.1/36, §2.10/4
test('Back closes the menu, the filters and the photos after the scripts run', async ({ page }) => {
  test.slow();
  await expectClosedByBack(page, false);
  await test.step('a link in the menu leaves no history entry behind', () =>
    expectLinkLeavesNoEntry(page, false));
  await test.step('chosen filters stay chosen when closed by Back or the button, and the next Back leaves', async () => {
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
  await test.step('Back closes full-screen photos and shows the page as it was', async () => {
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
    // Forward finds nothing to open again.
    await page.goForward();
    await page.waitForFunction(() => !history.state?.overlay);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

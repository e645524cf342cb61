import type { Page } from '@playwright/test';
import { priceFilter, searchBox } from '../testing/listings/home.ts';
import { newListing } from '../testing/listings.ts';
import { watchScripts } from '../testing/network/hold-scripts.ts';
import { newPerson } from '../testing/people.ts';
import { ORIGIN } from '../testing/site.ts';
import { expect, test } from '../testing/test.ts';
import { running } from '../testing/visit.ts';

/** Controls pressed before the scripts run show within a frame that they are busy. */

/** Opens a page whose scripts never come. It is never left either, because the next page does not come. */
async function openAlone(page: Page, path: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await watchScripts(page, { hold: true });
  await page.goto(path);
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) await route.fallback();
  });
}

/** The busy parts in the frame after a press or a submit. Call it before pressing: a page that is being left answers nothing. */
const movesAfter = (
  page: Page,
  event: 'click' | 'submit',
  sign: string,
  pseudo?: '::before' | '::after',
) =>
  page.evaluate(
    async ([type, selector, part]) => {
      const shown = () => {
        const element = document.querySelector(selector);
        return element?.checkVisibility() && getComputedStyle(element, part).animationName;
      };
      await new Promise((heard) => addEventListener(type, heard, { once: true, capture: true }));
      await new Promise(requestAnimationFrame);
      const then = shown();
      // As when the browser restores a page from its cache.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return [then, shown()];
    },
    [event, sign, pseudo] as const,
  );

const RING = ['spin', 'none'];

const lineAfterClick = (page: Page) => movesAfter(page, 'click', 'html', '::before');

// §2.1/32
test('a sent search shows a spinning ring, and a line at the top shows that another page is loading', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  // The sign is in the button, the order or the box that sent it.
  await test.step('the ring spins in the button', async () => {
    await openAlone(page, '/');
    await searchBox(page).fill('room');
    const moves = movesAfter(page, 'submit', 'search button[type=submit]', '::after');
    await page.getByRole('button', { name: 'Search', exact: true }).click({ noWaitAfter: true });
    expect(await moves).toEqual(RING);
  });
  await test.step('the ring spins in the button when a price is chosen, too', async () => {
    await openAlone(page, '/');
    const moves = movesAfter(page, 'submit', 'search button[type=submit]', '::after');
    await priceFilter(page).selectOption('₵100,000', { noWaitAfter: true });
    expect(await moves).toEqual(RING);
  });
  await test.step('the ring spins in the order that was chosen', async () => {
    await openAlone(page, '/cars');
    const moves = movesAfter(page, 'submit', 'select[name=sort] + svg');
    await page.getByLabel('Sort by').selectOption({ index: 1 }, { noWaitAfter: true });
    expect(await moves).toEqual(RING);
  });
  await test.step('the ring spins in the search box where its button is out of view', async () => {
    await openAlone(page, '/cars');
    const box = page.locator('input[name=search]');
    await box.fill('corolla');
    const moves = movesAfter(page, 'submit', 'svg:has(+ input[name=search])');
    await box.press('Enter', { noWaitAfter: true });
    expect(await moves).toEqual(RING);
  });
  await test.step('the ring spins in “Show results”', async () => {
    await openAlone(page, '/short-stays');
    await page.getByRole('button', { name: 'Filters' }).click();
    const moves = movesAfter(page, 'submit', 'dialog[open] button[type=submit]', '::after');
    await page
      .getByRole('dialog', { name: 'Filters' })
      .getByRole('button', { name: /^Show/ })
      .click({ noWaitAfter: true });
    expect(await moves).toEqual(RING);
  });

  // Shown for a link, a card or the menu, and gone after coming back.
  const leaving = ['leaving', 'none'];
  await test.step('a link shows the line', async () => {
    await openAlone(page, '/about');
    const line = lineAfterClick(page);
    await page.getByRole('banner').getByRole('link').first().click({ noWaitAfter: true });
    expect(await line).toEqual(leaving);
  });
  await test.step('a visitor’s card shows the line on the way to sign-up', async () => {
    await openAlone(page, '/cars');
    const line = lineAfterClick(page);
    await page.getByRole('article').getByRole('link').first().click({ noWaitAfter: true });
    expect(await line).toEqual(leaving);
  });
  await test.step('the menu shows the line', async () => {
    await openAlone(page, '/about');
    await page.locator('summary[aria-label="Menu"]').click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const line = lineAfterClick(page);
    await menu.getByRole('link', { name: 'Favourites' }).click({ noWaitAfter: true });
    expect(await line).toEqual(leaving);
  });
  await test.step('nothing shows where the page is not left', async () => {
    await openAlone(page, '/about');
    const line = lineAfterClick(page);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    expect(await line).toEqual(['none', 'none']);
    await expect(page).toHaveURL('/about#main');
  });
});

test.describe('the link to a listing', { tag: '@phone' }, () => {
  test.use({ permissions: ['clipboard-write'] });

  /** Records what is written to the clipboard, which tests cannot read (permissions policy). */
  const hearCopies = (page: Page) =>
    page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset.copies = `${document.documentElement.dataset.copies ?? ''} ${text}`;
        return write(text);
      };
    });

  // §2.1/33
  test('is copied when pressed, before and after the scripts run, and a failed copy is reported', async ({
    page,
  }) => {
    const listing = await newListing(await newPerson('Agent'));
    await hearCopies(page);
    const { release } = await watchScripts(page, { hold: true });
    await page.goto(`/property/${listing._id}`);
    const address = `${ORIGIN}/property/${listing._id}`;
    const copies = () => page.evaluate(() => document.documentElement.dataset.copies?.trim());
    const button = page.getByRole('button', { name: 'Copy link' });
    const copied = page.getByRole('button', { name: 'Copied' });
    await button.click();
    await expect(copied).toBeVisible();
    expect(await copies()).toBe(address);
    await expect(button).toBeVisible();
    release();
    await running(page);
    await button.click();
    await expect(copied).toBeVisible();
    expect(await copies()).toBe(`${address} ${address}`);
    await expect(button).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    const { release: start } = await watchScripts(page, { hold: true });
    await page.goto(`/property/${listing._id}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    start();
    await expect(page.getByText(/We couldn’t copy the link/)).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { cardsOf } from '../../testing/listings/home.ts';
import { newListing } from '../../testing/listings.ts';
import { newPerson } from '../../testing/people.ts';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** A list with small cards beside the large ones: more of them in one view of a phone. */

const button = (page: Page) => page.getByRole('button', { name: 'Compact list' });
const cards = (page: Page) => cardsOf(page.getByRole('main'));
const heightOf = async (page: Page) => (await cards(page).first().boundingBox())?.height ?? 0;

test('small cards are chosen once for every list, also of later visits, and given back', async ({
  page,
}) => {
  await visit(page, '/cars');
  expect(await heightOf(page)).toBeGreaterThan(400);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => heightOf(page)).toBeLessThan(200);
  await expect(cards(page).nth(1)).toBeInViewport({ ratio: 1 });

  // Before scripts run, too.
  await page.goto('/short-stays');
  expect(await heightOf(page)).toBeLessThan(250);
  await visit(page, '/apartments');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');

  await button(page).click();
  await expect.poll(() => heightOf(page)).toBeGreaterThan(350);
  await visit(page, '/cars');
  expect(await heightOf(page)).toBeGreaterThan(400);
});

test('small cards ask for small photos', async ({ page }) => {
  await newListing(await newPerson('Agent'), {}, { photos: 1 });
  await visit(page, '/short-stays');
  await button(page).click();
  await visit(page, '/short-stays');
  // Others list without photos meanwhile.
  const photo = cards(page).locator('img').first();
  await expect(photo).toHaveAttribute('sizes', '10rem');
});

test('the home page keeps its large cards', async ({ page }) => {
  await visit(page, '/cars');
  await button(page).click();
  await visit(page, '/');
  await expect(button(page)).toHaveCount(0);
  expect(await heightOf(page)).toBeGreaterThan(400);
});

test('the row of categories begins where the one that is shown is in view', async ({ page }) => {
  await page.goto('/houses');
  const current = page.getByRole('navigation', { name: 'Property Rentals' }).getByRole('link', {
    name: 'Houses',
    exact: true,
  });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport({ ratio: 1 });
});

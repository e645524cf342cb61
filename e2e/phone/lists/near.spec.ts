import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** What is near: the device's own position, which is asked for only when somebody presses for it, and places by name. */

const LIST = '/apartments';

async function filtersOf(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

const cards = (page: Page) => page.getByRole('article');

test('who lets the browser say where they are finds what is around, the nearest first', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 5.63642, longitude: -0.16131 });
  await visit(page, LIST);
  const sheet = await filtersOf(page);
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/near=5\.636(%2C|,)-0\.161/);
  await sheet.getByLabel('Distance').selectOption('Within 25 km');
  await sheet.getByRole('button', { name: /^Show \d/ }).click();

  await expect(page.getByText('Within 25 km of you')).toBeVisible();
  // The usual order of a list that is near somewhere; the address leaves it out.
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Nearest first');
  await expect(cards(page).first()).toContainText('under 1 km away · East Legon');
  await expect(cards(page).last()).toContainText(/\d+(\.\d)? km away/);

  await page.getByRole('button', { name: /Within 25 km of you/ }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(cards(page).first()).not.toContainText('away');
});

test('who does not is told what to do', async ({ page, context }) => {
  await context.clearPermissions();
  await visit(page, LIST);
  const sheet = await filtersOf(page);
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect(sheet.getByRole('status').filter({ hasText: 'location' })).toContainText(
    'Allow it for this site in the browser’s settings and press again, or choose a region.',
  );
  expect(new URL(page.url()).search).toBe('');
});

test('who is abroad is told so, and nothing is sent', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
  await visit(page, LIST);
  const sheet = await filtersOf(page);
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect(sheet.getByText('That position is outside Ghana.')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a link names a place, and how far around it', async ({ page }) => {
  await visit(page, `${LIST}?near=accra-mall&within=5`);
  await expect(page.getByText('Within 5 km of Accra Mall')).toBeVisible();
  await expect(cards(page).first()).toContainText('km away');
  // Visitors who press a card are asked to sign up first.
  const link = await cards(page).first().getByRole('link').getAttribute('href');
  await visit(page, String(link));
  await expect(page.getByText('Nearby', { exact: true })).toBeVisible();
});

test('a place is typed as people write it', async ({ page }) => {
  await visit(page, LIST);
  const sheet = await filtersOf(page);
  await sheet.getByLabel('Near a place').fill('accra mall ');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByText('Within 10 km of Accra Mall')).toBeVisible();
  await expect(page).toHaveURL(/near=accra\+mall/);
});

test('a place that is not known is said so, with the way out', async ({ page, complaints }) => {
  complaints.expectFailureOf(/near=atlantis/);
  await visit(page, `${LIST}?near=atlantis`);
  await expect(page.getByText('We know no place called “atlantis”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the list without it' }).click();
  await expect(page).not.toHaveURL(/near=/);
  await expect(cards(page).first()).toBeVisible();
});

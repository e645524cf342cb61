import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/test.ts';
import { visit } from '../../testing/visit.ts';

/** Ranges that nothing can be in: said at the field once it is left, kept as they were typed, and never a list of nothing. */

const SENTENCE = 'Please enter a highest value that is not below the lowest.';

const RANGES = [
  ['/property-rentals', 'Lowest price', 'Highest price', '5000', '100', '9000'],
  ['/cars', 'Earliest year', 'Latest year', '2020', '2010', '2022'],
  ['/office', 'Floor area, lowest', 'Floor area, highest', '300', '20', '400'],
] as const;

async function openFilters(page: Page, path: string) {
  await visit(page, path);
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog');
}

for (const [path, lowest, highest, min, max, fits] of RANGES) {
  test(`${path}: the field says it, and the list goes on without the range`, async ({ page }) => {
    const sheet = await openFilters(page, path);
    await sheet.getByLabel(lowest).fill(min);
    await expect(page).toHaveURL(new RegExp(`=${min}`));
    await sheet.getByLabel(highest).fill(max);
    await sheet.getByLabel(highest).press('Enter');
    await expect(sheet.getByText(SENTENCE)).toBeVisible();
    await expect(sheet.getByLabel(highest)).toHaveAttribute('aria-invalid', 'true');
    await expect(sheet.getByLabel(lowest)).toHaveValue(/^[\d,]+$/);
    // The sheet stays, for what is wrong is in it.
    await expect(sheet.getByLabel(highest)).toBeFocused();
    await expect(page).not.toHaveURL(new RegExp(`=${max}(&|$)`));

    await sheet.getByLabel(highest).fill(fits);
    await expect(sheet.getByText(SENTENCE)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`=${fits}`));
  });

  test(`${path}: nothing is said while one types`, async ({ page }) => {
    const sheet = await openFilters(page, path);
    const [low, high] = [sheet.getByLabel(lowest), sheet.getByLabel(highest)];
    await low.fill(min);
    await high.pressSequentially(fits);
    await expect(page).toHaveURL(new RegExp(`=${fits}`));
    await expect(high).not.toHaveAttribute('aria-invalid', 'true');
    // Each of its beginnings was below the lowest: none was ever said.
    await high.fill(max);
    await expect(high).not.toHaveAttribute('aria-invalid', 'true');
    await low.focus();
    await expect(sheet.getByText(SENTENCE)).toBeVisible();
    // What was said stays until it is right, and goes at once then.
    await high.fill(max.slice(0, 1));
    await expect(sheet.getByText(SENTENCE)).toBeVisible();
    await high.fill(fits);
    await expect(sheet.getByText(SENTENCE)).toHaveCount(0);
    await expect(high).toBeFocused();
  });

  test(`${path}: a button that takes no focus says it as well`, async ({ page }) => {
    const sheet = await openFilters(page, path);
    await sheet.getByLabel(lowest).fill(min);
    await sheet.getByLabel(highest).fill(max);
    await sheet
      .getByRole('button', { name: /^Show/ })
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(sheet.getByText(SENTENCE)).toBeVisible();
    await expect(sheet.getByLabel(highest)).toBeFocused();
  });
}

for (const [path, query, labels] of [
  ['/property-rentals', 'minPrice=5000&maxPrice=100', ['From ₵5,000', 'Up to ₵100']],
  ['/office', 'minPrice=9&maxPrice=1', ['From ₵9', 'Up to ₵1']],
  ['/office', 'minFloorArea=300&maxFloorArea=20', ['Floor area from', 'Floor area up to']],
  ['/cars', 'minYear=2020&maxYear=2010', ['2020', '2010']],
  ['/cars', 'minMileage=9000&maxMileage=10', ['9,000', '10']],
] as const) {
  test(`${path}?${query} says so in place of the list, and leads out of it`, async ({
    page,
    request,
    complaints,
  }) => {
    const asked: string[] = [];
    page.on('request', (one) => asked.push(one.url()));
    const address = `${path}?region=Volta&${query}`;
    const response = await request.get(address);
    expect(response.status()).toBe(400);
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(await response.text()).toContain(SENTENCE);

    complaints.expectFailureOf(new RegExp(query));
    await visit(page, address);
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: SENTENCE });
    await expect(failure).toBeVisible();
    for (const label of labels) await expect(failure).toContainText(label);
    await expect(failure).not.toContainText('Failed to fetch');
    await expect(page.getByRole('button', { name: /Save (this )?search/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(SENTENCE)).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    expect(asked.filter((url) => /api\/(properties|cars)\?/.test(url))).toEqual([]);

    await failure.getByRole('link', { name: 'Show the list without it' }).click();
    await expect(page).toHaveURL(`${path}?region=Volta`);
    await expect(failure).toHaveCount(0);
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address says it too, with its fields, and its link leads out of it', async ({
    page,
    complaints,
  }) => {
    complaints.expectFailureOf(/minPrice=500/);
    await page.goto('/cars?minPrice=500&maxPrice=100');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(SENTENCE);
    await expect(page.getByLabel('Highest price')).toHaveValue('100');
    await expect(page.getByLabel('Highest price')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('link', { name: 'Show the list without it' }).click();
    await expect(page).toHaveURL('/cars');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

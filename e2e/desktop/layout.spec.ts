import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.ts';
import { revisit, visit } from '../testing/visit.ts';

/** Choices in the footer also apply to later pages; web/features/site/site-frame.browser.test.ts tests the rest. */

const footer = (page: Page) => page.getByRole('contentinfo');

test('the chosen theme and “Low data” apply at once and on later visits', async ({ page }) => {
  await test.step('the theme applies', async () => {
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await visit(page, '/login');
    const light = await paper();
    await footer(page).getByText('Dark').click();
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();

    await page.goto('/about');
    expect(await paper()).toBe(dark);
    await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();

    await page.emulateMedia({ colorScheme: 'dark' });
    await footer(page).getByText('Light').click();
    await expect.poll(paper).toBe(light);
    await footer(page).getByText('System').click();
    await expect.poll(paper).toBe(dark);
  });
  await test.step('“Low data” applies and stops the slides of the home page', async () => {
    await visit(page, '/');
    const lowData = footer(page).getByRole('checkbox', { name: 'Low data' });
    const pause = page.getByRole('button', { name: 'Pause slides' });
    await expect(pause).toBeVisible();
    await lowData.check();
    await expect(pause).toBeHidden();
    await revisit(page);
    await expect(lowData).toBeChecked();
    await expect(pause).toBeHidden();
    await lowData.uncheck();
    await expect(pause).toBeVisible();
  });
});

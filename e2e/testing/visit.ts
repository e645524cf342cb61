import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: what is pressed earlier goes unheard. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

/** Loads the page anew, as who looks again. */
export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await scriptsRun(page);
}

/** The settings in the footer wait for the scripts too. */
const scriptsRun = (page: Page) => page.waitForSelector('#footer fieldset:enabled');

import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: what is pressed earlier goes unheard. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

/** Reloads the page, as someone does who looks again. */
export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await scriptsRun(page);
}

/**
 * Looks again until the page shows it: a page may be half a second behind what changes over and over
 * (server/platform/cache/changes.ts).
 */
export async function revisitUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await revisit(page);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

/**
 * They start with the first use at the latest. By then all of it is painted, as
 * for anyone who looked at it for some seconds: what is painted later moves what is below it (web/lib/start/paint-later.ts).
 */
async function scriptsRun(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.painted = '';
    window.dispatchEvent(new Event('keydown'));
  });
  await running(page);
}

/** Waits until all scripts of a page run. */
export async function running(page: Page): Promise<void> {
  await page.waitForSelector('html[data-running]', { state: 'attached' });
}

/** As a visit of someone signed in, once the page has read the profile again: what ends the session then is not met by that. */
export async function visitSignedIn(page: Page, path: string): Promise<void> {
  const profile = page.waitForResponse((response) => response.url().endsWith('/api/User/profile'));
  await visit(page, path);
  await profile;
}

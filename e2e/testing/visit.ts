import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: earlier presses go unheard. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsRun(page);
}

/** Reloads the page, as people do to look again. */
export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await scriptsRun(page);
}

/** Reloads until the page shows it: a page may be half a second behind frequent changes (server/platform/cache/changes.ts). */
export async function revisitUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await revisit(page);
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

/**
 * Starts the scripts, which begin with the first use at the latest. By then everything is painted, as for people who have looked
 * at the page for some seconds: later painting moves the content below (web/lib/start/paint-later.ts).
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

/**
 * A signed-in person's visit, until the page has read the profile again, so that ending the session does not interfere with
 * that.
 */
export async function visitSignedIn(page: Page, path: string): Promise<void> {
  const profile = page.waitForResponse((response) => response.url().endsWith('/api/User/profile'));
  await visit(page, path);
  await profile;
}

import type { Page } from '@playwright/test';

/** The scripts that a page requests; with `hold` they wait until `release` is called. */
export async function watchScripts(page: Page, { hold = false } = {}) {
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked.push(route.request().url());
    if (hold) await promise;
    // The page may have been left in the meantime.
    await route.continue().catch(() => {});
  });
  return { asked, release: resolve };
}

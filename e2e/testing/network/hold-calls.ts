import { expect, type Page, type Route } from '@playwright/test';

/** Calls that wait until the test responds to them or sends them on. */
export interface HeldCalls {
  /** The next one, once it has been made. */
  next(): Promise<Route>;
  /** Those made so far. */
  readonly all: readonly Route[];
}

/** Holds all further calls to `url`. */
export async function holdCalls(page: Page, url: string): Promise<HeldCalls> {
  const all: Route[] = [];
  let taken = 0;
  await page.route(url, (route) => void all.push(route));
  return {
    all,
    async next() {
      await expect.poll(() => all.length, `a call to ${url}`).toBeGreaterThan(taken);
      const route = all[taken];
      if (!route) throw new Error(`no call to ${url}`);
      taken += 1;
      return route;
    },
  };
}

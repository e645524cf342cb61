import { expect, type Page, type Route } from '@playwright/test';

/** Calls that wait for the test: each gets its response, or is sent on, when the test says so. */
export interface HeldCalls {
  /** The next one, once it has been made. */
  next(): Promise<Route>;
  /** Those made so far. */
  readonly all: readonly Route[];
}

/** Holds the calls to `url` from now on. */
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

import type { BrowserContext, Page } from '@playwright/test';
import { type Person, signIn } from './people.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** The test for journeys of several people. */
export const test = base.extend<{
  /** A page in someone else's browser; a visitor's without a person. */
  openBrowser(person?: Person): Promise<Page>;
}>({
  openBrowser: async ({ browser, complaints, viewport, isMobile, hasTouch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ viewport, isMobile, hasTouch });
      opened.push(context);
      complaints.listenTo(context);
      if (person) await signIn(context, person);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

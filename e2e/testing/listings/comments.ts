import type { Locator, Page } from '@playwright/test';

/** The heading of a property's comments, which opens and closes them. */
export const commentsHead = (page: Page): Locator => page.locator('#comments summary');

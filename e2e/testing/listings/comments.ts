import type { Locator, Page } from '@playwright/test';

/** The head of a property's comments, which opens and closes them. */
export const commentsHead = (page: Page): Locator => page.locator('#comments summary');

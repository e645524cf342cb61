import type { Locator } from '@playwright/test';

/** The options of a filter of many values, in a panel or a sheet, whether or not they are folded away. */
export const optionsOf = (panel: Locator, filter: string): Locator =>
  panel
    .locator('details')
    .filter({ has: panel.page().locator('summary', { hasText: new RegExp(`^${filter}`) }) })
    .locator('label');

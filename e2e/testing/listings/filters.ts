import type { Locator } from '@playwright/test';

/** The options of a filter of many values, in a panel or a sheet, whether or not they are folded away. */
export const optionsOf = (panel: Locator, filter: string): Locator =>
  panel
    .locator('details')
    .filter({ has: panel.page().locator('summary', { hasText: new RegExp(`^${filter}`) }) })
    .locator('label');

/** Unfolds a filter and ticks or clears one of its options. */
export async function pressOption(panel: Locator, filter: string, option: string): Promise<void> {
  const box = panel
    .getByRole('group', { name: filter, exact: true })
    .getByRole('checkbox', { name: new RegExp(`^${option}( |$)`) });
  if (!(await box.isVisible())) await panel.locator('summary', { hasText: filter }).first().click();
  await box.click();
}

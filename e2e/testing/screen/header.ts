import type { Page } from '@playwright/test';

export const header = (page: Page) => page.getByRole('banner');

/** The slide-in menu of phones. */
export function mobileMenu(page: Page) {
  const button = header(page)
    .locator('summary')
    .and(page.getByLabel('Menu', { exact: true }));
  const navigation = header(page).getByRole('navigation', { name: 'Menu' });
  return {
    button,
    navigation,
    async open() {
      await button.click();
      await navigation.waitFor();
    },
    link: (name: string) => navigation.getByRole('link', { name, exact: true }),
    /** The control that opens the links of a family. */
    family: (name: string) => navigation.locator('summary').filter({ hasText: name }),
  };
}

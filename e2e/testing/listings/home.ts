import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';

/** A word unique to the listings of one test; letters only, because a search reads digits as numbers. */
export const newWord = () =>
  `x${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

export const properties = (page: Page) =>
  page.getByRole('region', { name: 'Properties', exact: true });
export const cardsOf = (list: Locator) => list.getByRole('article');
export const searchBox = (page: Page) => page.getByPlaceholder('Search properties...');
export const priceFilter = (page: Page) => page.getByRole('combobox', { name: 'Highest price' });

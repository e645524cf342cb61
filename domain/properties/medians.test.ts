import { expect, test } from 'vitest';
import { medianText } from './medians.ts';

test.each([
  [
    { bedrooms: 2, price: 2_800, listings: 31 },
    'PropertyRentals',
    '2 bedrooms in Madina: ₵2,800 a month, 31 listings',
  ],
  [
    { bedrooms: 1, price: 312.5, listings: 10 },
    'Short-Stay',
    '1 bedroom in Madina: ₵313 a night, 10 listings',
  ],
  [
    { bedrooms: 0, price: 1_000, listings: 1_200 },
    'PropertyRentals',
    'Studios in Madina: ₵1,000 a month, 1,200 listings',
  ],
  [
    { bedrooms: 4, price: 1_250_000, listings: 12 },
    'PropertySales',
    '4 bedrooms in Madina: ₵1,250,000, 12 listings',
  ],
] as const)('a median says what it is of: %#', (median, type, text) => {
  expect(medianText(median, type, 'Madina')).toBe(text);
  expect(medianText(median, type)).toBe(text.replace(' in Madina', ''));
});

import { expect, test } from 'vitest';
import { priceOptions, readHomeFilters } from './home-filters.ts';

test.each([
  ['', { page: 1 }],
  ['search=%20pool%20&maxPrice=200000&page=2', { search: 'pool', maxPrice: '200000', page: 2 }],
  ['search=&maxPrice=', { page: 1 }],
  ['maxPrice=cheap', { page: 1 }],
])('the query %j is read as %j', (query, filters) => {
  expect(readHomeFilters(new URLSearchParams(query))).toEqual(filters);
});

// §2.3/6, §9/8
test('the price filter offers the four caps', () => {
  expect(priceOptions('').map(({ label }) => label)).toEqual([
    '₵100,000',
    '₵200,000',
    '₵300,000',
    '₵400,000',
  ]);
  expect(priceOptions('200000')).toHaveLength(4);
});

test('a price cap from a shared link can be chosen too', () => {
  expect(priceOptions('250000').at(-1)).toEqual({ value: '250000', label: '₵250,000' });
  expect(priceOptions('cheap')).toHaveLength(4);
});

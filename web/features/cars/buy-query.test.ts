import { expect, test } from 'vitest';
import { buyQuery, categoryOf } from './buy-query.ts';

// §2.18/3
test('without a category, the buy page shows all but relocation vehicles', () => {
  expect(buyQuery(new URLSearchParams('page=2'))).toEqual({ kind: 'regular', page: 2, limit: 24 });
});

test('a category shows all its vehicles', () => {
  expect(buyQuery(new URLSearchParams('category=Trucks'))).toEqual({
    category: 'Trucks',
    page: 1,
    limit: 24,
  });
});

test('an unknown category is ignored', () => {
  expect(categoryOf(new URLSearchParams('category=Boats'))).toBeUndefined();
});

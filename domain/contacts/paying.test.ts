import { expect, test } from 'vitest';
import { isPaidAfterViewing } from './paying.ts';

// §2.12/29
test('nothing is paid before a viewing, except for stays', () => {
  const types = ['PropertyRentals', 'PropertySales', null, 'Short-Stay'] as const;
  expect(types.map((propertyType) => isPaidAfterViewing({ propertyType }))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

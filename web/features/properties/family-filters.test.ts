import { expect, test } from 'vitest';
import { type Family, familyByPath } from '#domain/properties/families.ts';
import { familyChips, familyQuery, readFamilyFilters } from './family-filters.ts';

const family = (path: string) => familyByPath(path) as Family;

test('reads what the API takes and leaves the rest', () => {
  const query = new URLSearchParams(
    'search= pool &location=East+Legon&region=Volta&condition=New&minPrice=1,000&maxPrice=2e5&status=Available&sort=cheapest',
  );
  expect(readFamilyFilters(family('/short-stays'), query)).toEqual({
    search: 'pool',
    location: 'East Legon',
    region: 'Volta',
    minPrice: '1,000',
    status: 'available',
  });
});

test('a family asks for its type, a category for its subtype, both for a page', () => {
  expect(familyQuery(family('/short-stays'), new URLSearchParams('page=2'))).toEqual({
    propertyType: 'Short-Stay',
    page: 2,
    limit: 24,
  });
  expect(familyQuery(family('/hotels'), new URLSearchParams('region=Ashanti'))).toEqual({
    subtype: 'Hotels',
    region: 'Ashanti',
    page: 1,
    limit: 24,
  });
});

test('a chip for each filter, none for the order', () => {
  expect(
    familyChips({
      search: 'pool',
      location: 'Osu',
      maxPrice: '400000',
      status: 'available',
      sort: 'oldest',
    }),
  ).toEqual([
    { name: 'search', label: '“pool”' },
    { name: 'location', label: 'Osu' },
    { name: 'maxPrice', label: 'Up to ₵400,000' },
    { name: 'status', label: 'Available' },
  ]);
});

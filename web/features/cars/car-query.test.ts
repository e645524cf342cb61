import { expect, test } from 'vitest';
import { carChips, carFilters, carListQuery } from './car-query.ts';

// §5/64
test('filters that the API accepts are passed on', () => {
  const query = new URLSearchParams(
    'search= corolla &brand=Toyota&model=Corolla&condition=Used&location=Osu&region=Volta' +
      '&minPrice=1,000&maxPrice=200000&minYear=2010&maxYear=2020',
  );
  expect(carFilters(query)).toEqual({
    search: 'corolla',
    brand: 'Toyota',
    model: 'Corolla',
    condition: 'Used',
    location: 'Osu',
    region: 'Volta',
    minPrice: '1,000',
    maxPrice: '200000',
    minYear: '2010',
    maxYear: '2020',
  });
});

test('filters that the API would refuse are left out', () => {
  const query = new URLSearchParams('condition=Mint&region=Lagos&minPrice=1e5&maxYear=20x&search=');
  expect(carFilters(query)).toEqual({});
});

test('of several values, only those that cars can have are used', () => {
  const query = new URLSearchParams('region=Volta,Lagos&region=Oti&lister=owner&maxMileage=90000');
  expect(carFilters(query)).toEqual({ region: 'Volta,Oti', lister: 'owner', maxMileage: '90000' });
});

// §9/3
test('a list is requested by page and order', () => {
  expect(carListQuery(new URLSearchParams('brand=Kia&sort=year-desc&page=3'))).toEqual({
    brand: 'Kia',
    sort: 'year-desc',
    page: 3,
    limit: 24,
  });
  expect(carListQuery(new URLSearchParams('sort=fastest'))).toEqual({ page: 1, limit: 24 });
});

test('each filter has a chip, with prices as people read them', () => {
  expect(carChips({ brand: 'Kia', maxPrice: '250000', minYear: '2015' })).toEqual([
    { name: 'brand', label: 'Kia' },
    { name: 'maxPrice', label: 'Up to ₵250,000' },
    { name: 'minYear', label: 'From 2015' },
  ]);
});

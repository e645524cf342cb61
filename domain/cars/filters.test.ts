import { expect, test } from 'vitest';
import { distinctOptions, filterChips, readCarFilters } from './filters.ts';

// §5/59
test('the choices of a filter are the distinct values, sorted', () => {
  const cars = ['Toyota', 'VW', 'audi', ' ', 'VW'].map((brand) => ({ brand }));
  expect(distinctOptions(cars, 'brand')).toEqual(['audi', 'Toyota', 'VW']);
});

// §5/64
test('filters are read from the query string, and blank ones are left out', () => {
  const query = new URLSearchParams('page=2&search= suv &brand=Toyota&model=&colour=red');
  expect(readCarFilters(query)).toEqual({ search: 'suv', brand: 'Toyota' });
});

test('the chip of each filter says what it is set to', () => {
  const set = {
    search: 'suv',
    brand: 'Toyota',
    model: 'Corolla',
    minPrice: '5000',
    maxPrice: '9000',
    minYear: '2015',
    maxYear: '2020',
    condition: 'Used',
    location: 'Osu',
    region: 'Ashanti',
  };
  expect(filterChips(set).map(({ label }) => label)).toEqual([
    '“suv”',
    'Toyota',
    'Corolla',
    'From ₵5000',
    'Up to ₵9000',
    'From 2015',
    'Up to 2020',
    'Used',
    'Osu',
    'Ashanti',
  ]);
});

// §2.15/6
test('there is a chip for each filter that is set', () => {
  expect(filterChips({ minPrice: '5,000', brand: 'VW', model: ' ' })).toEqual([
    { name: 'brand', label: 'VW' },
    { name: 'minPrice', label: 'From ₵5,000' },
  ]);
});

// §5/60
test('each value of a filter has a chip of its own, which knows what is left without it', () => {
  const query = new URLSearchParams('brand=VW,Kia&region=Volta&location=Osu,%20Accra');
  expect(filterChips(readCarFilters(query))).toEqual([
    { name: 'brand', label: 'VW', left: 'Kia' },
    { name: 'brand', label: 'Kia', left: 'VW' },
    { name: 'location', label: 'Osu, Accra' },
    { name: 'region', label: 'Volta' },
  ]);
});

import { expect, test } from 'vitest';
import {
  distinctOptions,
  filterCars,
  filterChips,
  readCarFilters,
  writeCarFilters,
} from './filters.ts';

const corolla = {
  name: 'Family car',
  brand: 'Toyota',
  model: 'Corolla',
  description: 'One owner',
  condition: 'Used',
  location: 'Kumasi',
  region: 'Ashanti',
  price: 85_000,
  year: 2019,
};
const golf = {
  ...corolla,
  name: 'City car',
  brand: 'VW',
  model: 'Golf',
  price: 60_000,
  year: 2015,
};
const cars = [corolla, golf];

test.each([
  [{}, [corolla, golf]],
  [{ search: 'FAMILY' }, [corolla]],
  [{ search: 'golf' }, [golf]],
  [{ search: 'owner' }, [corolla, golf]],
  [{ search: 'kumasi' }, []],
  [{ brand: 'VW' }, [golf]],
  [{ brand: 'vw' }, []],
  [{ brand: 'VW', model: 'Corolla' }, []],
  [{ minPrice: '60,000', maxPrice: '60000' }, [golf]],
  [{ minPrice: '60001' }, [corolla]],
  [{ minYear: '2016' }, [corolla]],
  [{ maxYear: '2015' }, [golf]],
  [{ minPrice: 'abc', maxYear: '' }, [corolla, golf]],
])('%j keeps the right cars', (filters, kept) => {
  expect(filterCars(cars, filters)).toEqual(kept);
});

test('the choices of a filter are the distinct values, sorted', () => {
  expect(
    distinctOptions([...cars, { ...golf, brand: 'audi' }, { ...golf, brand: ' ' }], 'brand'),
  ).toEqual(['audi', 'Toyota', 'VW']);
});

test('the query string mirrors the filters and leaves others alone', () => {
  const query = writeCarFilters(
    { brand: 'Toyota', search: ' suv ', model: '' },
    new URLSearchParams('page=2&region=Volta'),
  );
  expect(query.toString()).toBe('page=2&search=suv&brand=Toyota');
  expect(readCarFilters(query)).toEqual({ search: 'suv', brand: 'Toyota' });
});

test('there is a chip for each filter that is set', () => {
  expect(filterChips({ minPrice: '5,000', brand: 'VW', model: ' ' })).toEqual([
    { name: 'brand', label: 'VW' },
    { name: 'minPrice', label: 'From ₵5,000' },
  ]);
});

import { expect, test } from 'vitest';
import { fieldMessages } from '../field-messages.ts';
import { checkRanges, invertedRanges } from './ranges.ts';

test.each<[object, string[]]>([
  [{}, []],
  [{ minPrice: '5000', maxPrice: '100' }, ['maxPrice']],
  [{ minPrice: '5,000.50', maxPrice: '5000.4' }, ['maxPrice']],
  [{ minPrice: '100', maxPrice: '100' }, []],
  [{ minPrice: '99', maxPrice: '100' }, []],
  [{ minYear: 2020, maxYear: 2010, minPrice: 1, maxPrice: 2 }, ['maxYear']],
  [{ minPrice: '5000', maxPrice: '' }, []],
  [{ minPrice: undefined, maxPrice: '1' }, []],
  [{ minPrice: 'much', maxPrice: '1' }, []],
  [{ minBedrooms: '3' }, []],
])('inverted ranges are found in %j', (query, inverted) => {
  expect(invertedRanges(query).map(({ max }) => max)).toEqual(inverted);
  const check = checkRanges(query);
  expect(check.ok).toBe(inverted.length === 0);
  if (!check.ok) {
    expect(check.fields).toEqual(
      Object.fromEntries(inverted.map((name) => [name, fieldMessages.invertedRange])),
    );
  }
});

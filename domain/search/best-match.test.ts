import { expect, test } from 'vitest';
import { matchOf } from './best-match.ts';
import { searchDocument } from './search-document.ts';
import { readSearch } from './search-words.ts';
import { sortFor } from './sort.ts';

const listing = (name: string, place: string, description = '', kind: string[] = []) => ({
  name,
  place,
  document: searchDocument([name, description, place], kind),
});

/** Better matches come first. */
test.each([
  [
    'kumasi',
    [
      listing('Villa', 'Kumasi'),
      listing('Kumasi Road villa', 'Tema'),
      listing('Villa', 'Tema', 'To Kumasi'),
    ],
  ],
  [
    'pool',
    [
      listing('House with pool', 'Osu'),
      listing('House', 'Osu', '', ['pool']),
      listing('House', 'Osu', 'A pool'),
    ],
  ],
  [
    'art',
    [
      listing('Art gallery', 'Osu'),
      listing('Apartment', 'Osu'),
      listing('House', 'Osu', 'Art'),
      listing('House', 'Osu', 'party'),
    ],
  ],
  [
    '2 bedroom',
    [
      listing('Two-bedroom flat', 'Osu'),
      listing('Flat', 'Osu', 'Two large bedrooms'),
      listing('Flat', 'Osu', '4 bedrooms, 2 baths'),
    ],
  ],
  [
    'suv',
    [listing('An SUV', 'Osu'), listing('A 4x4', 'Osu'), listing('Car', 'Osu', 'Four wheel drive')],
  ],
  [
    'hotel kumasi',
    [
      listing('Hotel', 'Kumasi'),
      listing('Guest house', 'Kumasi'),
      listing('Hotel', 'Osu', 'Kumasi'),
    ],
  ],
  [
    'guest house accra',
    [
      listing('Four rooms by the sea', 'Accra', 'Breakfast', ['guest house']),
      listing('Airport hotel', 'Accra', '', ['hotels']),
      listing('Office', 'Accra', 'Behind the hotels'),
    ],
  ],
  [
    'trotro',
    [
      listing('HiAce, white', 'Osu', '', ['passenger van']),
      listing('Vitz', 'Osu', 'A scratch from a trotro'),
    ],
  ],
])('a search for %j puts better matches first', (search, listings) => {
  const points = listings.map((each) => matchOf(each, readSearch(search)));
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(new Set(points).size).toBe(points.length);
});

test.each([
  [undefined, undefined, 'newest'],
  [undefined, 'house', 'best'],
  ['best' as const, undefined, 'newest'],
  ['best' as const, 'house', 'best'],
  ['oldest' as const, 'house', 'oldest'],
  ['newest' as const, 'house', 'newest'],
])('sort=%s with the search %s sorts by %s', (sort, search, order) => {
  expect(sortFor<'oldest' | 'newest'>(sort, search)).toBe(order);
});

import { expect, test } from 'vitest';
import { hasWords } from '../search/search-words.ts';
import { PLACES } from './gazetteer.ts';
import { readPlacedSearch } from './search-places.ts';

const listedIn = (location: string, region: string) =>
  `a name\n${location}\n${region}\n`.toLowerCase();

test('every usual other spelling finds what stands in the place', () => {
  const towns = PLACES.filter(({ kind }) => kind !== 'landmark');
  for (const { name, region, keys } of towns) {
    for (const key of keys) {
      expect(hasWords(listedIn(name, region), readPlacedSearch(key)), `${key} → ${name}`).toBe(
        true,
      );
    }
  }
});

test.each([
  ['spintex road', ['spintex']],
  ['spintex', []],
  ['Dansoman Estate', ['dansoman']],
  ['la bone', ['labone']],
  ['kia', []],
  ['labadi', ['la\ngreater accra', 'la greater accra']],
])('%j is found by %j as well', (text, instead) => {
  expect(readPlacedSearch(text).terms.flatMap((term) => term.instead)).toEqual(instead);
});

test('what stands around a place is asked for by itself', () => {
  const terms = readPlacedSearch('2 bedroom at suame magazine, kumasi').terms;
  expect(terms.map(({ typed }) => typed)).toEqual(['2 bedroom', 'at', 'suame magazine', 'kumasi']);
});

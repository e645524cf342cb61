import { expect, test } from 'vitest';
import { hasWords } from '../search/search-words.ts';
import { PLACES } from './gazetteer.ts';
import { readPlacedSearch } from './search-places.ts';

const listedIn = (location: string, region: string) =>
  `a name\n${location}\n${region}\n`.toLowerCase();

test('every other usual spelling of a place finds what is listed there', () => {
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
])('%j is also searched for as %j', (text, instead) => {
  expect(readPlacedSearch(text).terms.flatMap((term) => term.instead)).toEqual(instead);
});

test('the words around a place are searched for on their own', () => {
  const terms = readPlacedSearch('2 bedroom at suame magazine, kumasi').terms;
  expect(terms.map(({ typed }) => typed)).toEqual(['2 bedroom', 'at', 'suame magazine', 'kumasi']);
});

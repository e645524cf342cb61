import { describe, expect, test } from 'vitest';
import { categoriesBy, withinCategory } from './categories.ts';
import { inTurn } from './in-turn.ts';
import type { Suggestion, SuggestionKind } from './schema.ts';
import { beginsWords, typedWords } from './typed-words.ts';

describe('typed words', () => {
  test.each([
    ['East  Leg', ['east', 'leg']],
    ['Kɔforidua, Élan', ['koforidua', 'elan']],
    ['4x4 cx-5', ['4x4', 'cx', '5']],
    ["'; drop table cars --", ['drop', 'table', 'cars']],
    ['%_\\ 🏠', []],
    ['a a a', ['a']],
    ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('are read from %j', (text, words) => {
    expect(typedWords(text)).toEqual(words);
  });

  test.each([
    ['leg', 'East Legon', true],
    ['legon ea', 'East Legon', true],
    ['guest houses', 'Guest House', true],
    ['egon', 'East Legon', false],
  ])('match the beginnings of words: %j in %j is %s', (typed, text, begins) => {
    expect(beginsWords(typedWords(typed), text)).toBe(begins);
  });
});

describe('categories', () => {
  test.each([
    ['apar', ['Furnished Apartments', 'Apartments', 'Condos']],
    ['flat', ['Furnished Apartments', 'Apartments', 'Condos']],
    ['plot', ['Land']],
    ['sedan', ['Saloon']],
    ['jeep', ['SUVs', '4x4']],
    ['houses for', ['Houses For Sale']],
    ['zebra', []],
  ])('are suggested for “%s”', (typed, labels) => {
    expect(categoriesBy(typedWords(typed)).map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ['flats east leg', ['east', 'leg'], ['Furnished Apartments', 'Apartments', 'Condos']],
    ['osu furnished apartments', ['osu'], ['Furnished Apartments']],
    ['cars tema', ['tema'], ['cars']],
  ])('are found in “%s”, and the other words are searched within them', (typed, words, lists) => {
    expect(withinCategory(typedWords(typed))).toEqual({ words, lists });
  });

  test.each(['apartments', 'east legon', 'ap osu'])('are not found in “%s”', (typed) => {
    expect(withinCategory(typedWords(typed))).toBeUndefined();
  });
});

test('kinds of suggestions take turns, and are grouped', () => {
  const of = (kind: SuggestionKind, count: number): Suggestion[] =>
    Array.from({ length: count }, (_, n) => ({
      kind,
      label: `${kind} ${n}`,
      address: `/${kind}/${n}`,
    }));
  const shown = inTurn([...of('listing', 4), ...of('place', 9), ...of('model', 1)]);
  expect(shown.map(({ label }) => label)).toEqual([
    'place 0',
    'place 1',
    'place 2',
    'place 3',
    'model 0',
    'listing 0',
    'listing 1',
    'listing 2',
  ]);
  expect(inTurn([])).toEqual([]);
  expect(inTurn([...of('place', 1), ...of('place', 1)])).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { hintsOf } from './listing-hints.ts';

const WHOLE = { photos: 5, facts: 1, descriptionLength: 150 };

test('nothing is said of a listing that has enough', () => {
  expect(hintsOf(WHOLE)).toEqual([]);
});

test.each([
  [{ photos: 2 }, /^Add 3 photos\./],
  [{ photos: 4 }, /^Add 1 photo\./],
  [{ facts: 0 }, /^Add details:/],
  [{ descriptionLength: 149 }, /^Write a longer/],
])('with %j it says what to add', (lack, hint) => {
  expect(hintsOf({ ...WHOLE, ...lack })).toEqual([expect.stringMatching(hint)]);
});

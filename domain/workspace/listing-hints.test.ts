import { expect, test } from 'vitest';
import { hintsOf } from './listing-hints.ts';

const WHOLE = { photos: 5, facts: 1, descriptionLength: 150 };

test('a listing that has enough gets no hints', () => {
  expect(hintsOf(WHOLE)).toEqual([]);
});

test.each([
  [{ photos: 2 }, /^Add 3 photos\./],
  [{ photos: 4 }, /^Add 1 photo\./],
  [{ facts: 0 }, /^Add details:/],
  [{ descriptionLength: 149 }, /^Write a longer/],
])('a listing with %j is told what to add', (lack, hint) => {
  expect(hintsOf({ ...WHOLE, ...lack })).toEqual([expect.stringMatching(hint)]);
});

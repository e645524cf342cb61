import { expect, test } from 'vitest';
import { untilPhotosAreMade } from './photos-in-the-making.ts';

const made = { photos: [{ ready: true }] };
const beingMade = { photos: [{ ready: true }, { ready: false }] };

test('listings are read again until every photo is made, at growing distances', () => {
  expect(untilPhotosAreMade([made, beingMade], 0)).toBe(1000);
  expect(untilPhotosAreMade([made, beingMade], 1)).toBe(2000);
  expect(untilPhotosAreMade([made, beingMade], 50)).toBe(10_000);
});

test('once all are made, or there is none, nothing is read again', () => {
  expect(untilPhotosAreMade([made, { photos: [] }], 1)).toBe(false);
  expect(untilPhotosAreMade([], 0)).toBe(false);
});

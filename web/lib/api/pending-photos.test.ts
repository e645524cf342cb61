import { expect, test } from 'vitest';
import { pollPendingPhotos } from './pending-photos.ts';

const made = { photos: [{ ready: true }] };
const beingMade = { photos: [{ ready: true }, { ready: false }] };

test('listings are read again until every photo is made, at growing distances', () => {
  expect(pollPendingPhotos([made, beingMade], 0)).toBe(1000);
  expect(pollPendingPhotos([made, beingMade], 1)).toBe(2000);
  expect(pollPendingPhotos([made, beingMade], 50)).toBe(10_000);
});

test('once all are made, or there is none, nothing is read again', () => {
  expect(pollPendingPhotos([made, { photos: [] }], 1)).toBe(false);
  expect(pollPendingPhotos([], 0)).toBe(false);
});

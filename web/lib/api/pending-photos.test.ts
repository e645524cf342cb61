import { expect, test } from 'vitest';
import { pollPendingPhotos } from './pending-photos.ts';

const made = { photos: [{ ready: true }] };
const beingMade = { photos: [{ ready: true }, { ready: false }] };

test('listings are read again at growing intervals until every photo is made', () => {
  expect(pollPendingPhotos([made, beingMade], 0)).toBe(1000);
  expect(pollPendingPhotos([made, beingMade], 1)).toBe(2000);
  expect(pollPendingPhotos([made, beingMade], 50)).toBe(10_000);
});

test('nothing is read again once all photos are made, or if there are none', () => {
  expect(pollPendingPhotos([made, { photos: [] }], 1)).toBe(false);
  expect(pollPendingPhotos([], 0)).toBe(false);
});

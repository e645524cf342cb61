import { expect, test } from 'vitest';
import { isNear, wrapIndex } from './wrap-index.ts';

// §2.10/3
test.each([
  [0, 5, 0],
  [5, 5, 0],
  [-1, 5, 4],
  [7, 5, 2],
  [1, 1, 0],
  [-1, 1, 0],
  [3, 0, 0],
])('index %i of %i wraps to %i', (index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected);
});

test('photos next to each other are near, even around the ends', () => {
  const near = [0, 1, 2, 3, 4].filter((index) => isNear(index, 0, 5));
  expect(near).toEqual([0, 1, 4]);
});

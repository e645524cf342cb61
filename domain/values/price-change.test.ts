import { expect, test } from 'vitest';
import { isUnlikelyPrice } from './price-change.ts';

test.each([
  [48_000, 4_800, false],
  [48_000.01, 4_800, true],
  [48_004_500, 4_800, true],
  [480, 4_800, false],
  [479.99, 4_800, true],
  [4_800, 4_800, false],
])('a price of %d in place of %d is questioned: %s', (next, old, asked) => {
  expect(isUnlikelyPrice(next, old)).toBe(asked);
});

import { expect, test } from 'vitest';
import { shortPrice } from './short-price.ts';

test.each([
  [0, '₵0'],
  [850, '₵850'],
  [999.4, '₵999'],
  [999.5, '₵1k'],
  [1_000, '₵1k'],
  [1_249, '₵1.2k'],
  [9_949, '₵9.9k'],
  [9_960, '₵10k'],
  [350_000, '₵350k'],
  [999_400, '₵999k'],
  [999_600, '₵1m'],
  [2_500_000, '₵2.5m'],
  [1_000_000_000, '₵1b'],
])('₵%d is %s on a pin', (cedi, text) => {
  expect(shortPrice(cedi)).toBe(text);
});

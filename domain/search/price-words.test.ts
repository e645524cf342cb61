import { expect, test } from 'vitest';
import { priceInWords } from './price-words.ts';

test.each([
  ['under 2000', 2_000, ''],
  ['cars below 100k', 100_000, 'cars'],
  ['toyota under 150000', 150_000, 'toyota'],
  ['Room less than GHS 1,500 in Osu', 1_500, 'Room in Osu'],
  ['ghs 500', 500, ''],
  ['ghc 1500', 1_500, ''],
  ['gh₵1500', 1_500, ''],
  ['₵420', 420, ''],
  ['1,450', 1_450, ''],
  ['2000 cedis', 2_000, ''],
  ['max 1.5 million', 1_500_000, ''],
  ['house not more than 2m kumasi', 2_000_000, 'house kumasi'],
])('%j asks for up to %i cedi and leaves %j', (text, maxPrice, rest) => {
  expect(priceInWords(text)).toEqual({ maxPrice, rest });
});

test.each([
  'corolla 2015',
  '2 bedroom',
  'block 12, 345',
  '70x100',
  'thunder 2000',
  'under 2000sqm',
  'ghs 99999999999',
])('%j names no price', (text) => {
  expect(priceInWords(text)).toBeUndefined();
});

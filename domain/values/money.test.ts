import { describe, expect, test } from 'vitest';
import {
  cediParts,
  formatCedi,
  formatDigits,
  formatPesewas,
  fromCedi,
  PRICE_MAX,
  parsePrice,
  pesewas,
  priceDisplay,
  shareOf,
  stripCommas,
  sum,
  timesNights,
  toCedi,
} from './money.ts';

describe('pesewas', () => {
  test.each([0, 1, 125_050, Number.MAX_SAFE_INTEGER])('accept %d', (n) => {
    expect(pesewas(n)).toBe(n);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuse %d', (n) => {
    expect(() => pesewas(n)).toThrow(RangeError);
  });

  test('have no negative zero', () => {
    expect(Object.is(pesewas(-0), 0)).toBe(true);
  });
});

describe('a share of an amount', () => {
  test.each([
    [100, 15, 100, 15],
    [1, 1, 2, 1],
    [3, 1, 2, 2],
    [49, 1, 100, 0],
    [50, 1, 100, 1],
    [0, 50, 100, 0],
    [9_007_199_254_740_991, 999, 1_000, 8_998_192_055_486_250],
  ])('of %d × %d / %d is %d: half up, exact', (amount, part, whole, expected) => {
    expect(shareOf(pesewas(amount), part, whole)).toBe(expected);
  });
});

describe('cedi and pesewas', () => {
  test.each([
    [0, 0],
    [1, 100],
    [1250.5, 125_050],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [8.345, 835],
    [0.004, 0],
    [1e-7, 0],
    [1_000_000_000, 100_000_000_000],
  ])('%d cedi are %d pesewas', (cedi, amount) => {
    expect(fromCedi(cedi)).toBe(amount);
  });

  test.each([-0.01, Number.NaN, Number.POSITIVE_INFINITY, 1e15, 1e300])('refuse %d', (cedi) => {
    expect(() => fromCedi(cedi)).toThrow(RangeError);
  });

  test('convert there and back without loss', () => {
    for (const n of [0, 1, 99, 100, 101, 125_050, 99_999_999_999]) {
      expect(fromCedi(toCedi(pesewas(n)))).toBe(n);
    }
  });

  test('have a highest price of a thousand million cedi', () => {
    expect(toCedi(PRICE_MAX)).toBe(1_000_000_000);
  });
});

describe('sums', () => {
  test('multiply the nightly price by the nights', () => {
    expect(timesNights(pesewas(45_000), 3)).toBe(135_000);
    expect(timesNights(pesewas(45_000), 0)).toBe(0);
  });

  test.each([-1, 1.5, Number.NaN])('refuse %d nights', (nights) => {
    expect(() => timesNights(pesewas(1), nights)).toThrow(RangeError);
    // Even where the product itself would be a valid amount.
    expect(() => timesNights(pesewas(0), nights)).toThrow(RangeError);
  });

  test('refuse a total that is no longer exact', () => {
    expect(sum([pesewas(1), pesewas(2), pesewas(3)])).toBe(6);
    expect(sum([])).toBe(0);
    expect(() => sum([pesewas(Number.MAX_SAFE_INTEGER), pesewas(1)])).toThrow(RangeError);
  });
});

describe('prices as text', () => {
  // §1/3, §9/31
  test.each([
    [0, '₵0.00'],
    [7, '₵7.00'],
    [999.99, '₵999.99'],
    [1000, '₵1,000.00'],
    [1250, '₵1,250.00'],
    [1250.5, '₵1,250.50'],
    [123_456.05, '₵123,456.05'],
    [1_000_000_000, '₵1,000,000,000.00'],
  ])('%d reads %s', (cedi, text) => {
    expect(formatCedi(cedi)).toBe(text);
    expect(formatPesewas(fromCedi(cedi))).toBe(text);
    expect(text).toBe(`₵${cedi.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);
  });

  test('can be split into the currency sign and the figures', () => {
    expect(cediParts(1250)).toEqual({ sign: '₵', figures: '1,250.00' });
  });

  // §3/3
  test.each([
    ['1,250.50', 1250.5],
    ['1250', 1250],
    [' 1 250 ', 1250],
    ['₵1,250', 1250],
    ['12.', 12],
    ['.5', 0.5],
    ['.55', 0.55],
    ['0', 0],
    [99.99, 99.99],
  ])('%j is the price %d', (text, cedi) => {
    expect(parsePrice(text)).toBe(cedi);
  });

  test.each([
    '',
    '.',
    'abc',
    '-5',
    '+5',
    '5₵',
    '1e3',
    '0x10',
    '12.345',
    '1.2.3',
    'NaN',
    'Infinity',
    '1e309',
    '9'.repeat(20),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1e21,
  ])('%j is not a price', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  // §2.7/7
  test.each([
    ['1250', '1,250'],
    ['1250.5', '1,250.5'],
    ['1,250,000', '1,250,000'],
    ['0012', '12'],
    ['100', '100'],
    ['₵1250', '1,250'],
    ['.5', '.5'],
    ['12.345', '12.345'],
    ['', ''],
    ['abc', 'abc'],
  ])('the price field shows %j as %j on blur', (raw, shown) => {
    expect(formatDigits(raw)).toBe(shown);
  });

  // §3/8
  test('the price field shows bare digits on focus', () => {
    expect(stripCommas('1,250,000.50')).toBe('1250000.50');
  });

  // §8/40
  test.each([
    [450, '₵450.00'],
    ['1,250', '₵1,250.00'],
    [undefined, 'Price not available'],
    [null, 'Price not available'],
    ['', 'Price not available'],
    ['soon', 'Invalid Price'],
    [Number.NaN, 'Invalid Price'],
    [-1, 'Invalid Price'],
    [{}, 'Invalid Price'],
  ])('%j is displayed as %s', (price, text) => {
    expect(priceDisplay(price)).toBe(text);
  });
});

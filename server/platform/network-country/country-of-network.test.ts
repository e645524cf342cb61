import { describe, expect, test, vi } from 'vitest';
import { countryOfNetwork } from './country-of-network.ts';
import { CountryRangesBuilder } from './country-ranges.ts';

describe('the country of a network', () => {
  // §6/56
  test.each([
    ['197.210.53.…', 'Nigeria'],
    ['154.160.1.…', 'Ghana'],
    ['41.66.200.…', 'Ghana'],
    ['8.8.8.…', 'United States'],
    ['2001:43f8:1a0:…', 'Ghana'],
    ['2001:43c0:0:…', 'Ghana'],
    ['2c0f:f6d0:12:…', 'Uganda'],
  ])('for %s is %s', async (network, country) => {
    expect(await countryOfNetwork({ warn: vi.fn() }, network)).toBe(country);
  });

  // §6/56
  test.each([
    '127.0.0.…',
    '10.1.2.…',
    '192.168.1.…',
    '100.64.0.…',
    '203.0.113.…',
    '0:0:0:…',
    'fe80:0:0:…',
    'fd00:1:2:…',
    '255.255.255.…',
    '',
    'in-process',
  ])('for “%s” is left out', async (network) => {
    const warn = vi.fn();
    expect(await countryOfNetwork({ warn }, network)).toBe('');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('country ranges', () => {
  test('name their country, leave gaps empty, and let the first of two that meet win', () => {
    const builder = new CountryRangesBuilder();
    builder.add(5, 6, 'GH');
    builder.add(7, 9, 'GH');
    builder.add(9, 10, 'NG');
    builder.add(9, 9, 'TG');
    builder.add(20, 20, 'GH');
    const ranges = builder.build();
    const found = [0, 4, 5, 9, 10, 11, 19, 20, 21, 1e14].map((number) => ranges.of(number) ?? '-');
    expect(found.join(' ')).toBe('- - GH GH NG - - GH - -');
  });
});

import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each([
  ['GH', 'Ghana'],
  ['CI', 'Côte d’Ivoire'],
  ['GB', 'United Kingdom'],
  ['ZZ', ''],
  ['QQ', ''],
  ['', ''],
  ['gh', ''],
])('the country code “%s” is read as “%s”', (code, name) => {
  expect(countryName(code)).toBe(name);
});

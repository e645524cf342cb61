import { describe, expect, test } from 'vitest';
import { isBlank } from '../check.ts';
import { isId } from './id.ts';
import { parseWhole } from './whole-number.ts';

const ID = '0199d2a4-7c5b-7d3e-8f00-abcdef012345';

test.each([
  [undefined, true],
  [null, true],
  ['', true],
  [' \n ', true],
  ['x', false],
  [0, false],
  [false, false],
])('%j is blank: %s', (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

describe('an id', () => {
  test('is a UUID in either case', () => {
    expect(isId(ID)).toBe(true);
    expect(isId(ID.toUpperCase())).toBe(true);
  });

  test.each([`x${ID}`, `${ID}0`, '', undefined, 7, [ID]])('is not %j', (text) => {
    expect(isId(text)).toBe(false);
  });
});

test.each([
  ['7', 7],
  [' 1,200 ', 1200],
  ['0', undefined],
  ['1', 1],
  ['2000', 2000],
  ['2001', undefined],
  ['1e3', undefined],
  ['-1', undefined],
])('%j read as a whole number from 1 to 2000 is %j', (text, number) => {
  expect(parseWhole(text, 1, 2000)).toBe(number);
});

import { expect, test } from 'vitest';
import { keysOf } from './fact-conditions-repository.ts';

test('a bound beyond what is counted makes only the keys that exist', () => {
  const counted = { name: 'advance', isCounted: true };
  expect(keysOf({ ...counted, max: 999_999_999 })).toHaveLength(61);
  expect(keysOf({ ...counted, min: 58, max: 999_999_999 })).toEqual([
    'advance=58',
    'advance=59',
    'advance=60',
  ]);
  expect(keysOf({ ...counted, min: 999_999_998, max: 999_999_999 })).toEqual([]);
});

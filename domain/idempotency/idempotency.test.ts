import { expect, test } from 'vitest';
import { parseIdempotencyKey } from './idempotency.ts';

test.each([
  ['"8e03978e-40d5-43e8"', '8e03978e-40d5-43e8'],
  ['8e03978e-40d5-43e8', '8e03978e-40d5-43e8'],
  [' "a" ', 'a'],
  ['x"a"', 'x"a"'],
  ['"a"x', '"a"x'],
  ['"a \\"b\\" \\\\"', 'a "b" \\'],
  ['x'.repeat(200), 'x'.repeat(200)],
])('the header %s holds the key %s', (header, key) => {
  expect(parseIdempotencyKey(header)).toBe(key);
});

test.each(['', ' ', '""', 'x'.repeat(201), 'ké', 'a\tb'])('%j is not a key', (header) => {
  expect(parseIdempotencyKey(header)).toBeUndefined();
});

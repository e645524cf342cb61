import { expect, test } from 'vitest';
import { megabytes, remainingTime } from './megabytes.ts';

const MB = 1024 * 1024;

test.each([
  [0, '0 MB'],
  [5 * MB, '5 MB'],
  [1, '1 kB'],
  [0.26 * MB, '266 kB'],
  [0.97 * MB, '993 kB'],
  [MB - 1, '1 MB'],
  [1.26 * MB, '1.3 MB'],
  [9.96 * MB, '10 MB'],
  [15 * MB, '15 MB'],
  [123.4 * MB, '123 MB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});

test.each([
  [{ sent: 0, total: 10 * MB }, 1000, undefined],
  [{ sent: MB, total: 10 * MB }, 1500, undefined],
  [{ sent: 9.9 * MB, total: 10 * MB }, 10_000, 'a few seconds left'],
  [{ sent: 2 * MB, total: 10 * MB }, 10_000, 'about 40 seconds left'],
  [{ sent: 2 * MB, total: 10 * MB }, 60_000, 'about 4 minutes left'],
  [{ sent: 5 * MB, total: 10 * MB }, 80_000, 'about 2 minutes left'],
  [{ sent: 10 * MB, total: 10 * MB }, 60_000, undefined],
])('%o after %i ms says “%s”', (progress, elapsedMs, text) => {
  expect(remainingTime(progress, elapsedMs)).toBe(text);
});

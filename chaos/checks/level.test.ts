import { expect, test } from 'vitest';
import { isLevel } from './level.ts';

const samples = (megabytes: (n: number) => number) =>
  Array.from({ length: 100 }, (_, n) => ({ files: 100, connections: 20, megabytes: megabytes(n) }));

test.each<[string, (n: number) => number, boolean]>([
  ['the same', () => 300, true],
  ['growing only while it warms up', (n) => (n < 20 ? 100 + 10 * n : 300), true],
  ['swaying with the load', (n) => 300 + 80 * (n % 2), true],
  ['growing', (n) => 200 + 2 * n, false],
])('memory that is %s', (_what, megabytes, level) => {
  expect(isLevel(samples(megabytes), 'megabytes')).toBe(level);
});

import { expect, test } from 'vitest';
import { lessSinceKept } from './less-since-kept.ts';

test.each<[kept: number | undefined, now: number, less: number | undefined]>([
  [1800, 1656, 144],
  [1800, 1800, undefined],
  [1800, 1900, undefined],
  [undefined, 1800, undefined],
  [800_000, 900, undefined],
])('a listing saved at %s that now costs %s is %s cheaper', (kept, now, less) => {
  expect(lessSinceKept(kept, now)).toBe(less);
});

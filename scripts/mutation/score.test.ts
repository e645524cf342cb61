import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

const times = <T>(n: number, status: T) => Array.from({ length: n }, () => ({ status }));

test('the score is what was noticed of what could be tried', () => {
  const results = [
    ...times(5, 'Killed' as const),
    ...times(1, 'Timeout' as const),
    ...times(2, 'Survived' as const),
    ...times(1, 'NoCoverage' as const),
    ...times(7, 'Ignored' as const),
    ...times(2, 'RuntimeError' as const),
  ];
  expect(scoreOf(results)).toEqual({ noticed: 6, total: 9, percent: 66.7 });
  expect(scoreOf([]).percent).toBe(100);
});

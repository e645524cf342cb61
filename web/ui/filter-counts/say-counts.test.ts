import { expect, test } from 'vitest';
import { FILTER_OPTIONS_MAX } from '#domain/filter-counts/counts.ts';
import { sayCounts } from './say-counts.ts';

const exact = (counts: Record<string, Record<string, number>>) => ({ counts, atLeast: [] });

test('an exact count is shown as it is, and so is that nothing is left', () => {
  const counted = exact({ brand: { Kia: 1_250, Toyota: 10_001 }, region: { Volta: 0 } });
  expect(sayCounts(counted)).toEqual({
    brand: { Kia: ' (1,250)', Toyota: ' (10,000+)' },
    region: { Volta: ' (0)' },
  });
});

test('a partial count says that there may be more, and nothing of what was not seen', () => {
  const counts = { brand: { Kia: 2_340, Toyota: 10_001 }, region: { Volta: 0, Oti: 1 } };
  expect(sayCounts({ counts, atLeast: ['brand', 'region'] })).toEqual({
    brand: { Kia: ' (2,340+)', Toyota: ' (10,000+)' },
    region: { Volta: '', Oti: ' (1+)' },
  });
  expect(sayCounts({ counts, atLeast: ['brand'] }).region).toEqual({
    Volta: ' (0)',
    Oti: ' (1)',
  });
});

test('options that exist without filters are offered, and count as empty only if all were counted', () => {
  const everything = { counts: { brand: { Kia: 9, Opel: 3 } }, atLeast: ['brand'] };
  const counts = { brand: { Kia: 2 } };
  expect(sayCounts(exact(counts), everything)).toEqual({ brand: { Kia: ' (2)', Opel: ' (0)' } });
  expect(sayCounts({ counts, atLeast: ['brand'] }, everything)).toEqual({
    brand: { Kia: ' (2+)', Opel: '' },
  });
});

test('options beyond the most that are reported do not count as empty', () => {
  const names = Array.from({ length: FILTER_OPTIONS_MAX }, (_, n) => [`Town ${n}`, 1]);
  const counted = exact({ location: Object.fromEntries(names) });
  expect(sayCounts(counted, exact({ location: { Ho: 2 } })).location).not.toHaveProperty('Ho');
});

import { describe, expect, test } from 'vitest';
import { EXACT_UP_TO, TotalCountCache } from './total-count-cache.ts';

/** A table of so many rows that counts how often it is counted. */
function table(rows: number) {
  const counted = { upTo: 0, all: 0 };
  return {
    counted,
    rows,
    async upTo(max: number) {
      counted.upTo += 1;
      return Math.min(this.rows, max);
    },
    async all() {
      counted.all += 1;
      return this.rows;
    },
  };
}

test('a total of up to 10,000 is always exact', async () => {
  const totals = new TotalCountCache({ now: () => new Date() });
  const few = table(EXACT_UP_TO);
  expect(await totals.of('few', few)).toBe(10_000);
  few.rows = 9_999;
  expect(await totals.of('few', few)).toBe(9_999);
  expect(few.counted.all).toBe(0);
});

test('a larger total is counted once a minute for each filter', async () => {
  let seconds = 0;
  const totals = new TotalCountCache({ now: () => new Date(seconds * 1000) });
  const many = table(50_000);
  expect(await Promise.all([totals.of('many', many), totals.of('many', many)])).toEqual([
    50_000, 50_000,
  ]);
  many.rows = 60_000;
  seconds = 59;
  expect(await totals.of('many', many)).toBe(50_000);
  expect(await totals.of('others', table(70_000))).toBe(70_000);
  expect(many.counted.all).toBe(1);
  seconds = 60;
  expect(await totals.of('many', many)).toBe(60_000);
});

test('a count that failed is not kept', async () => {
  const totals = new TotalCountCache({ now: () => new Date() });
  const broken = { ...table(50_000), all: () => Promise.reject(new Error('away')) };
  await expect(totals.of('many', broken)).rejects.toThrow('away');
  expect(await totals.of('many', table(50_000))).toBe(50_000);
});

test('the totals of no more than 500 filters are kept', async () => {
  const totals = new TotalCountCache({ now: () => new Date() });
  const first = table(50_000);
  await totals.of('first', first);
  for (let n = 0; n < 500; n += 1) await totals.of(`filter ${n}`, table(20_000));
  await totals.of('first', first);
  expect(first.counted.all).toBe(2);
});

describe('the total of a list of which a page was read', () => {
  const window = (page: number) => ({ page, size: 24, offset: (page - 1) * 24 });
  const short = { search: { text: 'vw', by: 'pairs' as const } };
  const long = { search: { text: 'villa', by: 'trigrams' as const } };
  const totals = new TotalCountCache({ now: () => new Date() });

  test('is known by its last page', async () => {
    const rows = table(50_000);
    expect(await totals.ofList(window(3), 5, short, rows)).toBe(53);
    expect(await totals.ofList(window(1), 0, {}, rows)).toBe(0);
    expect(rows.counted).toEqual({ upTo: 0, all: 0 });
  });

  test.each([
    [short, 999, 999],
    [short, 50_000, 1_000],
    [long, 9_999, 9_999],
    [long, 50_000, 10_000],
    [{}, 50_000, 50_000],
  ])('of %j with %d listings is %d', async (filter, rows, total) => {
    const counted = table(rows);
    expect(await totals.ofList(window(1), 24, filter, counted)).toBe(total);
    expect(counted.counted.all).toBe(total > 10_000 ? 1 : 0);
  });

  test('is never less than what was seen', async () => {
    expect(await totals.ofList(window(50), 24, short, table(50_000))).toBe(1_200);
  });
});

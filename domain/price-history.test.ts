import { describe, expect, test } from 'vitest';
import { priceDrop, priceSteps } from './price-history.ts';

const CREATED = new Date('2026-10-01T08:00:00Z');
const at = (day: string) => new Date(`${day}T08:00:00Z`);
const change = (from: number, to: number, day: string, minutes = 0) => ({
  from,
  to,
  at: new Date(at(day).getTime() + minutes * 60_000),
});
const drop = (...changes: Parameters<typeof priceSteps>[1][number][]) =>
  priceDrop(priceSteps(CREATED, changes))?.percent;

describe('the prices of a listing', () => {
  test('are listed with the latest first, each with the time it began', () => {
    expect(priceSteps(CREATED, [change(1800, 1500, '2026-11-03')])).toEqual([
      { price: 1500, since: '2026-11-03T08:00:00.000Z' },
      { price: 1800, since: '2026-10-01T08:00:00.000Z' },
    ]);
  });

  test('are left out when there was only one', () => {
    expect(priceSteps(CREATED, [])).toEqual([]);
  });

  test('skip a slip that was corrected within the hour', () => {
    const steps = priceSteps(CREATED, [
      change(1800, 18_000, '2026-11-03'),
      change(18_000, 1800, '2026-11-03', 5),
    ]);
    expect(steps).toEqual([]);
  });

  test('are twelve at most', () => {
    const changes = Array.from({ length: 30 }, (_, n) =>
      change(100 + n, 101 + n, `2026-11-${String(n + 1).padStart(2, '0')}`),
    );
    const steps = priceSteps(CREATED, changes);
    expect(steps).toHaveLength(12);
    expect(steps[0]?.price).toBe(130);
  });
});

describe('a price drop', () => {
  test('is a percentage of the price before', () => {
    expect(drop(change(1800, 1656, '2026-11-03'))).toBe(8);
  });

  test('is not counted when the price rose, or fell by less than half a per cent', () => {
    expect(drop(change(1800, 1900, '2026-11-03'))).toBeUndefined();
    expect(drop(change(1800, 1799, '2026-11-03'))).toBeUndefined();
  });

  test('is not counted when the price was raised only to be lowered', () => {
    expect(
      drop(change(1800, 2500, '2026-11-03'), change(2500, 1800, '2026-11-05')),
    ).toBeUndefined();
  });

  test('is counted when the lower price before it is more than thirty days old', () => {
    expect(drop(change(1800, 2500, '2026-10-02'), change(2500, 2000, '2026-11-20'))).toBe(20);
  });

  test('is measured against the lowest price of those thirty days', () => {
    expect(drop(change(2000, 1000, '2026-11-01'), change(1000, 900, '2026-11-10'))).toBe(10);
  });
});

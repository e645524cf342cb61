import { expect, test } from 'vitest';
import { ConcurrencyLimit, type Work } from './concurrency-limit.ts';

const SERVICE_MS = 5;

interface Asked {
  /** So many a second, evenly. */
  perSecond: number;
  seconds: number;
}

interface Seen {
  /** Milliseconds that each response took. */
  took: number[];
  refused: number;
}

/** Something that serves so many at a time, each in SERVICE_MS, in the order in which they come; time is made up. */
function server(limit: ConcurrencyLimit, { atOnce }: { atOnce: number }) {
  const freeAt = Array.from({ length: atOnce }, () => 0);
  let underWay: { work: Work; ends: number }[] = [];
  let now = 0;
  const serveUntil = (moment: number, took: number[]) => {
    for (const { work, ends } of underWay.filter(({ ends }) => ends <= moment)) {
      limit.end(work, ends, true);
      took.push(ends - work.began);
    }
    underWay = underWay.filter(({ ends }) => ends > moment);
  };
  return ({ perSecond, seconds }: Asked): Seen => {
    const seen: Seen = { took: [], refused: 0 };
    const until = now + seconds * 1000;
    while (now < until) {
      now += 1000 / perSecond;
      serveUntil(now, seen.took);
      if (!limit.hasRoom(now)) {
        seen.refused += 1;
        continue;
      }
      freeAt.sort((a, b) => a - b);
      const ends = Math.max(now, freeAt[0] ?? 0) + SERVICE_MS;
      freeAt[0] = ends;
      underWay.push({ work: limit.begin('list', now), ends });
    }
    serveUntil(until, seen.took);
    return seen;
  };
}

const slowest = ({ took }: Seen) => Math.max(...took);

test('of twice as much as can be served, as much as can be is served in time', () => {
  const ask = server(new ConcurrencyLimit(), { atOnce: 1 });
  ask({ perSecond: 20, seconds: 5 });
  // Found out within the first seconds.
  ask({ perSecond: 400, seconds: 3 });
  const flooded = ask({ perSecond: 400, seconds: 20 });
  expect(slowest(flooded)).toBeLessThan(8 * SERVICE_MS);
  expect(flooded.took.length / 20).toBeGreaterThan(190);
});

test('where many are served at a time, many are let in', () => {
  const ask = server(new ConcurrencyLimit(), { atOnce: 40 });
  ask({ perSecond: 20, seconds: 5 });
  ask({ perSecond: 16_000, seconds: 3 });
  const flooded = ask({ perSecond: 16_000, seconds: 10 });
  expect(flooded.took.length / 10).toBeGreaterThan(0.9 * 40 * 200);
  expect(slowest(flooded)).toBeLessThan(4 * SERVICE_MS);
});

test('what is usual is found out in the middle of a flood, too', () => {
  const ask = server(new ConcurrencyLimit(), { atOnce: 1 });
  ask({ perSecond: 400, seconds: 5 });
  expect(slowest(ask({ perSecond: 400, seconds: 10 }))).toBeLessThan(8 * SERVICE_MS);
});

test('all find room while all can be served, and some more at once', () => {
  const limit = new ConcurrencyLimit();
  const ask = server(limit, { atOnce: 1 });
  expect(ask({ perSecond: 150, seconds: 20 }).refused).toBe(0);
  const works = Array.from({ length: 7 }, () => {
    expect(limit.hasRoom(20_001)).toBe(true);
    return limit.begin('list', 20_001);
  });
  for (const [index, work] of works.entries()) limit.end(work, 20_001 + (index + 1) * 5, true);
});

test('a second after all found room more are let in again', () => {
  const limit = new ConcurrencyLimit();
  server(limit, { atOnce: 1 })({ perSecond: 400, seconds: 10 });
  const room = () => {
    let count = 0;
    while (limit.hasRoom(11_500) && count < 100) {
      limit.begin('list', 11_500);
      count += 1;
    }
    return count;
  };
  expect(room()).toBeGreaterThan(4);
});

test('who is let in beyond the limit finds room where others do not', () => {
  const limit = new ConcurrencyLimit();
  while (limit.hasRoom(0)) limit.begin('list', 0);
  expect([limit.hasRoom(0), limit.hasRoom(0, 0.5)]).toEqual([false, true]);
});

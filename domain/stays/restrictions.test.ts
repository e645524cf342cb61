import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, nightsBetween } from '../values/calendar-date.ts';
import { nearestStays, whyNot } from './restrictions.ts';
import { PLAIN_RULES } from './rules.ts';
import type { Season, StayRules } from './schema.ts';

const day = (text: string) => text as CalendarDate;
const TODAY = day('2026-11-20');
const christmas: Season = {
  name: 'Christmas',
  from: day('2026-12-20'),
  to: day('2027-01-05'),
  yearly: true,
  price: null,
  weekendPrice: null,
  minNights: 5,
  maxNights: null,
};
const sell = (change: Partial<StayRules>): StayRules => ({ ...PLAIN_RULES, ...change });
const stay = (checkIn: string, checkOut: string, guests?: number) => ({
  checkIn: day(checkIn),
  checkOut: day(checkOut),
  guests,
});

// §2.12/33
describe('a stay that a rule refuses', () => {
  const seasons = [christmas];

  test.each([
    [
      { minNights: 2 },
      stay('2026-12-01', '2026-12-02'),
      'checkOut',
      'This stay is for at least 2 nights. Choose a later check-out.',
    ],
    [
      { minNights: 2, seasons },
      stay('2026-12-20', '2026-12-24'),
      'checkOut',
      'A stay that starts in the season Christmas is for at least 5 nights. Choose a later check-out.',
    ],
    [
      { maxNights: 3 },
      stay('2026-12-01', '2026-12-05'),
      'checkOut',
      'This stay is for up to 3 nights. Choose an earlier check-out.',
    ],
    [
      { seasons: [{ ...christmas, minNights: null, maxNights: 7 }] },
      stay('2026-12-20', '2026-12-28'),
      'checkOut',
      'A stay that starts in the season Christmas is for up to 7 nights. Choose an earlier check-out.',
    ],
    [
      { arrivalDays: ['sat' as const, 'mon' as const, 'fri' as const] },
      stay('2026-12-01', '2026-12-02'),
      'checkIn',
      'You can check in on Monday, Friday or Saturday. Choose another check-in date.',
    ],
    [
      { noticeDays: 2 },
      stay('2026-11-21', '2026-11-22'),
      'checkIn',
      'Book at least 2 days ahead. Check in on Sun 22 Nov 2026 or later.',
    ],
    [
      { monthsAhead: 3 },
      stay('2027-02-21', '2027-02-22'),
      'checkIn',
      'Your host takes bookings up to 3 months ahead. Check in on Sat 20 Feb 2027 or earlier.',
    ],
    [
      { guestsMax: 2 },
      stay('2026-12-01', '2026-12-02', 3),
      'guests',
      'Up to 2 guests can stay here. Choose fewer guests, or another stay.',
    ],
  ])('by %j is told why', (change, dates, field, message) => {
    expect(whyNot(sell(change), dates, TODAY)).toMatchObject({ field, message });
  });

  test.each([
    [null, stay('2026-12-01', '2026-12-02', 60)],
    [PLAIN_RULES, stay('2026-11-20', '2028-11-20', 60)],
    [sell({ seasons, minNights: 2 }), stay('2026-12-19', '2026-12-21')],
    [sell({ seasons }), stay('2028-01-05', '2028-01-10')],
    [sell({ noticeDays: 1 }), stay('2026-11-21', '2026-11-22')],
    [sell({ monthsAhead: 3 }), stay('2027-02-20', '2027-02-21')],
    [sell({ guestsMax: 2 }), stay('2026-12-01', '2026-12-02', 2)],
    [sell({ guestsMax: 2 }), stay('2026-12-01', '2026-12-02')],
    [sell({ arrivalDays: ['tue'] }), stay('2026-12-01', '2026-12-02')],
  ])('is none by %j for %j', (rules, dates) => {
    expect(whyNot(rules, dates, TODAY)).toBeUndefined();
  });

  test('is told the first reason of several', () => {
    const rules = sell({ minNights: 3, arrivalDays: ['mon'], noticeDays: 5, guestsMax: 1 });
    const reasons = [
      stay('2026-11-21', '2026-11-22', 2),
      stay('2026-11-21', '2026-11-24', 2),
      stay('2026-11-23', '2026-11-26', 2),
      stay('2026-11-30', '2026-12-03', 2),
      stay('2026-11-30', '2026-12-03', 1),
    ].map((dates) => whyNot(rules, dates, TODAY)?.rule);
    expect(reasons).toEqual(['min-nights', 'arrival-day', 'notice', 'guests', undefined]);
  });

  test('is judged by the shortest season that says something, and by it alone against a wider limit', () => {
    const feast = { ...christmas, from: day('2026-12-24'), to: day('2026-12-26') };
    const rules = (change: Partial<Season>) =>
      sell({ seasons: [{ ...feast, ...change }, christmas], maxNights: 4 });
    const least = (change: Partial<Season>) =>
      [1, 2, 3, 4, 5, 6].filter((nights) => {
        const dates = { checkIn: feast.from, checkOut: addDays(feast.from, nights) };
        return whyNot(rules(change), dates, TODAY) === undefined;
      });
    expect(least({ minNights: 2 })).toEqual([2, 3, 4]);
    expect(least({ minNights: null })).toEqual([5]);
    expect(least({ minNights: null, maxNights: 3 })).toEqual([3]);
  });
});

test('random stays are refused by the rule that a naive reading names', () => {
  let state = 35;
  const upTo = (max: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * (max + 1));
  };
  const maybe = (max: number) => (upTo(1) ? 1 + upTo(max) : null);
  for (let n = 0; n < 5_000; n++) {
    // Of different lengths, the longest first: the last that holds a night and says something is the one that counts.
    const seasons = [40, 20, 5].slice(upTo(3)).map((nights): Season => {
      const from = addDays(TODAY, upTo(60));
      const to = addDays(from, nights - 1);
      return { ...christmas, yearly: false, from, to, minNights: maybe(2), maxNights: null };
    });
    const rules = sell({
      seasons,
      minNights: 1 + upTo(2),
      maxNights: upTo(1) ? 4 + upTo(6) : null,
      arrivalDays: (['mon', 'wed', 'sun'] as const).slice(upTo(3)),
      noticeDays: upTo(5),
      monthsAhead: maybe(2),
      guestsMax: maybe(5),
    });
    const checkIn = addDays(TODAY, upTo(100));
    const nights = 1 + upTo(10);
    const guests = maybe(6) ?? undefined;
    const least = [rules, ...seasons.filter(({ from, to }) => from <= checkIn && checkIn <= to)]
      .map(({ minNights }) => minNights)
      .findLast((said) => said !== null);
    const month = new Date(TODAY);
    month.setUTCMonth(month.getUTCMonth() + (rules.monthsAhead ?? 999));
    const weekday = new Date(checkIn).toUTCString().slice(0, 3).toLowerCase();
    const broken: [string, boolean][] = [
      ['min-nights', nights < (least ?? 1)],
      ['max-nights', nights > (rules.maxNights ?? nights)],
      ['arrival-day', rules.arrivalDays.length > 0 && !`${rules.arrivalDays}`.includes(weekday)],
      ['notice', nightsBetween(TODAY, checkIn) < rules.noticeDays],
      ['months-ahead', new Date(checkIn) > month],
      ['guests', (guests ?? 0) > (rules.guestsMax ?? 99)],
    ];
    const dates = { checkIn, checkOut: addDays(checkIn, nights), guests };
    const expected = broken.find(([, is]) => is)?.[0];
    const told = whyNot(rules, dates, TODAY)?.rule;
    expect({ rules, dates, told }).toEqual({ rules, dates, told: expected });
  }
});

describe('the nearest stays', () => {
  const always = () => true;
  const said = (found: { checkIn: string; checkOut: string }[]) =>
    found.map(({ checkIn, checkOut }) => `${checkIn.slice(5)} ${checkOut.slice(5)}`);

  test('have the wanted nights, the nearest first, the later of two', () => {
    const taken = day('2026-12-11');
    const isFree = (from: CalendarDate, to: CalendarDate) => taken < from || to <= taken;
    const found = nearestStays(null, stay('2026-12-10', '2026-12-12'), TODAY, isFree, 3);
    expect(said(found)).toEqual(['12-09 12-11', '12-12 12-14', '12-08 12-10']);
  });

  test('have the least or most nights where so many are not allowed', () => {
    const one = stay('2026-12-19', '2026-12-20');
    expect(said(nearestStays(sell({ minNights: 2 }), one, TODAY, always, 1))).toEqual([
      '12-19 12-21',
    ]);
    const week = stay('2026-12-01', '2026-12-08');
    expect(said(nearestStays(sell({ maxNights: 3 }), week, TODAY, always, 1))).toEqual([
      '12-01 12-04',
    ]);
    const seasonal = sell({ arrivalDays: ['sun'], seasons: [christmas] });
    expect(said(nearestStays(seasonal, one, TODAY, always, 2))).toEqual([
      '12-20 12-25',
      '12-13 12-14',
    ]);
  });

  test('keep the guests, and are none where too many come', () => {
    const four = stay('2026-12-01', '2026-12-02', 4);
    expect(nearestStays(null, four, TODAY, always, 1)[0]?.guests).toBe(4);
    expect(nearestStays(sell({ guestsMax: 3 }), four, TODAY, always, 1)).toEqual([]);
  });

  test('are never before today nor more than 60 days off', () => {
    const wanted = stay('2026-11-22', '2026-11-23');
    const found = nearestStays(null, wanted, TODAY, always, 1_000);
    expect(found).toHaveLength(63);
    expect(found.every(({ checkIn }) => checkIn >= TODAY)).toBe(true);
    expect(found.at(-1)?.checkIn).toBe(addDays(wanted.checkIn, 60));
  });

  test('are all that work, in order, for any rules', () => {
    for (let n = 0; n < 90; n++) {
      const rules = sell({
        minNights: 1 + (n % 4),
        maxNights: n % 3 === 0 ? 1 + (n % 5) : null,
        arrivalDays: n % 2 === 0 ? ['fri', 'sat'] : [],
        noticeDays: n % 6,
        monthsAhead: n % 7 === 0 ? 1 : null,
        seasons: n % 5 === 0 ? [christmas] : [],
      });
      const checkIn = addDays(TODAY, n % 90);
      const wanted = { checkIn, checkOut: addDays(checkIn, 1 + (n % 6)), guests: undefined };
      const isFree = (from: CalendarDate) => nightsBetween(TODAY, from) % 5 !== n % 5;
      const found = nearestStays(rules, wanted, TODAY, isFree, 1_000);
      const distances = found.map((one) => Math.abs(nightsBetween(checkIn, one.checkIn)));
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      for (const one of found) {
        expect(whyNot(rules, one, TODAY)).toBeUndefined();
        expect(isFree(one.checkIn)).toBe(true);
      }
      const sameNights = Array.from({ length: 121 }, (_, d) => addDays(checkIn, d - 60))
        .filter((date) => date >= TODAY && isFree(date))
        .map((date) => ({ ...wanted, checkIn: date, checkOut: addDays(date, 1 + (n % 6)) }))
        .filter((one) => whyNot(rules, one, TODAY) === undefined);
      expect(found).toEqual(expect.arrayContaining(sameNights));
    }
  });
});

import { expect, test } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { pesewas } from '../values/money.ts';
import { WEEKDAYS } from './limits.ts';
import { quoteStay } from './quote.ts';
import type { Season, StayRules } from './schema.ts';

/*
 * Prices by a second, naive reading of docs/decisions/listings/stay-prices.md: days are numbers, every night is asked of every rule, and
 * nothing is shared with the code that is tested. STAYS=1000000 prices more.
 */
const STAYS = Number(process.env.STAYS ?? 20_000);
const STAYS_PER_RULES = 20;
const DAY = 86_400_000;

const at = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY;
const text = (day: number) => new Date(day * DAY).toISOString().slice(0, 10) as CalendarDate;
/** Month and day as one number: 1231 is New Year's Eve. */
const monthDay = (day: number) => {
  const date = new Date(day * DAY);
  return (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
};
const LEAP_YEAR = Array.from({ length: 366 }, (_, n) => monthDay(at('2028-01-01') + n));

/** Every month and day of a yearly season, walked from its first to its last. */
function walk({ from, to }: Season): Set<number> {
  if (at(to) - at(from) >= 365) return new Set(LEAP_YEAR);
  const days = new Set<number>();
  for (let n = LEAP_YEAR.indexOf(monthDay(at(from))); ; n = (n + 1) % 366) {
    days.add(LEAP_YEAR[n] ?? 0);
    if (LEAP_YEAR[n] === monthDay(at(to))) return days;
  }
}

interface ModelSeason extends Season {
  holds: (day: number) => boolean;
  length: number;
}

function modelSeason(season: Season): ModelSeason {
  if (season.yearly) {
    const days = walk(season);
    return { ...season, holds: (day) => days.has(monthDay(day)), length: days.size };
  }
  const [first, last] = [at(season.from), at(season.to)];
  return { ...season, holds: (day) => day >= first && day <= last, length: last - first + 1 };
}

const toPesewas = (cedi: number) => Math.round(cedi * 100);
const halfUp = (amount: number) => Math.floor(amount + 0.5);
const WEEK_OF_THURSDAY = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const;

/** In pesewas; 1 January 1970 was a Thursday. */
function nightPrice(rules: StayRules, seasons: ModelSeason[], base: number, day: number): number {
  const date = text(day);
  for (const own of rules.days) if (own.date === date) return toPesewas(own.price);
  const weekday = WEEK_OF_THURSDAY[day % 7] ?? 'thu';
  const isWeekend = rules.weekend?.nights.includes(weekday);
  let best: { length: number; price: number } | undefined;
  for (const season of seasons) {
    const price = isWeekend ? (season.weekendPrice ?? season.price) : season.price;
    if (price === null || !season.holds(day)) continue;
    if (!best || season.length <= best.length) best = { length: season.length, price };
  }
  if (best) return toPesewas(best.price);
  return isWeekend && rules.weekend ? toPesewas(rules.weekend.price) : base;
}

interface Stay {
  from: number;
  to: number;
  guests: number | undefined;
  today: number;
}

/** Kind and amount of each line. */
function modelLines(rules: StayRules, seasons: ModelSeason[], base: number, stay: Stay) {
  const lines: [string, number][] = [];
  const groups: { price: number; count: number }[] = [];
  let left = 0;
  for (let day = stay.from; day < stay.to; day++) {
    const price = nightPrice(rules, seasons, base, day);
    left += price;
    const group = groups.find((one) => one.price === price);
    if (group) group.count++;
    else groups.push({ price, count: 1 });
  }
  for (const { price, count } of groups) lines.push([`nights ${count}`, price * count]);
  const take = (percent: number) => {
    const off = halfUp((left * percent) / 100);
    if (off > 0) lines.push(['discount', -off]);
    left -= off;
  };
  const nights = stay.to - stay.from;
  const monthly = nights >= 28 ? rules.monthDiscount : 0;
  take(monthly || (nights >= 7 ? rules.weekDiscount : 0));
  const { earlyDiscount: early, lastMinuteDiscount: late } = rules;
  const ahead = stay.from - stay.today;
  take(
    Math.max(
      early && early.days <= ahead ? early.percent : 0,
      late && late.days >= ahead ? late.percent : 0,
    ),
  );
  const add = (kind: string, amount: number) => {
    if (amount > 0) lines.push([kind, amount]);
    left += amount;
  };
  add('cleaning', toPesewas(rules.cleaningFee));
  let extra = 0;
  for (let guest = 1; guest <= (stay.guests ?? 0); guest++) {
    if (rules.guestsIncluded !== null && guest > rules.guestsIncluded) {
      extra += nights * toPesewas(rules.extraGuestFee);
    }
  }
  add('extra-guests', extra);
  if (!rules.tax) return lines;
  const rates = [
    ...(rules.tax.vatNumber ? [15, 2.5, 2.5] : []),
    ...(rules.tax.gtaLicence ? [1] : []),
  ];
  const sum = rates.reduce((total, rate) => total + rate, 0);
  for (const rate of rates) {
    const due = rules.tax.included ? (left * rate * 2) / ((100 + sum) * 2) : (left * rate) / 100;
    if (halfUp(due) > 0) lines.push(['tax', rules.tax.included ? 0 : halfUp(due)]);
  }
  return lines;
}

/** Random numbers, the same each time (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = seeded(35);
const upTo = (max: number) => Math.floor(random() * (max + 1));
const often = (share = 0.5) => random() < share;
const price = () => upTo(often() ? 90_000 : 400) / 100;
const percent = () => (often() ? 0 : upTo(90));

const FIRST = at('2026-11-20');

function randomSeason(): Season {
  const from = often(0.2) ? at('2028-02-29') - upTo(2) : FIRST + upTo(800);
  const length = often(0.1) ? 300 + upTo(120) : upTo(often() ? 6 : 90);
  return {
    name: 'Season',
    from: text(from),
    to: text(from + length),
    yearly: often(),
    price: often(0.2) ? null : price(),
    weekendPrice: often() ? null : price(),
    minNights: null,
    maxNights: null,
  };
}

function randomRules(): StayRules {
  return {
    booking: 'instant',
    openTo: 'everyone',
    units: 1,
    minNights: 1,
    maxNights: null,
    arrivalDays: [],
    noticeDays: 0,
    monthsAhead: null,
    preparationNights: 0,
    guestsMax: null,
    guestsIncluded: often() ? null : 1 + upTo(5),
    weekend: often() ? null : { nights: WEEKDAYS.filter(() => often()), price: price() },
    seasons: Array.from({ length: upTo(5) }, randomSeason),
    days: [...new Set(Array.from({ length: upTo(40) }, () => text(FIRST + upTo(400))))].map(
      (date) => ({ date, price: price() }),
    ),
    weekDiscount: percent(),
    monthDiscount: percent(),
    earlyDiscount: often() ? null : { days: 1 + upTo(90), percent: percent() },
    lastMinuteDiscount: often() ? null : { days: upTo(28), percent: percent() },
    cleaningFee: often() ? 0 : price(),
    extraGuestFee: often() ? 0 : price(),
    deposit: 0,
    tax: often()
      ? null
      : {
          vatNumber: often() ? 'C1' : '',
          gtaLicence: often() ? 'L1' : '',
          included: often(),
        },
    cancellation: null,
  };
}

function randomStay(): Stay {
  const from = FIRST + upTo(often() ? 900 : 60);
  const nights = 1 + upTo(often(0.85) ? 9 : 60);
  const today = often() ? FIRST : from - upTo(100);
  return { from, to: from + nights, guests: often(0.3) ? undefined : 1 + upTo(8), today };
}

// §2.12/32
test(`${STAYS} random stays cost what a naive model says, to the pesewa`, () => {
  let differing = 0;
  for (let n = 0; n < STAYS; n += STAYS_PER_RULES) {
    const rules = randomRules();
    const seasons = rules.seasons.map(modelSeason);
    const base = toPesewas(price());
    for (let m = 0; m < STAYS_PER_RULES; m++) {
      const stay = randomStay();
      const expected = modelLines(rules, seasons, base, stay);
      const dates = { checkIn: text(stay.from), checkOut: text(stay.to), guests: stay.guests };
      const quote = quoteStay(pesewas(base), rules, dates, text(stay.today));
      const lines = quote?.lines.map(({ kind, label, amount }): [string, number] => [
        kind === 'nights' ? `nights ${Number.parseInt(label, 10)}` : kind,
        amount,
      ]);
      const total = expected.reduce((sum, [, amount]) => sum + amount, 0);
      if (JSON.stringify(lines) === JSON.stringify(expected) && quote?.total === total) continue;
      differing++;
      expect({ rules, dates, base, lines, total: quote?.total }).toEqual({
        ...{ rules, dates, base },
        lines: expected,
        total,
      });
    }
  }
  expect(differing).toBe(0);
}, 600_000);

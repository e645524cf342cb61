import { expect, test } from 'vitest';
import type { CalendarDate } from '../values/calendar-date.ts';
import { checkStayRules } from './check-rules.ts';
import { PLAIN_RULES } from './rules.ts';
import { type Season, StayRules } from './schema.ts';

const SEASON: Season = {
  name: 'Christmas',
  from: '2026-12-15' as CalendarDate,
  to: '2027-01-05' as CalendarDate,
  yearly: false,
  price: 640,
  weekendPrice: null,
  minNights: null,
  maxNights: null,
};
const rules = (given: Partial<StayRules>): StayRules => ({ ...PLAIN_RULES, ...given });
const season = (given: Partial<Season>) => rules({ seasons: [{ ...SEASON, ...given }] });
const none = '' as CalendarDate;

const errorsOf = (given: StayRules) => {
  const check = checkStayRules(given);
  return check.ok ? {} : check.fields;
};

/** The errors of the schema, by path. */
const schemaErrorsOf = (given: StayRules) => {
  const { error } = StayRules.safeParse(given);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
};

test('rules that are fine have no errors', () => {
  expect(errorsOf(PLAIN_RULES)).toEqual({});
  expect(errorsOf(season({}))).toEqual({});
});

test.each([
  ['minNights', rules({ minNights: 0 })],
  ['maxNights', rules({ maxNights: 366 })],
  ['noticeDays', rules({ noticeDays: Number.NaN })],
  ['monthsAhead', rules({ monthsAhead: 25 })],
  ['preparationNights', rules({ preparationNights: 8 })],
  ['guestsMax', rules({ guestsMax: 0 })],
  ['guestsIncluded', rules({ guestsIncluded: 1.5 })],
  ['units', rules({ units: 201 })],
  ['weekend.price', rules({ weekend: { nights: ['fri'], price: Number.NaN } })],
  ['weekDiscount', rules({ weekDiscount: 91 })],
  ['monthDiscount', rules({ monthDiscount: -1 })],
  ['earlyDiscount.days', rules({ earlyDiscount: { days: 0, percent: 10 } })],
  ['earlyDiscount.percent', rules({ earlyDiscount: { days: 30, percent: Number.NaN } })],
  ['lastMinuteDiscount.days', rules({ lastMinuteDiscount: { days: 29, percent: 10 } })],
  ['cleaningFee', rules({ cleaningFee: 10.005 })],
  ['deposit', rules({ deposit: 2_000_000_000 })],
  ['extraGuestFee', rules({ extraGuestFee: Number.NaN })],
  ['seasons.0.name', season({ name: ' ' })],
  ['seasons.0.from', season({ from: none })],
  ['seasons.0.to', season({ to: none })],
  ['seasons.0.price', season({ price: Number.NaN })],
  ['seasons.0.minNights', season({ minNights: 0 })],
])('%s is refused as the server refuses it', (field, given) => {
  const errors = errorsOf(given);
  expect(Object.keys(errors)).toEqual([field]);
  expect(schemaErrorsOf(given)).toEqual(errors);
});

test.each([
  ['maxNights', rules({ minNights: 3, maxNights: 2 })],
  ['guestsIncluded', rules({ guestsMax: 2, guestsIncluded: 3 })],
  ['weekend.nights', rules({ weekend: { nights: [], price: 500 } })],
  ['seasons.0.to', season({ to: '2026-12-14' as CalendarDate })],
  ['seasons.0.maxNights', season({ minNights: 3, maxNights: 2 })],
])('%s must fit the others', (field, given) => {
  expect(Object.keys(errorsOf(given))).toEqual([field]);
});

test('a yearly season goes on into the next year', () => {
  expect(errorsOf(season({ yearly: true, to: '2026-01-05' as CalendarDate }))).toEqual({});
});

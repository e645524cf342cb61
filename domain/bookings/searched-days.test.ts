import { describe, expect, test } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '../values/calendar-date.ts';
import { pesewas } from '../values/money.ts';
import { formatDays } from './format-days.ts';
import { DEFAULT_BOOKING_LIMITS } from './limits.ts';
import { sayQuote } from './quote.ts';
import { checkSearchedDays, usableDays } from './searched-days.ts';

const day = (text: string) => parseCalendarDate(text) as CalendarDate;
const TODAY = day('2026-11-20');

describe('the dates that a list is filtered by', () => {
  test.each([
    [undefined, undefined, true],
    ['2026-12-12', '2026-12-15', true],
    ['2026-11-20', '2026-11-21', true],
    ['2028-05-20', '2028-05-21', true],
    ['2026-12-12', '2027-03-12', true],
    ['2026-12-12', undefined, { to: 'Choose a check-out date too.' }],
    [undefined, '2026-12-15', { from: 'Choose a check-in date too.' }],
    ['2026-12-15', '2026-12-12', { to: 'Check-out date must be later than check-in date.' }],
    ['2026-12-12', '2026-12-12', { to: 'Check-out date must be later than check-in date.' }],
    ['2026-11-19', '2026-11-22', { from: 'Check-in date can’t be before today.' }],
    ['2028-05-21', '2028-05-22', { from: 'You can book up to 18 months ahead.' }],
    ['2026-12-12', '2027-03-13', { to: 'A stay can be up to 90 nights.' }],
  ])('are checked from %s to %s: %j', (from, to, expected) => {
    const given = { from: from && day(from), to: to && day(to) } as Parameters<
      typeof usableDays
    >[0];
    const check = checkSearchedDays(given, TODAY, DEFAULT_BOOKING_LIMITS);
    expect(check.ok || check.fields).toEqual(expected);
    const isUsable = expected === true && from !== undefined;
    expect(usableDays(given, TODAY, DEFAULT_BOOKING_LIMITS)).toEqual(isUsable ? given : undefined);
  });
});

test.each([
  ['2026-12-12', '2026-12-15', '12–15 Dec'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec'],
  ['2026-12-30', '2027-01-02', '30 Dec – 2 Jan 2027'],
  ['2027-12-12', '2027-12-15', '12–15 Dec 2027'],
])('the days %s to %s read %s', (from, to, text) => {
  expect(formatDays(day(from), day(to), TODAY)).toBe(text);
});

test('the cost of a stay is said in one line', () => {
  expect(sayQuote({ total: pesewas(135_150), nights: 3 })).toBe('₵1,351.50 for 3 nights');
});

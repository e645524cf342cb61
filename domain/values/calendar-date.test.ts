import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  type CalendarDate,
  compare,
  formatDate,
  formatDay,
  formatShortDate,
  nightsBetween,
  parseCalendarDate,
  today,
} from './calendar-date.ts';

/** A day known to exist. */
function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(`no such day: ${text}`);
  return date;
}

describe('parseCalendarDate', () => {
  test.each(['2026-01-31', '2024-02-29', '2000-02-29', '2026-12-31'])('reads %s', (text) => {
    expect(parseCalendarDate(text)).toBe(text);
  });

  test.each([
    '',
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '21/11/2026',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '-002026-11-21',
    '+002026-11-21',
    '2026-11-211',
  ])('refuses %j', (text) => {
    expect(parseCalendarDate(text)).toBeUndefined();
  });
});

test('today is the day in Accra, which is UTC', () => {
  expect(today(new Date('2026-11-21T23:59:59Z'))).toBe('2026-11-21');
  expect(today(new Date('2026-11-21T23:59:59-05:00'))).toBe('2026-11-22');
});

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %d days is %s', (from, days, to) => {
  expect(addDays(day(from), days)).toBe(to);
});

test.each([
  ['2026-11-21', '2026-11-24', 3],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-11-20', -1],
  ['2026-03-28', '2026-03-30', 2],
  ['2024-02-28', '2024-03-01', 2],
])('from %s to %s there are %d nights', (checkIn, checkOut, nights) => {
  expect(nightsBetween(day(checkIn), day(checkOut))).toBe(nights);
});

test('days can be compared', () => {
  expect(compare(day('2026-11-21'), day('2026-11-22'))).toBe(-1);
  expect(compare(day('2026-11-22'), day('2026-11-21'))).toBe(1);
  expect(compare(day('2026-11-21'), day('2026-11-21'))).toBe(0);
});

test('days are written as people read them', () => {
  expect(formatDay(day('2026-11-21'))).toBe('Sat 21 Nov 2026');
  expect(formatDate(day('2026-01-05'))).toBe('5 Jan 2026');
});

test.each([
  ['2026-11-20', 18, '2028-05-20'],
  ['2026-08-31', 18, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-30', 1, '2026-12-30'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s plus %i months is %s', (date, months, later) => {
  expect(addMonths(day(date), months)).toBe(later);
});

test.each([
  ['2026-11-27', '27 Nov'],
  ['2026-01-05', '5 Jan'],
  ['2027-01-02', '2 Jan 2027'],
])('in November 2026, %s is shortened to %s', (date, text) => {
  expect(formatShortDate(day(date), day('2026-11-21'))).toBe(text);
});

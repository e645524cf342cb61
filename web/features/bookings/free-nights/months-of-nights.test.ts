import { expect, test } from 'vitest';
import { addMonths, type CalendarDate } from '#domain/values/calendar-date.ts';
import { monthsOfNights, sayFree } from './months-of-nights.ts';

const day = (text: string) => `2026-${text}` as CalendarDate;
const today = day('11-21');
const taken = {
  others: [{ checkIn: day('12-03'), checkOut: day('12-06') }],
  own: [{ checkIn: day('12-08'), checkOut: day('12-09') }],
};

test('a year of nights begins with this month and tells free, taken and closed nights apart', () => {
  const months = monthsOfNights(today, addMonths(today, 11), taken);
  expect(months.map(({ first }) => first.slice(0, 7))).toEqual([
    '2026-11',
    '2026-12',
    ...Array.from({ length: 10 }, (_, n) => `2027-${String(n + 1).padStart(2, '0')}`),
  ]);
  expect(months.map(({ nights }) => nights.length).slice(0, 4)).toEqual([30, 31, 31, 28]);
  // 1 November 2026 is a Sunday, 1 December a Tuesday.
  expect(months.map(({ before }) => before).slice(0, 2)).toEqual([6, 1]);
  expect(months.map(sayFree).slice(0, 2)).toEqual(['21–30', '1–2, 6–7, 9–31']);
  expect(months.map(sayFree).at(-1)).toBe('1–21');
});

test('a month without free nights has none to say', () => {
  const [month] = monthsOfNights(today, today, {
    others: [{ checkIn: today, checkOut: day('11-22') }],
    own: [],
  });
  expect(month && sayFree(month)).toBe('');
});

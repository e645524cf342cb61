import { expect, test } from 'vitest';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { barOf, daysOf, monthOf } from './month-days.ts';

const day = (text: string) => text as CalendarDate;
const bar = (checkIn: string, checkOut: string) =>
  barOf({ checkIn: day(checkIn), checkOut: day(checkOut) }, day('2026-11-01'));

test('a month has all its days', () => {
  expect(daysOf(day('2028-02-01'))).toHaveLength(29);
  expect(daysOf(day('2026-12-01')).at(-1)).toBe('2026-12-31');
  expect(monthOf(day('2026-12-31'))).toBe('2026-12');
});

test('the bars of two stays share the day on which one guest leaves and the next arrives', () => {
  expect(bar('2026-11-01', '2026-11-03')).toEqual({ begin: 2, end: 6 });
  expect(bar('2026-11-03', '2026-11-04')).toEqual({ begin: 6, end: 8 });
});

test('a bar ends where its month does', () => {
  expect(bar('2026-10-28', '2026-11-02')).toEqual({ begin: 1, end: 4 });
  expect(bar('2026-11-29', '2026-12-04')).toEqual({ begin: 58, end: 61 });
});

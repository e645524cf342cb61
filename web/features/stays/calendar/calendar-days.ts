import {
  addDays,
  addMonths,
  type CalendarDate,
  formatDate,
  nightsBetween,
  parseCalendarDate,
} from '#domain/values/calendar-date.ts';

const A_MONDAY = '2024-01-01' as CalendarDate;

/** 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (day: CalendarDate): number =>
  ((nightsBetween(A_MONDAY, day) % 7) + 7) % 7;

/** The first day of a day's month. */
export const monthStart = (day: CalendarDate): CalendarDate =>
  `${day.slice(0, 7)}-01` as CalendarDate;

/** 'Dec 2026' */
export const monthName = (month: CalendarDate): string => formatDate(monthStart(month)).slice(2);

/** The days from one to another, the last not among them. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): CalendarDate[] =>
  Array.from({ length: Math.max(0, nightsBetween(from, to)) }, (_, day) => addDays(from, day));

/** The days of a month, given by its first. */
export const daysOfMonth = (month: CalendarDate): CalendarDate[] =>
  daysBetween(month, addMonths(month, 1));

/** The whole weeks, from Monday, that hold a month. */
export function weeksOfMonth(month: CalendarDate): CalendarDate[][] {
  const first = addDays(month, -weekdayIndex(month));
  const last = addDays(addMonths(month, 1), -1);
  const weeks = Math.floor(nightsBetween(first, last) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) => {
    const monday = addDays(first, 7 * week);
    return daysBetween(monday, addDays(monday, 7));
  });
}

/** Twelve months, by their first days. */
export const monthsFrom = (first: CalendarDate): CalendarDate[] =>
  Array.from({ length: 12 }, (_, at) => addMonths(first, at));

/** The first of the twelve months that hold a month: years are counted from the current month. */
export function yearStart(month: CalendarDate, today: CalendarDate): CalendarDate {
  const ahead = monthNumber(month) - monthNumber(today);
  return addMonths(monthStart(today), 12 * Math.floor(ahead / 12));
}

const monthNumber = (day: CalendarDate): number =>
  12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));

/** What has to be read to show a month in whole weeks, or its year. */
export function daysShown(month: CalendarDate, isYear: boolean, today: CalendarDate) {
  if (isYear) {
    const first = yearStart(month, today);
    return { from: first, to: addMonths(first, 12) };
  }
  const from = addDays(month, -weekdayIndex(month));
  return { from, to: addDays(from, 7 * weeksOfMonth(month).length) };
}

/** '2026-12' as the first day of that month; undefined for anything else. */
export const parseMonth = (text: string): CalendarDate | undefined =>
  parseCalendarDate(`${text}-01`);

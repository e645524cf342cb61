import {
  addDays,
  addMonths,
  type CalendarDate,
  nightsBetween,
} from '#domain/values/calendar-date.ts';

/** The days of a month, given by its first day. */
export function daysOf(month: CalendarDate): CalendarDate[] {
  const length = nightsBetween(month, addMonths(month, 1));
  return Array.from({ length }, (_, day) => addDays(month, day));
}

/** The month of a day, '2026-12'. */
export const monthOf = (date: CalendarDate): string => date.slice(0, 7);

interface Stay {
  checkIn: CalendarDate;
  checkOut: CalendarDate;
}

/**
 * A stay's bar in a month, in half days counted from 1: from the middle of the check-in day to the middle of the
 * check-out day, so that two stays can share a day.
 */
export function barOf({ checkIn, checkOut }: Stay, month: CalendarDate) {
  const halves = 2 * daysOf(month).length;
  const middleOf = (date: CalendarDate) => 2 * nightsBetween(month, date) + 2;
  return {
    begin: Math.max(1, middleOf(checkIn)),
    end: Math.min(halves + 1, middleOf(checkOut)),
  };
}

import { lastCheckIn } from '#domain/bookings/bookable-dates.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import {
  addDays,
  type CalendarDate,
  compare,
  nightsBetween,
} from '#domain/values/calendar-date.ts';
import { isNightOf, type TakenDates } from './taken-dates.ts';

/** What stands in the two date fields; undefined while one is empty or no date. */
export interface ChosenDays {
  checkIn: CalendarDate | undefined;
  checkOut: CalendarDate | undefined;
}

/** What the days of a stay depend on. */
export interface DayRules {
  today: CalendarDate;
  taken: TakenDates;
  limits: BookingLimits;
}

/** Whether a stay may begin on a day: it can be booked, and its night is free. */
export function canCheckIn(day: CalendarDate, { today, taken, limits }: DayRules): boolean {
  if (compare(day, today) < 0 || compare(day, lastCheckIn(today, limits)) > 0) return false;
  return !isNightOf(taken.others, day) && !isNightOf(taken.own, day);
}

/** Whether a stay may end on a day: every night before it, from check-in on, is free. */
export function canCheckOut(
  day: CalendarDate,
  checkIn: CalendarDate,
  { taken, limits }: DayRules,
): boolean {
  const nights = nightsBetween(checkIn, day);
  if (nights < 1 || nights > limits.maxNights) return false;
  const stays = [...taken.others, ...taken.own];
  return !stays.some(
    (stay) => compare(stay.checkIn, day) < 0 && compare(checkIn, stay.checkOut) < 0,
  );
}

/**
 * What is chosen after a day was: the end of the stay that has begun, or else the beginning of another. Undefined
 * for a day that is neither.
 */
export function chooseDay(
  day: CalendarDate,
  { checkIn, checkOut }: ChosenDays,
  rules: DayRules,
): ChosenDays | undefined {
  if (checkIn && !checkOut && canCheckOut(day, checkIn, rules)) return { checkIn, checkOut: day };
  return canCheckIn(day, rules) ? { checkIn: day, checkOut: undefined } : undefined;
}

/** The last day that a calendar has to show. */
export const lastShownDay = ({ today, limits }: DayRules): CalendarDate =>
  addDays(lastCheckIn(today, limits), limits.maxNights);

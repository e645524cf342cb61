import { lastCheckIn } from '#domain/bookings/bookable-dates.ts';
import type { BookingLimits } from '#domain/bookings/limits.ts';
import {
  addDays,
  type CalendarDate,
  compare,
  nightsBetween,
} from '#domain/values/calendar-date.ts';
import { isNightOf, type TakenDates } from './taken-dates.ts';

/** The contents of the two date fields; undefined while one is empty or not a date. */
export interface ChosenDays {
  checkIn: CalendarDate | undefined;
  checkOut: CalendarDate | undefined;
}

/** Everything that decides which days can be chosen. */
export interface DayRules {
  today: CalendarDate;
  taken: TakenDates;
  limits: BookingLimits;
}

/** True if a stay may begin on this day: it can be booked and its night is free. */
export function canCheckIn(day: CalendarDate, { today, taken, limits }: DayRules): boolean {
  if (compare(day, today) < 0 || compare(day, lastCheckIn(today, limits)) > 0) return false;
  return !isNightOf(taken.others, day) && !isNightOf(taken.own, day);
}

/** True if a stay may end on this day: every night since check-in is free. */
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
 * The dates after choosing a day: it ends the stay that has begun, or else begins another. Undefined for a day
 * that can do neither.
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

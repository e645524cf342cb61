import { type Check, failed, passed } from '../check.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { BookingLimits } from './limits.ts';
import { checkStay } from './rules.ts';
import { staySearchMessages } from './search-messages.ts';

/** The days of a stay in addresses and calls: check-in and check-out, `[from, to)`. */
export interface SearchedDays {
  from: CalendarDate;
  to: CalendarDate;
}

/** How many days earlier or later a flexible stay may begin. */
export const FLEXIBLE_DAYS = 3;

/** Days by which a stay may be moved, the nearest first and of two the earlier. */
export const shiftsWithin = (days: number): number[] => [
  0,
  ...Array.from({ length: days }, (_, at) => [-(at + 1), at + 1]).flat(),
];

/** The days as given; one may be missing. */
export type GivenDays = { [Name in keyof SearchedDays]?: CalendarDate | undefined };

const FIELD: Readonly<Record<string, keyof SearchedDays>> = { checkIn: 'from', checkOut: 'to' };

/** Both days or neither must be given, and a stay on them must be bookable. */
export function checkSearchedDays(
  { from, to }: GivenDays,
  today: CalendarDate,
  limits: BookingLimits,
): Check {
  if (!from && !to) return passed;
  if (!from) return at('from', staySearchMessages.checkInMissing);
  if (!to) return at('to', staySearchMessages.checkOutMissing);
  const check = checkStay({ checkIn: from, checkOut: to }, today, limits);
  if (check.ok) return check;
  const fields = Object.entries(check.fields).map(([name, text]) => [FIELD[name] ?? name, text]);
  return failed(check.message, Object.fromEntries(fields));
}

/** The days to search for free stays; undefined when there are none, or they are no use. */
export function usableDays(
  { from, to }: GivenDays,
  today: CalendarDate,
  limits: BookingLimits,
): SearchedDays | undefined {
  return from && to && checkSearchedDays({ from, to }, today, limits).ok ? { from, to } : undefined;
}

function at(field: keyof SearchedDays, sentence: string): Check {
  return failed(sentence, { [field]: sentence });
}

import { type Check, failed, passed } from '../check.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { BookingLimits } from './limits.ts';
import { checkStay } from './rules.ts';
import { staySearchMessages } from './search-messages.ts';

/** The days of a stay as addresses and calls have them: check-in and check-out, `[from, to)`. */
export interface SearchedDays {
  from: CalendarDate;
  to: CalendarDate;
}

/** The days as they were given, perhaps one of them. */
export type GivenDays = { [Name in keyof SearchedDays]?: CalendarDate | undefined };

const FIELD: Readonly<Record<string, keyof SearchedDays>> = { checkIn: 'from', checkOut: 'to' };

/** Whether stays can be looked for on some days: both or neither are given, and such a stay could be booked. */
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

/** The days that stays can be looked for on; undefined where there are none such. */
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

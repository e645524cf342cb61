import type { BookingLimits } from '#domain/bookings/limits.ts';
import { checkStay } from '#domain/bookings/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { parseCalendarDate, today } from '#domain/values/calendar-date.ts';
import type { StayDates, TakenDates } from './taken-dates.ts';

/** Why chosen dates cannot be booked, and the nearest that can. */
export interface Refusal {
  reason: string;
  nearest: readonly StayDates[];
}

interface Asked {
  checkIn?: string | undefined;
  checkOut?: string | undefined;
  guests?: number | undefined;
}

/** What is against the chosen dates and guests; undefined if nothing is, or not both days are chosen. */
export function refusalOf(
  rules: StayRules | null,
  { checkIn, checkOut, guests }: Asked,
  { taken, limits }: { taken: TakenDates | undefined; limits: BookingLimits },
): Refusal | undefined {
  const [from, to] = [parseCalendarDate(checkIn ?? ''), parseCalendarDate(checkOut ?? '')];
  if (!from || !to) return undefined;
  const check = checkStay({ checkIn: from, checkOut: to }, today(new Date()), limits);
  return check.ok ? undefined : { reason: check.message, nearest: [] };
}

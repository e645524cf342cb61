import { addDays, addMonths, type CalendarDate } from '../values/calendar-date.ts';
import type { BookingLimits } from './limits.ts';

/** The last day on which a stay may begin. */
export const lastCheckIn = (today: CalendarDate, { maxMonthsAhead }: BookingLimits) =>
  addMonths(today, maxMonthsAhead);

/** The last days of the two date pickers. Until check-in is chosen, check-out may be any day within the limits. */
export function latestDates(
  today: CalendarDate,
  checkIn: CalendarDate | undefined,
  limits: BookingLimits,
) {
  const last = lastCheckIn(today, limits);
  return { checkIn: last, checkOut: addDays(checkIn ?? last, limits.maxNights) };
}

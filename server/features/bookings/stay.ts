import type { BookingState, BookingStatus } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';

/** A stored booking as the rules of domain/bookings see it. */
export const stayOf = (row: {
  status: string;
  check_in: string;
  check_out: string;
}): BookingState => ({
  status: row.status as BookingStatus,
  checkIn: row.check_in as CalendarDate,
  checkOut: row.check_out as CalendarDate,
});

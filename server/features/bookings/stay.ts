import { hasLapsed } from '#domain/bookings/requests.ts';
import type { BookingState, BookingStatus } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';

interface StoredStay {
  status: string;
  check_in: string;
  check_out: string;
  answer_by: Date | null;
}

/** A stored booking as the rules of domain/bookings see it: a request that nobody answered in time has expired. */
export const stayOf = (row: StoredStay, now: Date): BookingState => ({
  status: statusOf(row, now),
  checkIn: row.check_in as CalendarDate,
  checkOut: row.check_out as CalendarDate,
});

function statusOf({ status, answer_by }: StoredStay, now: Date): BookingStatus {
  const isLate = status === 'requested' && answer_by !== null && hasLapsed(answer_by, now);
  return isLate ? 'expired' : (status as BookingStatus);
}

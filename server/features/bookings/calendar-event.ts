import { COUNTRY } from '#domain/values/ghana.ts';
import { writeCalendar } from '#server/platform/calendar/write-calendar.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { stayOf } from './stay.ts';

/**
 * The stay as an iCalendar file: whole days without the check-out day, and nothing about the guest
 * except the dates and the place. The UID is the booking's, so that the cancelled event replaces
 * the confirmed one.
 */
export function calendarOf(booking: BookingRow, now: Date): string {
  const { status, checkIn, checkOut } = stayOf(booking, now);
  const isRequested = status === 'requested';
  const isTaken = isRequested || status === 'confirmed' || status === 'completed';
  return writeCalendar([
    {
      uid: `booking-${booking.id}@efie`,
      title: `Stay at ${booking.property_name}`,
      location: `${booking.property_address}, ${booking.property_location}, ${COUNTRY}`,
      from: checkIn,
      to: checkOut,
      stamp: now,
      sequence: booking.sequence + (isTaken ? (booking.accepted_at ? 1 : 0) : 2),
      status: isRequested ? 'TENTATIVE' : isTaken ? 'CONFIRMED' : 'CANCELLED',
    },
  ]);
}

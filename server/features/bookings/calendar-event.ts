import { createEvent, type DateArray, type EventAttributes } from 'ics';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { COUNTRY } from '#domain/values/ghana.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { stayOf } from './stay.ts';

/**
 * The stay as an iCalendar file: whole days without the check-out day, and nothing about the guest
 * except the dates and the place. The UID is the booking's, so that the cancelled event replaces
 * the confirmed one.
 */
export function calendarOf(booking: BookingRow, now: Date): string {
  const stay = stayOf(booking);
  const isCancelled = stay.status === 'cancelled';
  const event: EventAttributes & { timestamp: number } = {
    uid: `booking-${booking.id}@efie`,
    productId: '-//Efie//Stays//EN',
    method: 'PUBLISH',
    timestamp: now.getTime(),
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    title: `Stay at ${booking.property_name}`,
    location: `${booking.property_address}, ${booking.property_location}, ${COUNTRY}`,
    start: dateArray(stay.checkIn),
    end: dateArray(stay.checkOut),
  };
  const { error, value } = createEvent(event);
  if (error || !value) throw new Error('a stay made no calendar event', { cause: error });
  return value;
}

function dateArray(date: CalendarDate): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

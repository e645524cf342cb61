import { createEvent, type DateArray, type EventAttributes } from 'ics';
import type { BookingState } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/calendar-date.ts';

/** A stay as a calendar shows it: nothing of the guest but the dates and the place. */
export interface StayEvent {
  bookingId: string;
  propertyName: string;
  location: string;
  stay: BookingState;
}

/**
 * The stay as an iCalendar file: whole days, check-out day not included. The UID is the booking's, so that the
 * cancelled event takes the place of the confirmed one.
 */
export function calendarEvent(
  { bookingId, propertyName, location, stay }: StayEvent,
  now: Date,
): string {
  const isCancelled = stay.status === 'cancelled';
  const event: EventAttributes & { timestamp: number } = {
    uid: `booking-${bookingId}@efie`,
    productId: '-//Efie//Stays//EN',
    method: 'PUBLISH',
    timestamp: now.getTime(),
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    title: `Stay at ${propertyName}`,
    location,
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

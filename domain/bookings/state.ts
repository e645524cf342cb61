import { type CalendarDate, compare } from '../values/calendar-date.ts';
import { bookingMessages } from './messages.ts';

export const BOOKING_STATUSES = ['confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The two lists of a guest's bookings: those still to come or under way, and the rest. */
export const BOOKING_TIMES = ['upcoming', 'past'] as const;
export type BookingTime = (typeof BOOKING_TIMES)[number];

export const CANCELLERS = ['guest', 'host', 'site'] as const;
export type Canceller = (typeof CANCELLERS)[number];

/** The part of a booking that its status depends on. */
export interface BookingState {
  status: BookingStatus;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
}

/** The new status, or the sentence that says why the change is refused. */
export type Transition = { ok: true; status: BookingStatus } | { ok: false; message: string };

/** A booking is confirmed as soon as it is made. */
export function confirm(): Transition {
  return { ok: true, status: 'confirmed' };
}

/** A confirmed booking can be cancelled until the day before check-in. */
export function cancel(booking: BookingState, today: CalendarDate): Transition {
  const settled = refuseSettled(booking);
  if (settled) return settled;
  if (compare(today, booking.checkIn) >= 0) {
    return { ok: false, message: bookingMessages.tooLateToCancel };
  }
  return { ok: true, status: 'cancelled' };
}

/** The host can cancel a stay until it is over: guests who never came should not hold dates. */
export function cancelAsHost(booking: BookingState, today: CalendarDate): Transition {
  const settled = refuseSettled(booking);
  if (settled) return settled;
  if (complete(booking, today).ok) {
    return { ok: false, message: bookingMessages.alreadyCompleted };
  }
  return { ok: true, status: 'cancelled' };
}

/** A confirmed booking is completed on its check-out day. */
export function complete(booking: BookingState, today: CalendarDate): Transition {
  const settled = refuseSettled(booking);
  if (settled) return settled;
  if (compare(today, booking.checkOut) < 0) {
    return { ok: false, message: bookingMessages.notYetOver };
  }
  return { ok: true, status: 'completed' };
}

/** An active booking holds its dates, and keeps its guest from booking the property again. */
export function isActive(booking: BookingState, today: CalendarDate): boolean {
  return booking.status === 'confirmed' && compare(today, booking.checkOut) < 0;
}

function refuseSettled({ status }: BookingState): Transition | undefined {
  if (status === 'cancelled') return { ok: false, message: bookingMessages.alreadyCancelled };
  if (status === 'completed') return { ok: false, message: bookingMessages.alreadyCompleted };
  return undefined;
}

import { type CalendarDate, compare } from '../values/calendar-date.ts';
import { bookingMessages } from './messages.ts';
import { requestMessages } from './request-messages.ts';

/** A request holds its nights until its host accepts or declines it, its guest withdraws it, or it expires. */
export const BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'cancelled',
  'completed',
  'declined',
  'expired',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The two lists of a guest's bookings: those still to come or under way, and the rest. */
export const BOOKING_TIMES = ['upcoming', 'past'] as const;
export type BookingTime = (typeof BOOKING_TIMES)[number];

export const CANCELLERS = ['guest', 'host', 'site'] as const;
export type Canceller = (typeof CANCELLERS)[number];

/** Why a booking waits for its host: they accept each, or their other calendars could not be read. */
export const REQUEST_CAUSES = ['host', 'calendars'] as const;
export type RequestCause = (typeof REQUEST_CAUSES)[number];

/** The part of a booking that its status depends on. */
export interface BookingState {
  /** `expired` as soon as its host can no longer answer (requests.ts). */
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

/** Whether a stay was only ever asked for: a request that waits, or ended without being accepted. */
export const isOnlyRequested = ({
  request,
}: {
  request: { acceptedAt: string | null } | null;
}): boolean => request !== null && request.acceptedAt === null;

/** A request becomes a booking when its host accepts it. */
export function accept(booking: BookingState): Transition {
  if (booking.status === 'requested') return { ok: true, status: 'confirmed' };
  return refuseSettled(booking) ?? { ok: false, message: requestMessages.alreadyAccepted };
}

/** A host declines what is still a request; a booking they would have to cancel. */
export function decline(booking: BookingState): Transition {
  if (booking.status === 'requested') return { ok: true, status: 'declined' };
  return refuseSettled(booking) ?? { ok: false, message: requestMessages.alreadyAccepted };
}

/**
 * A confirmed booking can be cancelled until the day before check-in, a request withdrawn at any time.
 * @param seen what the guest was shown: who withdraws a request does not cancel the booking that it has become.
 */
export function cancel(
  booking: BookingState,
  today: CalendarDate,
  seen?: 'requested' | 'confirmed',
): Transition {
  const settled = refuseSettled(booking);
  if (settled) return settled;
  if (seen === 'requested' && booking.status === 'confirmed') {
    return { ok: false, message: requestMessages.acceptedMeanwhile };
  }
  if (booking.status === 'requested') return { ok: true, status: 'cancelled' };
  if (compare(today, booking.checkIn) >= 0) {
    return { ok: false, message: bookingMessages.tooLateToCancel };
  }
  return { ok: true, status: 'cancelled' };
}

/** The host can cancel a stay until it is over: guests who never came should not hold dates. */
export function cancelAsHost(booking: BookingState, today: CalendarDate): Transition {
  const settled = refuseSettled(booking);
  if (settled) return settled;
  if (booking.status === 'requested') return { ok: false, message: requestMessages.declineInstead };
  if (complete(booking, today).ok) {
    return { ok: false, message: bookingMessages.alreadyCompleted };
  }
  return { ok: true, status: 'cancelled' };
}

/** A confirmed booking is completed on its check-out day. */
export function complete(booking: BookingState, today: CalendarDate): Transition {
  const settled = refuseSettled(booking);
  if (settled) return settled;
  if (booking.status === 'requested' || compare(today, booking.checkOut) < 0) {
    return { ok: false, message: bookingMessages.notYetOver };
  }
  return { ok: true, status: 'completed' };
}

/** An active booking holds its dates, and keeps its guest from booking the property again. */
export function isActive(booking: BookingState, today: CalendarDate): boolean {
  if (booking.status === 'requested') return true;
  return booking.status === 'confirmed' && compare(today, booking.checkOut) < 0;
}

function refuseSettled({ status }: BookingState): Transition | undefined {
  if (status === 'cancelled') return { ok: false, message: bookingMessages.alreadyCancelled };
  if (status === 'completed') return { ok: false, message: bookingMessages.alreadyCompleted };
  if (status === 'declined') return { ok: false, message: requestMessages.alreadyDeclined };
  if (status === 'expired') return { ok: false, message: requestMessages.alreadyExpired };
  return undefined;
}

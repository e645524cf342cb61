import { bookingMessages } from '#domain/bookings/messages.ts';
import { conflict, type DomainError, unprocessable } from '#domain/errors.ts';
import { violatedConstraint } from '#server/platform/database/database.ts';

export const alreadyBooked = (): DomainError =>
  conflict(bookingMessages.alreadyBooked, 'ALREADY_BOOKED');

export const datesTaken = (): DomainError =>
  unprocessable(bookingMessages.datesTaken, 'DATES_TAKEN');

/** Translates the database's refusal of a booking; returns any other error unchanged. */
export function asRefusal(error: unknown): unknown {
  const constraint = violatedConstraint(error);
  if (constraint === 'bookings_never_overlap') return datesTaken();
  if (constraint === 'one_active_booking_per_guest') return alreadyBooked();
  return error;
}

import type { Actor } from '#domain/accounts/actor.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canSeeBooking } from '#domain/bookings/permissions.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { calendarOf } from './calendar-event.ts';
import { bookings } from './repository.ts';

/**
 * The calendar file of the actor's own booking, as the mail has it.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for someone else's.
 */
export async function stayCalendar(
  { db, now }: Platform,
  actor: Actor,
  id: string,
): Promise<string> {
  const found = isId(id) ? await bookings.find(db, id) : undefined;
  if (!found) throw notFound(bookingMessages.notFound);
  if (!canSeeBooking(actor, { guestId: found.user_id })) {
    throw forbidden(bookingMessages.notYourStay);
  }
  return calendarOf(found, now());
}

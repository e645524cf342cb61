import type { Actor } from '#domain/accounts/actor.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canSeeBooking } from '#domain/bookings/permissions.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { isId } from '#domain/values/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentBooking } from './present.ts';
import { bookings } from './repository.ts';

/**
 * One of the actor's own bookings.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for another guest's.
 */
export async function getBooking(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  id: string,
): Promise<Booking> {
  const row = isId(id) ? await bookings.find(db, id) : undefined;
  if (!row) throw notFound(bookingMessages.notFound);
  if (!canSeeBooking(actor, { guestId: row.user_id })) throw forbidden(bookingMessages.notYourStay);
  return presentBooking(row, now());
}

import { createHash } from 'node:crypto';
import type { Actor } from '#domain/accounts/actor.ts';
import { stayedAtMessages } from '#domain/bookings/hosted-messages.ts';
import type { StaysToCome } from '#domain/bookings/hosted-schema.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { propertyAdminMessages, propertyMessages } from '#domain/properties/messages.ts';
import { canDeleteProperty } from '#domain/properties/permissions.ts';
import { type CalendarDate, formatDate } from '#domain/values/calendar-date.ts';
import type { BeforeDelete } from '#server/features/listings/public.ts';
import { getPropertySummary, type PropertySummary } from '#server/features/properties/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { cancelForGuest } from './hosted/cancel-stay.ts';
import { presentHostedStay } from './present.ts';
import { bookings } from './repository.ts';

/** The most stays that the refusal names. */
const NAMED = 5;

/**
 * The stays that deleting a property would cancel, the next first.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless the actor may delete it.
 */
export async function staysToCome(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actor: Actor,
  propertyId: string,
): Promise<StaysToCome> {
  const property = await getPropertySummary(db, propertyId);
  if (!property) throw notFound(propertyMessages.notFound);
  if (!canDeleteProperty(actor, property)) throw forbidden(propertyAdminMessages.notYours);
  const at = now();
  const rows = await bookings.listActive(db, property.id, at);
  return {
    stays: rows.map((row) => {
      const { _id, fullName, checkIn, checkOut, total } = presentHostedStay(row, at);
      return { _id, fullName, checkIn, checkOut, total };
    }),
    confirmation: confirmationOf(rows),
  };
}

/**
 * Cancels the stays of a property that is being deleted, and mails their guests: only the confirmed
 * stays. The property is locked, so nobody books it meanwhile.
 * @throws {DomainError} STAYS_TO_COME, with a sentence that names them, when there are others than were confirmed.
 */
export const cancelStaysOfDeleted: BeforeDelete<PropertySummary> = async (
  tx,
  platform,
  { actor, listing: property, confirmation },
) => {
  const rows = await bookings.lockActive(tx, property.id, platform.now());
  if (rows.length === 0) return;
  if (confirmation !== confirmationOf(rows)) {
    throw conflict(
      stayedAtMessages.refusal(rows.length, rows.slice(0, NAMED).map(inWords)),
      'STAYS_TO_COME',
    );
  }
  for (const row of rows) {
    await cancelForGuest(tx, platform, actor, row, {
      reason: stayedAtMessages.reason,
    });
  }
};

/** The same text for the same stays, another for any others. */
function confirmationOf(rows: readonly Pick<BookingRow, 'id'>[]): string {
  const ids = rows.map(({ id }) => id).sort();
  return createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);
}

const inWords = ({ full_name, check_in, check_out }: BookingRow) =>
  `${full_name}, ${formatDate(check_in as CalendarDate)} to ${formatDate(check_out as CalendarDate)}`;

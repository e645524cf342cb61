import type { Actor } from '#domain/accounts/actor.ts';
import { hostedStayMessages } from '#domain/bookings/hosted-messages.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canCancelHostedStay } from '#domain/bookings/permissions.ts';
import { usableDays } from '#domain/bookings/searched-days.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { Property } from '#domain/properties/schema.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { isId } from '#domain/values/id.ts';
import { pesewas, toCedi } from '#domain/values/money.ts';
import { listFreeOf } from '#server/features/properties/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { bookings } from '../repository.ts';

/**
 * Other stays of a booking's host that its guest can book for its dates, and that cost no more; none
 * once the dates have begun. They are not held for the guest.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is at the actor's own property, or the actor an Admin.
 */
export async function staysToOffer(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Property[]> {
  const row = isId(id) ? await bookings.find(platform.db, id) : undefined;
  if (!row) throw notFound(bookingMessages.notFound);
  if (!canCancelHostedStay(actor, { listerId: row.lister_id })) {
    throw forbidden(hostedStayMessages.notYours);
  }
  const { bookingLimits } = await getSettings(platform);
  const wanted = { from: row.check_in as CalendarDate, to: row.check_out as CalendarDate };
  const days = usableDays(wanted, today(platform.now()), bookingLimits);
  if (!days) return [];
  const free = await listFreeOf(platform, row.lister_id, {
    ...days,
    guests: row.guests ?? undefined,
  });
  const paid = toCedi(pesewas(row.total_pesewas));
  return free.filter(
    ({ _id, stayTotal }) => _id !== row.listing_id && stayTotal !== undefined && stayTotal <= paid,
  );
}

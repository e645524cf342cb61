import type { Actor } from '#domain/accounts/actor.ts';
import { INSTEAD_SHOWN } from '#domain/bookings/apology-messages.ts';
import { bookingMessages } from '#domain/bookings/messages.ts';
import { canSeeBooking } from '#domain/bookings/permissions.ts';
import { usableDays } from '#domain/bookings/searched-days.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { Property } from '#domain/properties/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { Region } from '#domain/values/ghana.ts';
import { isId } from '#domain/values/id.ts';
import { listFreeNear } from '#server/features/properties/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { BookingRow } from './booking-row-repository.ts';
import { bookings } from './repository.ts';

/**
 * Other hosts' stays that the guest of a booking can book for its dates instead, nearest first;
 * none once the dates have begun.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for another guest's.
 */
export async function staysInstead(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<Property[]> {
  const row = isId(id) ? await bookings.find(platform.db, id) : undefined;
  if (!row) throw notFound(bookingMessages.notFound);
  if (!canSeeBooking(actor, { guestId: row.user_id })) throw forbidden(bookingMessages.notYourStay);
  const { bookingLimits } = await getSettings(platform);
  const wanted = { from: row.check_in as CalendarDate, to: row.check_out as CalendarDate };
  const days = usableDays(wanted, today(platform.now()), bookingLimits);
  return days ? listFreeNear(platform, placeOf(row), days, INSTEAD_SHOWN) : [];
}

function placeOf({ property_near_lat: lat, property_near_lng: lng, ...row }: BookingRow) {
  return {
    id: row.listing_id,
    listerId: row.lister_id,
    location: row.property_location,
    region: row.property_region as Region,
    near: lat === null || lng === null ? null : { lat, lng },
  };
}

import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { StayMonth } from '#domain/bookings/hosted-schema.ts';
import { canSeeHostedStays } from '#domain/bookings/permissions.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { CALENDAR_STAYS_MAX } from '#domain/bookings/reservations.ts';
import { complete } from '#domain/bookings/state.ts';
import { forbidden } from '#domain/errors.ts';
import { addMonths, type CalendarDate, today } from '#domain/values/calendar-date.ts';
import type { Platform } from '#server/platform/platform.ts';
import { stayOf } from '../stay.ts';
import { type StayOfMonthRow, stayMonths } from './stay-month-repository.ts';

/**
 * A month's stays at the actor's properties, or at any for an Admin, without cancelled ones.
 * @param month its first day; this month without one.
 * @throws {DomainError} FORBIDDEN unless the actor lists properties.
 */
export async function listStayMonth(
  { slowReads, now }: Pick<Platform, 'slowReads' | 'now'>,
  actor: Actor,
  month: CalendarDate | undefined,
): Promise<StayMonth> {
  if (!canSeeHostedStays(actor)) throw forbidden();
  const day = today(now());
  const from = month ?? (`${day.slice(0, 7)}-01` as CalendarDate);
  const rows = await stayMonths.list(slowReads, {
    from,
    to: addMonths(from, 1),
    listerId: isAdmin(actor) ? undefined : actor.userId,
    max: CALENDAR_STAYS_MAX + 1,
  });
  return {
    month: from,
    properties: byProperty(rows.slice(0, CALENDAR_STAYS_MAX), day),
    isWhole: rows.length <= CALENDAR_STAYS_MAX,
  };
}

function byProperty(rows: readonly StayOfMonthRow[], day: CalendarDate): StayMonth['properties'] {
  const properties = new Map<string, StayMonth['properties'][number]>();
  for (const row of rows) {
    const { listing_id: _id, property_name: name, property_deleted_at } = row;
    const property = properties.get(_id) ?? {
      _id,
      name,
      listed: property_deleted_at === null,
      stays: [],
    };
    properties.set(_id, property);
    if (row.id === null) continue;
    const stay = stayOf(row);
    property.stays.push({
      _id: row.id,
      reference: bookingReference(row.id),
      fullName: row.full_name,
      phoneNumber: row.phone_number,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      status: complete(stay, day).ok ? 'completed' : stay.status,
    });
  }
  return [...properties.values()];
}

import type { Viewer } from '#domain/accounts/actor.ts';
import type { BookedDates } from '#domain/bookings/schema.ts';
import { fullNights } from '#domain/stays/assign-units.ts';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import { today } from '#domain/values/calendar-date.ts';
import { getReadableProperty } from '#server/features/properties/public.ts';
import { listImported } from '#server/features/stay-calendars/public.ts';
import { stays } from '#server/features/stays/public.ts';
import type { Platform } from '#server/platform/platform.ts';

/**
 * The nights on which each unit of a property is booked, blocked or sold by another site, from today on, as ranges. A
 * check-out day is free for a check-in.
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted, or not the viewer's to read.
 */
export async function bookedDates(
  { db, now }: Platform,
  viewer: Viewer,
  propertyId: string,
): Promise<BookedDates> {
  const property = await getReadableProperty(db, viewer, propertyId);
  const { units } = (await stays.rulesOf(db, property.id))?.rules ?? PLAIN_RULES;
  const at = now();
  const day = today(at);
  const taken = [
    ...(await stays.listHeld(db, property.id, day, at)),
    ...(await listImported(db, property.id, day)),
  ];
  return fullNights(taken, units).map(({ from, to }) => ({ checkIn: from, checkOut: to }));
}

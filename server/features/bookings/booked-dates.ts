import type { Viewer } from '#domain/accounts/actor.ts';
import type { BookedDates } from '#domain/bookings/schema.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import { getReadableProperty } from '#server/features/properties/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { bookings } from './repository.ts';

/**
 * The dates of a property that are taken, from today to the last booking. A check-out day is free
 * for a check-in.
 * @throws {DomainError} NOT_FOUND for a property that is unknown or deleted, or not the viewer's to read.
 */
export async function bookedDates(
  { db, now }: Platform,
  viewer: Viewer,
  propertyId: string,
): Promise<BookedDates> {
  const property = await getReadableProperty(db, viewer, propertyId);
  const taken = await bookings.listTaken(db, property.id, today(now()));
  return taken.map((stay) => ({
    checkIn: stay.check_in as CalendarDate,
    checkOut: stay.check_out as CalendarDate,
  }));
}

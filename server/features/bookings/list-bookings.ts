import type { Actor } from '#domain/accounts/actor.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { today } from '#domain/calendar-date.ts';
import type { PageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentBooking } from './present.ts';
import { bookings } from './repository.ts';

/** The actor's own bookings, the newest first, and how many there are. */
export async function listBookings(
  { db, now }: Platform,
  actor: Actor,
  window: PageWindow,
): Promise<{ bookings: Booking[]; total: number }> {
  const day = today(now());
  const rows = await bookings.list(db, actor.userId, window);
  const total = await bookings.count(db, actor.userId);
  return { bookings: rows.map((row) => presentBooking(row, day)), total };
}

import type { Actor } from '#domain/accounts/actor.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { BookingTime } from '#domain/bookings/state.ts';
import type { PageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentBooking } from './present.ts';
import { bookings } from './repository.ts';

/** The actor's own bookings, all or one of the two lists, and their number. */
export async function listBookings(
  { db, now }: Platform,
  actor: Actor,
  when: BookingTime | undefined,
  window: PageWindow,
): Promise<{ bookings: Booking[]; total: number }> {
  const at = now();
  const filter = { guestId: actor.userId, when, now: at };
  const rows = await bookings.list(db, filter, window);
  const total = await bookings.count(db, filter);
  return { bookings: rows.map((row) => presentBooking(row, at)), total };
}

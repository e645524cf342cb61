import { type RawBuilder, sql } from 'kysely';
import type { ReservationState } from '#domain/bookings/reservations.ts';
import type { BookingTime } from '#domain/bookings/state.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';

/**
 * The bookings of a guest, or those of a lister's properties: all, or one of the lists for a given
 * day.
 */
export interface BookingFilter {
  guestId?: string;
  listerId?: string | undefined;
  when?: BookingTime | undefined;
  state?: ReservationState | undefined;
  /** Part of the name of the guest or the property, or of the reference. */
  search?: string | undefined;
  today: CalendarDate;
}

/** The order of each list. */
export const ORDER = {
  any: sql`bookings.created_at desc, bookings.id desc`,
  upcoming: sql`bookings.check_in, bookings.id`,
  past: sql`bookings.check_in desc, bookings.id desc`,
  'to-come': sql`bookings.check_in, bookings.id`,
  'under-way': sql`bookings.check_out, bookings.id`,
  cancelled: sql`bookings.check_in desc, bookings.id desc`,
};

/** The SQL condition of a filter. */
export function isWanted({ guestId, listerId, when, state, search, today }: BookingFilter) {
  const wanted = [sql<boolean>`true`];
  if (guestId !== undefined) wanted.push(sql`bookings.user_id = ${guestId}`);
  if (listerId !== undefined) wanted.push(sql`listings.lister_id = ${listerId}`);
  if (when === 'upcoming') wanted.push(isActiveOn(today));
  if (when === 'past') wanted.push(sql`not ${isActiveOn(today)}`);
  if (state) wanted.push(STANDS[state](today));
  if (search) wanted.push(isFound(search));
  return sql<boolean>`${sql.join(wanted, sql` and `)}`;
}

/** The state of a booking on a day. */
export const STANDS: Readonly<
  Record<ReservationState, (today: CalendarDate) => RawBuilder<boolean>>
> = {
  'to-come': (today) => sql`(bookings.status = 'confirmed' and bookings.check_in > ${today})`,
  'under-way': (today) =>
    sql`(bookings.status = 'confirmed' and bookings.check_in <= ${today} and bookings.check_out > ${today})`,
  past: (today) =>
    sql`(bookings.status = 'completed' or bookings.status = 'confirmed' and bookings.check_out <= ${today})`,
  cancelled: () => sql`bookings.status = 'cancelled'`,
};

function isFound(search: string): RawBuilder<boolean> {
  const like = likePattern(search);
  return sql`(lower(bookings.full_name) like ${like} or lower(listings.name) like ${like}
    or ${isReference(search)})`;
}

/** A reference is the end of an id, written with a hyphen (domain/bookings/reference.ts). */
export const isReference = (text: string): RawBuilder<boolean> =>
  sql`right(bookings.id::text, 8) = ${text.replaceAll(/[\s-]/g, '').toLowerCase()}`;

/** The same as `isActive` of domain/bookings. */
export const isActiveOn = (today: CalendarDate) =>
  sql<boolean>`(bookings.status = 'confirmed' and bookings.check_out > ${today})`;

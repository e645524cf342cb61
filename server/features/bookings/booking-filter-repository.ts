import { type RawBuilder, sql } from 'kysely';
import type { ReservationState } from '#domain/bookings/reservations.ts';
import type { BookingTime } from '#domain/bookings/state.ts';
import { today } from '#domain/values/calendar-date.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';

/**
 * The bookings of a guest, or those of a lister's properties: all, or one of the lists at a given
 * moment.
 */
export interface BookingFilter {
  guestId?: string;
  listerId?: string | undefined;
  when?: BookingTime | undefined;
  state?: ReservationState | undefined;
  /** Part of the name of the guest or the property, or of the reference. */
  search?: string | undefined;
  now: Date;
}

/** The order of each list. */
export const ORDER = {
  any: sql`bookings.created_at desc, bookings.id desc`,
  upcoming: sql`bookings.check_in, bookings.id`,
  past: sql`bookings.check_in desc, bookings.id desc`,
  requests: sql`bookings.answer_by, bookings.id`,
  'to-come': sql`bookings.check_in, bookings.id`,
  'under-way': sql`bookings.check_out, bookings.id`,
  cancelled: sql`bookings.check_in desc, bookings.id desc`,
};

/** The SQL condition of a filter. */
export function isWanted({ guestId, listerId, when, state, search, now }: BookingFilter) {
  const wanted = [sql<boolean>`true`];
  if (guestId !== undefined) wanted.push(sql`bookings.user_id = ${guestId}`);
  if (listerId !== undefined) wanted.push(sql`listings.lister_id = ${listerId}`);
  if (when === 'upcoming') wanted.push(isActiveAt(now));
  if (when === 'past') wanted.push(sql`not ${isActiveAt(now)}`);
  if (state) wanted.push(STANDS[state](now));
  if (search) wanted.push(isFound(search));
  return sql<boolean>`${sql.join(wanted, sql` and `)}`;
}

/** The state of a booking at a moment. */
export const STANDS: Readonly<Record<ReservationState, (now: Date) => RawBuilder<boolean>>> = {
  requests: (now) => isRequestedAt(now),
  'to-come': (now) => sql`(bookings.status = 'confirmed' and bookings.check_in > ${today(now)})`,
  'under-way': (now) =>
    sql`(bookings.status = 'confirmed' and bookings.check_in <= ${today(now)} and bookings.check_out > ${today(now)})`,
  past: (now) =>
    sql`(bookings.status = 'completed' or (bookings.status = 'confirmed' and bookings.check_out <= ${today(now)}))`,
  cancelled: (now) =>
    sql`(bookings.status in ('cancelled', 'declined', 'expired')
      or (bookings.status = 'requested' and bookings.answer_by <= ${now}))`,
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
export const isActiveAt = (now: Date) =>
  sql<boolean>`(bookings.status = 'confirmed' and bookings.check_out > ${today(now)} or ${isRequestedAt(now)})`;

/** Still waits for its host. */
const isRequestedAt = (now: Date) =>
  sql<boolean>`(bookings.status = 'requested' and bookings.answer_by > ${now})`;

import { sql } from 'kysely';
import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import { type CalendarDate, today } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** Whose stays: one, or all of a host. */
export type Whose = { listingId: string } | { listerId: string };

/** Nights of a stay that are held here; a booking and a request have their guest. */
export interface HeldRow extends Nights {
  listing_id: string;
  id: string;
  guest: string | null;
  is_request: boolean;
}

/** Nights of a stay that another site sold. */
export interface SoldRow extends Nights {
  listing_id: string;
  id: string;
  feed_id: string;
  feed_name: string;
  summary: string;
  clash_mailed_at: Date | null;
}

/** A stay that is connected with other sites. */
export interface ConnectedRow {
  id: string;
  name: string;
  units: number;
}

const among = (whose: Whose) =>
  'listingId' in whose
    ? sql`listings.id = ${whose.listingId}`
    : sql`listings.lister_id = ${whose.listerId}`;

/** What clashes are found in: what is held of connected stays, and what other sites sold of them. */
export const clashes = {
  async connected(db: Db, whose: Whose): Promise<ConnectedRow[]> {
    const { rows } = await sql<ConnectedRow>`
      select listings.id, listings.name, coalesce(stay_rules.units, 1) as units
      from listings left join stay_rules on stay_rules.listing_id = listings.id
      where ${among(whose)} and deleted_at is null
        and exists (select from calendar_feeds where listing_id = listings.id)
      order by lower(listings.name), listings.id`.execute(db);
    return rows;
  },

  /** From the day of a moment on, without the nights kept free after a stay, and requests that have lapsed. */
  async held(db: Db, listingIds: readonly string[], now: Date): Promise<HeldRow[]> {
    const { rows } = await sql<HeldRow>`
      select held.listing_id, held.id, lower(held.nights) as "from", held.until as "to", bookings.full_name as guest,
        coalesce(bookings.status = 'requested', false) as is_request
      from held_nights as held
      left join bookings on bookings.id = held.id and bookings.status in ('confirmed', 'requested')
      where held.listing_id = any(${listingIds}::uuid[]) and held.until > ${today(now)}::date
        and (bookings.status is distinct from 'requested' or bookings.answer_by > ${now})
      order by held.nights, held.id`.execute(db);
    return rows;
  },

  /** From a day on, without what a site only repeats of ours, and what the host has settled. */
  async sold(db: Db, listingIds: readonly string[], from: CalendarDate): Promise<SoldRow[]> {
    const { rows } = await sql<SoldRow>`
      select feed.listing_id, imported_nights.id, feed_id, feed.name as feed_name, summary, clash_mailed_at,
        first_night as "from", free_from as "to"
      from calendar_feeds as feed join imported_nights on feed_id = feed.id
      where feed.listing_id = any(${listingIds}::uuid[]) and counts and not echo
        and free_from > ${from}::date
      order by imported_nights.nights, imported_nights.id`.execute(db);
    return rows;
  },
};

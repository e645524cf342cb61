import { type Insertable, type Selectable, sql } from 'kysely';
import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { CalendarExports } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type ExportRow = Selectable<CalendarExports>;

/** Taken nights as another site reads them. */
export interface ExportedRow extends Nights {
  kind: 'booking' | 'block' | 'imported';
  id: string;
  /** When they were taken, or moved; null for a block, whose id has it. */
  stamp: Date | null;
  sequence: number;
  /** Null for what takes any. */
  unit: number | null;
}

/** Addresses at which other sites read our calendars. */
export const calendarExports = {
  list: (db: Db, listingId: string): Promise<ExportRow[]> =>
    db
      .selectFrom('calendar_exports')
      .selectAll()
      .where('listing_id', '=', listingId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  /** Undefined where the site has an address already. */
  insert: (tx: Transaction, row: Insertable<CalendarExports>): Promise<ExportRow | undefined> =>
    tx
      .insertInto('calendar_exports')
      .values(row)
      .onConflict((conflict) => conflict.columns(['listing_id', 'channel']).doNothing())
      .returningAll()
      .executeTakeFirst(),

  find: (db: Db, id: string): Promise<ExportRow | undefined> =>
    db.selectFrom('calendar_exports').selectAll().where('id', '=', id).executeTakeFirst(),

  /** By its secret; none for a listing that was deleted. */
  async findByToken(db: Db, token: string): Promise<ExportRow | undefined> {
    const { rows } = await sql<ExportRow>`
      select calendar_exports.* from calendar_exports join listings on listings.id = listing_id
      where token = ${token} and deleted_at is null`.execute(db);
    return rows[0];
  },

  /** Never earlier than another reading that overtook this one. */
  noteReading: (db: Db, id: string, now: Date, ofUnit: boolean) =>
    sql`update calendar_exports set last_read_at = greatest(last_read_at, ${now}),
      units_read_at = case when ${ofUnit} then greatest(units_read_at, ${now}) else units_read_at end
      where id = ${id}`.execute(db),

  remove: (tx: Transaction, id: string) =>
    tx.deleteFrom('calendar_exports').where('id', '=', id).execute(),

  /**
   * What is taken from a day on: our bookings and blocks with the nights kept free after them, and
   * what other sites than the reader's sold. Never what a site only repeats of ours: two sites would
   * keep such nights taken for each other.
   */
  async nights(
    db: Db,
    { listing_id, channel }: Pick<ExportRow, 'listing_id' | 'channel'>,
    from: CalendarDate,
  ): Promise<ExportedRow[]> {
    const { rows } = await sql<ExportedRow>`
      select case held.kind when 'booking' then 'booking' else 'block' end as kind, held.id,
        lower(held.nights) as "from", upper(held.nights) as "to", coalesce(bookings.moved_at, bookings.created_at) as stamp,
        coalesce(bookings.sequence, 0) as sequence, held.unit
      from held_nights as held left join bookings on bookings.id = held.id
      where held.listing_id = ${listing_id} and upper(held.nights) > ${from}::date
      union all
      select 'imported', imported_nights.id, first_night, free_from, moved_at, sequence, null
      from imported_nights join calendar_feeds as feed on feed.id = feed_id
      where listing_id = ${listing_id} and feed.channel <> ${channel} and counts and not echo
        and free_from > ${from}::date
      order by "from", kind, id`.execute(db);
    return rows;
  },

  /** Nights that a site was still told of at a moment, though their bookings were cancelled since. */
  async cancelledSince(db: Db, listingId: string, since: Date): Promise<Nights[]> {
    const { rows } = await sql<Nights>`
      select check_in as "from", check_out as "to" from bookings
      where listing_id = ${listingId} and status in ('cancelled', 'declined', 'expired')
        and created_at <= ${since} and coalesce(cancelled_at, updated_at) > ${since}`.execute(db);
    return rows;
  },

  /** When a site last read our calendar of a stay, and that of one of its units. */
  async lastReading(
    db: Db,
    listingId: string,
    channel: string,
  ): Promise<{ whole: Date; units: Date | null } | undefined> {
    const row = await db
      .selectFrom('calendar_exports')
      .select(['last_read_at', 'units_read_at'])
      .where('listing_id', '=', listingId)
      .where('channel', '=', channel)
      .executeTakeFirst();
    return row?.last_read_at ? { whole: row.last_read_at, units: row.units_read_at } : undefined;
  },
};

import { type Insertable, type Selectable, sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { CalendarExports } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type ExportRow = Selectable<CalendarExports>;

/** Taken nights as another site reads them. */
export interface ExportedRow {
  /** 'booking' or 'imported', and its id. */
  kind: 'booking' | 'imported';
  id: string;
  first_night: CalendarDate;
  free_from: CalendarDate;
  stamp: Date;
  sequence: number;
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
  noteReading: (db: Db, id: string, now: Date) =>
    sql`update calendar_exports set last_read_at = greatest(last_read_at, ${now}) where id = ${id}`.execute(
      db,
    ),

  remove: (tx: Transaction, id: string) =>
    tx.deleteFrom('calendar_exports').where('id', '=', id).execute(),

  /**
   * What is taken from a day on: our bookings, and what other sites than the reader's sold. Never
   * what a site only repeats of ours: two sites would keep such nights taken for each other.
   */
  async nights(
    db: Db,
    { listing_id, channel }: Pick<ExportRow, 'listing_id' | 'channel'>,
    from: CalendarDate,
  ): Promise<ExportedRow[]> {
    const { rows } = await sql<ExportedRow>`
      select 'booking' as kind, id, check_in as first_night, check_out as free_from, created_at as stamp, 0 as sequence
      from bookings
      where listing_id = ${listing_id} and status <> 'cancelled' and check_out > ${from}::date
      union all
      select 'imported', imported_nights.id, first_night, free_from, moved_at, sequence
      from imported_nights join calendar_feeds as feed on feed.id = feed_id
      where listing_id = ${listing_id} and feed.channel <> ${channel} and counts and not echo
        and free_from > ${from}::date
      order by first_night, kind, id`.execute(db);
    return rows;
  },
};

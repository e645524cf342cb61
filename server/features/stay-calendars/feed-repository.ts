import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { READING } from '#domain/stay-calendars/limits.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { CalendarFeeds } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

export type FeedRow = Selectable<CalendarFeeds>;
export type ListedFeedRow = FeedRow & { stays: number };

/** Calendars of other sites that we read. */
export const feeds = {
  /** In the order in which they were added, with how many of their entries take nights from a day on. */
  list: (db: Db, listingId: string, today: string): Promise<ListedFeedRow[]> =>
    db
      .selectFrom('calendar_feeds')
      .selectAll('calendar_feeds')
      .select(
        sql<number>`(select count(*)::int from imported_nights
          where feed_id = calendar_feeds.id and counts and free_from > ${today}::date)`.as('stays'),
      )
      .where('listing_id', '=', listingId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),

  insert: (tx: Transaction, feed: Insertable<CalendarFeeds>) =>
    tx.insertInto('calendar_feeds').values(feed).returningAll().executeTakeFirstOrThrow(),

  find: (db: Db, id: string): Promise<FeedRow | undefined> =>
    db.selectFrom('calendar_feeds').selectAll().where('id', '=', id).executeTakeFirst(),

  /** Locks it until the transaction ends; of two readings one comes after the other. */
  lock: (tx: Transaction, id: string): Promise<FeedRow | undefined> =>
    tx
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  update: (tx: Transaction, id: string, values: Updateable<CalendarFeeds>) =>
    tx.updateTable('calendar_feeds').set(values).where('id', '=', id).execute(),

  remove: (tx: Transaction, id: string) =>
    tx.deleteFrom('calendar_feeds').where('id', '=', id).execute(),

  /** Forgets the calendars of listings that were deleted, in either direction. */
  async forgetDeleted(db: Db): Promise<void> {
    for (const table of ['calendar_feeds', 'calendar_exports'] as const) {
      await sql`delete from ${sql.table(table)} using listings
        where listings.id = listing_id and deleted_at is not null`.execute(db);
    }
  },

  /** Those of listings that are not deleted and were last read before a moment, the longest ago first. */
  async due(db: Db, before: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select calendar_feeds.id from calendar_feeds join listings on listings.id = listing_id
      where deleted_at is null and (read_at is null or read_at < ${before})
      order by read_at nulls first`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Those of a listing without a success since a moment. */
  async stale(db: Db, listingId: string, since: Date): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from calendar_feeds where listing_id = ${listingId}
        and (last_success_at is null or last_success_at < ${since} or problem is not null)
      order by id`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Whom to mail about a feed: the lister of its stay, unless suspended. */
  async host(db: Db, listingId: string) {
    const { rows } = await sql<{ email: string; firstname: string; stay: string }>`
      select email, firstname, listings.name as stay
      from listings join users on users.id = lister_id
      where listings.id = ${listingId} and deleted_at is null and suspended_at is null`.execute(db);
    return rows[0];
  },
};

/** A moment before which a feed that was read is read again: a minute less, so that a job runs no round late. */
export const dueBefore = (now: Date): Date =>
  new Date(now.getTime() - (READING.everyMinutes - 1) * 60_000);

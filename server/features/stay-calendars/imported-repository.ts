import { type Selectable, sql } from 'kysely';
import type { Nights } from '#domain/stay-calendars/feed-nights.ts';
import type { Imported } from '#domain/stay-calendars/import-feed.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { announceStays } from '#server/features/kept-responses/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ImportedNights } from '#server/platform/database/schema.gen.ts';

type Db = Database | Transaction;

/** Nights read from calendars of other sites. */
export const imported = {
  async known(db: Db, feedId: string): Promise<Imported[]> {
    const rows = await db
      .selectFrom('imported_nights')
      .selectAll()
      .where('feed_id', '=', feedId)
      .execute();
    return rows.map(asImported);
  },

  /** Makes a feed's nights those given, and announces it where others are taken than before. */
  async save(
    tx: Transaction,
    feedId: string,
    { before, after }: { before: readonly Imported[]; after: readonly Imported[] },
    now: Date,
  ): Promise<void> {
    const old = new Map(before.map((each) => [each.uid, fingerprint(each)]));
    const kept = new Set(after.map(({ uid }) => uid));
    const gone = before.filter(({ uid }) => !kept.has(uid)).map(({ uid }) => uid);
    const changed = after.filter((each) => old.get(each.uid) !== fingerprint(each));
    if (gone.length > 0) {
      await sql`delete from imported_nights
        where feed_id = ${feedId} and uid = any(${gone}::text[])`.execute(tx);
    }
    if (changed.length > 0) await upsert(tx, feedId, changed, now);
    if (takenBy(before) !== takenBy(after)) await announceStays(tx);
  },

  /** Frees what vanished from a feed with many others. */
  async freeVanished(tx: Transaction, feedId: string): Promise<void> {
    await sql`delete from imported_nights
      where feed_id = ${feedId} and counts and missed_since is not null`.execute(tx);
    await announceStays(tx);
  },

  /** Nights of a listing from a day on that other sites say are taken. */
  async list(db: Db, listingId: string, from: CalendarDate): Promise<Nights[]> {
    const { rows } = await sql<Nights>`
      select first_night as "from", free_from as "to" from imported_nights
      join calendar_feeds on calendar_feeds.id = feed_id
      where listing_id = ${listingId} and counts and free_from > ${from}::date
      order by first_night, free_from`.execute(db);
    return rows;
  },

  /**
   * Leaves out nights that the host has settled, until their dates change.
   * @returns false if they are no longer there, or not on these dates.
   */
  async settle(tx: Transaction, { id, from, to }: Nights & { id: string }): Promise<boolean> {
    const { rows } = await sql`
      update imported_nights set settled = true, counts = false
      where id = ${id} and first_night = ${from} and free_from = ${to} returning id`.execute(tx);
    await announceStays(tx);
    return rows.length > 0;
  },

  /** Notes that the host was mailed about nights sold twice. */
  noteClashMail: (tx: Transaction, ids: readonly string[], now: Date) =>
    sql`update imported_nights set clash_mailed_at = ${now} where id = any(${ids}::uuid[])`.execute(
      tx,
    ),
};

async function upsert(tx: Transaction, feedId: string, rows: readonly Imported[], now: Date) {
  await sql`
    insert into imported_nights as old (feed_id, uid, first_night, free_from, summary, unavailable, first_seen_at, moved_at,
      seen_at, misses, missed_since, free_after, slid, echo, settled, counts)
    select ${feedId}, uid, "from", "to", summary, unavailable, "firstSeenAt", ${now}, "seenAt", misses, "missedSince",
      "freeAfter", slid, echo, settled, counts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (uid text, "from" date, "to" date, summary text,
      unavailable boolean, "firstSeenAt" timestamptz, "seenAt" timestamptz, misses integer, "missedSince" timestamptz,
      "freeAfter" timestamptz, slid integer, echo boolean, settled boolean, counts boolean)
    on conflict (feed_id, uid) do update set
      sequence = old.sequence + (old.nights <> excluded.nights)::int,
      moved_at = case when old.nights <> excluded.nights then excluded.moved_at else old.moved_at end,
      clash_mailed_at = case when old.nights = excluded.nights then old.clash_mailed_at end,
      first_night = excluded.first_night, free_from = excluded.free_from, summary = excluded.summary,
      unavailable = excluded.unavailable, seen_at = excluded.seen_at, misses = excluded.misses,
      missed_since = excluded.missed_since, free_after = excluded.free_after, slid = excluded.slid,
      echo = excluded.echo, settled = excluded.settled, counts = excluded.counts`.execute(tx);
}

/** What is worth writing: of when it was seen only the day, so that most readings write nothing. */
const fingerprint = ({ firstSeenAt: _, seenAt, ...rest }: Imported): string =>
  JSON.stringify(Object.entries({ ...rest, seen: seenAt.toISOString().slice(0, 10) }).sort());

const takenBy = (rows: readonly Imported[]): string =>
  rows
    .filter(({ counts }) => counts)
    .map(({ from, to }) => `${from}/${to}`)
    .sort()
    .join();

const asImported = (row: Selectable<ImportedNights>): Imported => ({
  uid: row.uid,
  from: row.first_night as CalendarDate,
  to: row.free_from as CalendarDate,
  summary: row.summary,
  unavailable: row.unavailable,
  firstSeenAt: row.first_seen_at,
  seenAt: row.seen_at,
  misses: row.misses,
  missedSince: row.missed_since,
  freeAfter: row.free_after,
  slid: row.slid,
  echo: row.echo,
  settled: row.settled,
  counts: row.counts,
});

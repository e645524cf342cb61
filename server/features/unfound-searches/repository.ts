import { type RawBuilder, sql } from 'kysely';
import type { UnfoundSearchesQuery } from '#domain/unfound-searches/schema.ts';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import type { Database } from '#server/platform/database/database.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { countUpTo, type TablePart, tablePage } from '#server/platform/database/table-page.ts';

/** The most different words of a week. */
export const WORDS_A_WEEK = 2_000;

export type UnfoundFilter = Pick<UnfoundSearchesQuery, 'search' | 'week'>;

export interface UnfoundRow {
  id: string;
  week: CalendarDate;
  words: string;
  count: number;
}

export const unfoundSearches = {
  /** Adds to the counts of a week; once it has its most words, only to those it has. In the order of words, against deadlocks. */
  async add(
    db: Database,
    week: CalendarDate,
    counts: readonly { words: string; count: number }[],
  ): Promise<void> {
    await sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as given (words text, count integer)
      ), known as (
        select given.* from given
        where exists (select from unfound_searches as old where old.week = ${week}::date and old.words = given.words)
      ), fresh as (
        select * from given where words not in (select words from known) order by count desc, words
        limit greatest(0, ${sql.lit(WORDS_A_WEEK)} - (select count(*) from unfound_searches where week = ${week}::date))
      )
      insert into unfound_searches as kept (week, words, count)
        select ${week}::date, words, count from (select * from known union all select * from fresh) as added order by words
        on conflict (week, words) do update set count = kept.count + excluded.count`.execute(db);
  },

  removeBefore: (db: Database, week: CalendarDate) =>
    db.deleteFrom('unfound_searches').where('week', '<', week).execute(),

  /** The newest week first, in it what was searched for most; of all weeks with `most`; by id for a file. */
  async list(
    db: Database,
    filter: UnfoundFilter,
    { sort, ...part }: Omit<TablePart, 'order'> & { sort: 'week' | 'most' | 'id' },
  ): Promise<UnfoundRow[]> {
    const order = ORDERS[sort];
    const isNarrowed = filter.search !== undefined || filter.week !== undefined;
    const page = await tablePage(db, found(filter), isNarrowed, { ...part, order });
    const { rows } = await sql<UnfoundRow>`
      select id::text, week, words, count from ${page} as page order by ${order}`.execute(db);
    return rows;
  },

  /** Counting stops at `max`. */
  countUpTo: (db: Database, filter: UnfoundFilter, max: number): Promise<number> =>
    countUpTo(db, found(filter), max),
};

const ORDERS: Readonly<Record<'week' | 'most' | 'id', RawBuilder<unknown>>> = {
  week: sql`week desc, count desc, id desc`,
  most: sql`count desc, id desc`,
  id: sql`id desc`,
};

const found = ({ search, week }: UnfoundFilter) => sql`
  select id, week, words, count from unfound_searches
  where ${search ? sql`words like ${likePattern(search)}` : sql`true`}
    and ${week ? sql`week = ${week}::date` : sql`true`}`;

import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

interface ReportedViews {
  ids: readonly string[];
  day: CalendarDate;
  /** The viewer, if known; their own listings do not count. */
  userId: string | null;
  source: Buffer;
  /** The most views of a listing to count for this source in a day. */
  most: number;
}

export const views = {
  /**
   * Counts a view of each listing that is shown, up to the source's limit. In the order of ids, so
   * that two reports of the same listings wait for each other instead of deadlocking.
   */
  async count(db: Database, { ids, day, userId, source, most }: ReportedViews): Promise<void> {
    await sql`
      with seen as (
        select id from listings where id = any(${ids}::uuid[])
          and ${isShown('listings')} and lister_id is distinct from ${userId}::uuid
      ), counted as (
        insert into view_sources as kept (day, listing_id, source, views)
          select ${day}::date, id, ${source}::bytea, 1 from seen order by id
          on conflict (day, listing_id, source) do update set views = kept.views + 1
            where kept.views < ${most}
          returning listing_id
      )
      insert into listing_views as kept (listing_id, day, views)
        select listing_id, ${day}::date, 1 from counted order by listing_id
        on conflict (listing_id, day) do update set views = kept.views + 1`.execute(db);
  },

  forgetSources: (db: Database, before: CalendarDate) =>
    db.deleteFrom('view_sources').where('day', '<', before).execute(),

  forgetViews: (db: Database, before: CalendarDate) =>
    db.deleteFrom('listing_views').where('day', '<', before).execute(),
};

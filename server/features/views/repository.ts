import { sql } from 'kysely';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';

interface ReportedViews {
  ids: readonly string[];
  day: CalendarDate;
  /** Who looked, where that is known; own listings are left out. */
  userId: string | null;
  source: Buffer;
  /** So often a day the views of a listing by this source count. */
  most: number;
}

export const views = {
  /**
   * Counts a view of each listing that is shown, unless it was counted for this source as often as it may be. In the order of
   * ids, so that two that report the same ones wait for each other instead of locking each other out.
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

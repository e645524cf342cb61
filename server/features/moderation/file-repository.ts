import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { type FoundRow, type ModerationFilter, pageOf, USUAL_COLUMNS } from './list-repository.ts';

/** A listing's row in the file, without pictures and long text, which are for looking at. */
export interface ModeratedFileRow extends FoundRow {
  firstname: string;
  lastname: string;
  reported_by: number;
  usual: { place: string; low: number; high: number; listings: number } | null;
  /** Other listers' listings with photos that look the same. */
  similar: number;
}

/**
 * Some of the listings that a filter finds, newest first, after a given one (from the start,
 * without). Joins other tables once for all of them.
 */
export async function readModeratedFile(
  db: Database,
  filter: ModerationFilter,
  after: string | undefined,
  size: number,
): Promise<ModeratedFileRow[]> {
  const { rows } = await sql<ModeratedFileRow>`
    with page as materialized (${await pageOf(db, filter, { order: 'id', size, after })}),
    alike as (
      select id, count(distinct other_id)::integer as listings from (
        select page.id, earlier_listing_id as other_id from page join similar_photos on listing_id = page.id
        union all
        select page.id, listing_id from page join similar_photos on earlier_listing_id = page.id
      ) as pairs
      where (select deleted_at is null from listings where listings.id = other_id)
      group by id
    )
    select page.*, firstname, lastname, coalesce(people, 0) as reported_by,
      case when far_prices.listing_id is not null then ${USUAL_COLUMNS} end as usual,
      coalesce(alike.listings, 0) as similar
    from page
    join users on users.id = page.lister_id
    left join report_cases on report_cases.kind = page.kind and thing_id = page.id and settled_at is null
    left join far_prices on far_prices.listing_id = page.id
    left join alike on alike.id = page.id
    order by page.id desc`.execute(db);
  return rows;
}

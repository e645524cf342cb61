import { sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kind.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isInBoxOf, isWithinOf } from '#server/platform/database/near-conditions.ts';
import type { SearchableListing } from './searchable-listing.ts';

type Db = Database | Transaction;

/** A listing that was found for a search. */
export interface FoundListing {
  kind: ListingKind;
  id: string;
}

/**
 * The searches that find a listing, as a query with the columns search_id and alerts: those that are looked up by an
 * anchor that it has, of which it meets the conditions. Its own lister's are none of them, nor those that alert nobody.
 */
export function searchesThatFind(listing: SearchableListing) {
  const { kind, listerId, anchors, keys, pricePesewas, year, near, told, text, textWithKeys } =
    listing;
  // `offset 0` keeps PostgreSQL from reading all searches: it cannot know how few have one of so many anchors.
  return sql<{ search_id: string; alerts: string }>`
    select found.search_id, found.tells as alerts
    from unnest(${anchors}::text[]) as listed (anchor)
    cross join lateral (
      select each.search_id, each.tells from saved_search_conditions as each
      where each.anchor = listed.anchor and each.kind = ${kind}
        and each.tells is not null and each.owner_id <> ${listerId}::uuid
        and each.required <@ ${keys}::text[]
        and each.min_pesewas <= ${pricePesewas}::bigint and each.max_pesewas >= ${pricePesewas}::bigint
        and (each.min_year is null or each.min_year <= ${year}::int)
        and (each.max_year is null or each.max_year >= ${year}::int)
        and (each.within_km is null or ${isWithinOf('each', near)})
        and (each.west is null or ${isInBoxOf('each', near)})
        and ((${text} like all(each.words) and ${textWithKeys} ~ all(each.patterns)) or ${text} like each.text_pattern)
        and (each.fact_path is null or ${JSON.stringify(told)}::jsonb @@ each.fact_path)
      offset 0
    ) as found`;
}

export const searchAlerts = {
  /** Notes which searches find a listing, each once for ever. Returns those that are to be mailed at once. */
  async note(tx: Transaction, listing: SearchableListing, now: Date): Promise<string[]> {
    const { rows } = await sql<{ search_id: string }>`
      with finding as materialized (${searchesThatFind(listing)}),
      noted as (
        insert into search_alerts (search_id, listing_id, kind, found_at)
        select search_id, ${listing.id}::uuid, ${listing.kind}, ${now}::timestamptz from finding order by search_id
        on conflict do nothing returning search_id
      )
      select search_id from noted join finding using (search_id) where alerts = 'at-once'`.execute(
      tx,
    );
    return rows.map((row) => row.search_id);
  },

  /** Takes what was found for a search and nobody has been mailed about, the newest first: nobody else gets it. */
  async settle(tx: Transaction, searchId: string, now: Date): Promise<FoundListing[]> {
    const rows = await tx
      .updateTable('search_alerts')
      .set({ settled_at: now })
      .where('search_id', '=', searchId)
      .where('settled_at', 'is', null)
      .returning(['kind', 'listing_id', 'found_at'])
      .execute();
    return rows
      .sort((a, b) => b.found_at.getTime() - a.found_at.getTime())
      .map(({ kind, listing_id }) => ({ kind: kind as ListingKind, id: listing_id }));
  },

  async hasUntold(db: Db, searchId: string): Promise<boolean> {
    const row = await db
      .selectFrom('search_alerts')
      .select('search_id')
      .where('search_id', '=', searchId)
      .where('settled_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** The searches with something to mail that are mailed once a day. */
  async toldDaily(db: Db): Promise<string[]> {
    const rows = await db
      .selectFrom('saved_searches')
      .select('id')
      .where('alerts', '=', 'daily')
      .where('paused', '=', false)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('search_alerts')
            .select('listing_id')
            .whereRef('search_alerts.search_id', '=', 'saved_searches.id')
            .where('settled_at', 'is', null),
        ),
      )
      .execute();
    return rows.map((row) => row.id);
  },
};

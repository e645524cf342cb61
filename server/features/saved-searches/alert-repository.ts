import { sql } from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Db = Database | Transaction;

/** A listing that was found for a search. */
export interface FoundListing {
  kind: ListingKind;
  id: string;
}

/** A search, and a listing that its list shows. */
export interface Finding {
  searchId: string;
  listing: FoundListing;
}

export const searchAlerts = {
  /**
   * Records matches, each pair only once ever; nothing for searches that no longer mail anyone.
   * Returns the searches to mail at once.
   */
  async note(tx: Transaction, found: readonly Finding[], now: Date): Promise<string[]> {
    if (found.length === 0) return [];
    const { rows } = await sql<{ search_id: string }>`
      with telling as materialized (
        select id, alerts from saved_searches
        where id = any(${[...new Set(found.map(({ searchId }) => searchId))]}::uuid[])
          and not paused and alerts <> 'none'
        order by id for share
      ),
      noted as (
        insert into search_alerts (search_id, listing_id, kind, found_at)
        select telling.id, listing_id, kind, ${now}::timestamptz
        from telling join unnest(
          ${found.map(({ searchId }) => searchId)}::uuid[],
          ${found.map(({ listing }) => listing.id)}::uuid[],
          ${found.map(({ listing }) => listing.kind)}::text[]
        ) as found (search_id, listing_id, kind) on found.search_id = telling.id
        on conflict do nothing returning search_id
      )
      select distinct search_id from noted join telling on telling.id = search_id where alerts = 'at-once'`.execute(
      tx,
    );
    return rows.map((row) => row.search_id);
  },

  /**
   * Takes a search's matches that nobody has been mailed about, newest first: no one else gets
   * them.
   */
  async settle(tx: Transaction, searchId: string, now: Date): Promise<FoundListing[]> {
    const rows = await tx
      .updateTable('search_alerts')
      .set({ settled_at: now })
      .where('search_id', '=', searchId)
      .where('settled_at', 'is', null)
      .returning(['kind', 'listing_id', 'found_at'])
      .execute();
    return (
      rows
        // An id grows with its time of creation (UUIDv7, RFC 9562).
        .sort(
          (a, b) =>
            b.found_at.getTime() - a.found_at.getTime() || (a.listing_id < b.listing_id ? 1 : -1),
        )
        .map(({ kind, listing_id }) => ({ kind: kind as ListingKind, id: listing_id }))
    );
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
  async dueDailyDigests(db: Db): Promise<string[]> {
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

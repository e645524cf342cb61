import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { SavedSearches } from '#server/platform/database/schema.gen.ts';
import type { SearchConditions } from './search-conditions.ts';

type Db = Database | Transaction;

export type SavedSearchRow = Selectable<SavedSearches>;

export const savedSearches = {
  /** Locks an account: of two searches that it saves at once, one is counted before the other is stored. */
  lockOwner: (tx: Transaction, userId: string) =>
    tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute(),

  async count(db: Db, userId: string): Promise<number> {
    const row = await db
      .selectFrom('saved_searches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  /** The newest first. */
  list: (db: Db, userId: string): Promise<SavedSearchRow[]> =>
    db
      .selectFrom('saved_searches')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  findById: (db: Db, id: string): Promise<SavedSearchRow | undefined> =>
    db.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst(),

  findByToken: (db: Db, token: string): Promise<SavedSearchRow | undefined> =>
    db
      .selectFrom('saved_searches')
      .selectAll()
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst(),

  /** That of an account with the same filters. */
  findSame: (
    db: Db,
    { userId, path, query }: { userId: string; path: string; query: Record<string, string> },
  ): Promise<SavedSearchRow | undefined> =>
    db
      .selectFrom('saved_searches')
      .selectAll()
      .where('user_id', '=', userId)
      .where('path', '=', path)
      .where('query', '=', sql<SavedSearchRow['query']>`${JSON.stringify(query)}::jsonb`)
      .executeTakeFirst(),

  /** It stays until the transaction ends, unless it is the same one that changes it. */
  lock: (tx: Transaction, id: string): Promise<SavedSearchRow | undefined> =>
    tx
      .selectFrom('saved_searches')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  /** Whose a search is, unless suspended. */
  findOwner: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', userId)
      .where('suspended_at', 'is', null)
      .executeTakeFirst(),

  insert: (tx: Transaction, search: Insertable<SavedSearches>) =>
    tx.insertInto('saved_searches').values(search).returningAll().executeTakeFirstOrThrow(),

  update: (db: Db, id: string, values: Updateable<SavedSearches>) =>
    db
      .updateTable('saved_searches')
      .set(values)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  remove: (db: Db, id: string) => db.deleteFrom('saved_searches').where('id', '=', id).execute(),

  /**
   * Stores what a search asks of a kind of listing, under the anchor that the fewest searches have: so the searches of a
   * popular word or place are spread over what else they ask.
   */
  async insertConditions(tx: Transaction, id: string, search: SearchConditions): Promise<void> {
    const { kind, required, minPesewas, maxPesewas, minYear, maxYear } = search;
    const { nearLat, nearLng, withinKm, bbox } = search;
    const { factPath, words, patterns, textPattern, anchors } = search;
    await sql`
      insert into saved_search_conditions
        (search_id, kind, anchor, required, min_pesewas, max_pesewas, min_year, max_year,
          near_lat, near_lng, within_km, west, south, east, north, fact_path, words, patterns, text_pattern)
      select ${id}::uuid, ${kind}, (
          select anchor from unnest(${anchors}::text[]) with ordinality as possible (anchor, place),
            lateral (select count(*) as searches from (
              select from saved_search_conditions as other where other.anchor = possible.anchor limit ${CROWDED}
            ) as counted) as under
          order by searches, place limit 1
        ), ${required}::text[], ${minPesewas}::bigint, ${maxPesewas}::bigint, ${minYear}::int, ${maxYear}::int,
        ${nearLat}::float8, ${nearLng}::float8, ${withinKm}::float8,
        ${bbox?.west}::float8, ${bbox?.south}::float8, ${bbox?.east}::float8, ${bbox?.north}::float8,
        ${factPath}::jsonpath, array(select search_fold(word) from unnest(${words}::text[]) as word), ${patterns}::text[],
        search_fold(${textPattern}::text)`.execute(tx);
  },
};

/** Anchors with more searches than this count as alike. */
const CROWDED = 2_000;

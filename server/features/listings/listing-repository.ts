import { type Expression, type SqlBool, sql } from 'kysely';
import type { FactCondition } from '#domain/facts/fact-filters.ts';
import { type Near, USUAL_WITHIN_KM } from '#domain/places/near.ts';
import type { SearchWords } from '#domain/search/search-words.ts';
import { DISTANCE } from '#domain/search/sort.ts';
import {
  LOOKED_AT,
  matchedColumns,
  matchPoints,
  RANKED,
} from '#server/platform/database/best-match.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { factsMeet } from '#server/platform/database/fact-conditions.ts';
import { haversine, isWithin } from '#server/platform/database/near-conditions.ts';
import { isNotPaused } from '#server/platform/database/shown-listings.ts';
import {
  containsText,
  planWords,
  readFirst,
  type TextSearch,
} from '#server/platform/database/text-search.ts';
import { countValues, type FacetColumn, type ValueCount } from './facet-repository.ts';
import { hasTrait, type ListingTable } from './trait-repository.ts';

type Db = Database | Transaction;

/** What a list of any kind of listing is narrowed to. */
export interface ListingFilter {
  listerId?: string | undefined;
  /** Asked for by their ids, paused ones come too. */
  ids?: string[] | undefined;
  /** Paused ones too. */
  withPaused?: boolean | undefined;
  search?: TextSearch | undefined;
  facts?: readonly FactCondition[] | undefined;
  traits?: readonly FactCondition[] | undefined;
  near?: Near | undefined;
  /** Kilometres; USUAL_WITHIN_KM where it is left out. */
  within?: number | undefined;
}

/** The part of a list that is read. */
export interface Window {
  size: number;
  offset: number;
}

interface Definition<Filter extends ListingFilter, Sort extends string> extends ListingTable {
  /** Of a filter what stands among the keys of facts too (migration 0025-keys-of-kind). */
  keyed(filter: Filter): Readonly<Record<string, readonly string[] | undefined>>;
  /** What only this kind is narrowed by. */
  conditions(filter: Filter): Expression<SqlBool>[];
  /** The same, where each row costs a look elsewhere: asked last. */
  costlyConditions?(filter: Filter): Expression<SqlBool>[];
  /** Each the order of an index, read forwards or backwards; by columns of the table, by its name. */
  order: Record<Sort, Expression<unknown>>;
  /** The columns of those orders, beside the id. */
  orderColumns: readonly string[];
  /** The columns of where it is, to put what is searched for in order by. */
  placeColumns: readonly string[];
  /** The columns whose values are counted. */
  facetColumns: readonly FacetColumn[];
}

/** What is asked of the database alike for every kind of listing: its list, its photos, its facts. */
export function listingRepository<Filter extends ListingFilter, Sort extends string>({
  table,
  lister,
  photos,
  keyed,
  conditions,
  costlyConditions = () => [],
  order,
  orderColumns,
  placeColumns,
  facetColumns,
}: Definition<Filter, Sort>) {
  type AnySort = Sort | typeof DISTANCE;
  // The columns that both tables have are all that is named here.
  const listings = table as 'properties';
  const id = sql.ref<string>(`${table}.id`);
  const ofListing = sql.ref(photos.listing);
  /** What of a row orders it, and is searched. */
  const searched = [
    'id',
    'search_text',
    'facts',
    'fact_keys',
    'created_at',
    'near_lat',
    'near_lng',
    ...orderColumns,
  ].map((column) => `${table}.${column}` as 'properties.id');
  /** What of a row says how well it fits, too. */
  const matched = ['name', ...placeColumns].map(
    (column) => `${table}.${column}` as 'properties.id',
  );

  const conditionsOf = ({ search, facts = [], traits = [], ...filter }: Filter) => [
    ...(filter.listerId === undefined
      ? []
      : [sql<SqlBool>`${sql.ref(`${table}.${lister}`)} = ${filter.listerId}`]),
    ...(filter.ids ? [sql<SqlBool>`${id} = any(${filter.ids}::uuid[])`] : []),
    ...conditions(filter as Filter),
    ...(filter.near ? isWithin(table, filter.near, filter.within ?? USUAL_WITHIN_KM) : []),
    ...factsMeet(table, facts, keyed(filter as Filter)),
    ...traits.map((trait) => hasTrait({ table, lister, photos }, trait)),
    ...(search ? [containsText(table, search)] : []),
  ];

  const matchingCheaply = (db: Db, filter: Filter) =>
    db
      .selectFrom(listings)
      .where(`${listings}.deleted_at`, 'is', null)
      .$if(!filter.withPaused && !filter.ids, (query) => query.where(isNotPaused(table)))
      .where((eb) => eb.and(conditionsOf(filter)));

  const matching = (db: Db, filter: Filter) =>
    matchingCheaply(db, filter).where((eb) => eb.and(costlyConditions(filter)));

  const byDistance = ({ near }: Filter) =>
    near
      ? sql`${haversine(table, near)}, ${sql.ref(`${table}.created_at`)} desc, ${id} desc`
      : undefined;
  const orderOf = (sort: AnySort, filter: Filter): Expression<unknown> =>
    (sort === DISTANCE ? byDistance(filter) : order[sort]) ?? order['newest' as Sort];

  /** Where a page is chosen from when only the first of the order are looked at. */
  const amongFirst = (db: Db, filter: Filter, sort: AnySort, first: number) => {
    const { search, facts = [], ...others } = filter;
    const inTurn = matchingCheaply(db, others as Filter)
      .select([...searched, ...matched])
      .orderBy(orderOf(sort, filter))
      .limit(first);
    return db
      .selectFrom(inTurn.as(listings))
      .where((eb) =>
        eb.and([
          ...(search ? [containsText(table, { ...search, by: 'reading' })] : []),
          ...factsMeet(table, facts),
          ...costlyConditions(filter),
        ]),
      );
  };

  /**
   * The same when an index finds them: what it finds of a search is gathered before it is put in order (`offset 0` keeps
   * PostgreSQL from hoping to come upon it in turn).
   */
  const amongAll = (db: Db, filter: Filter) => {
    const found = matching(db, filter).select([...searched, ...matched]);
    const isGathered =
      (filter.search && filter.search.by !== 'reading') || (filter.facts ?? []).length > 0;
    return db.selectFrom((isGathered ? found.offset(0) : found).as(listings));
  };

  return {
    /** The order of a list. */
    orderOf,

    /**
     * The ids of a page of a list, as a query: from the index only where one has all that is asked for, so that the rows
     * and photos of skipped pages are never read.
     * @param how of a search: whether only the first of the order are looked at, which may not fill the page.
     */
    pageIds(db: Db, filter: Filter, sort: AnySort, window: Window, how?: 'first') {
      const from =
        how === 'first' ? amongFirst(db, filter, sort, readFirst(window)) : amongAll(db, filter);
      return from
        .select(id.as('id'))
        .orderBy(orderOf(sort, filter))
        .limit(window.size)
        .offset(window.offset);
    },

    /**
     * The ids of a page of the best matches among the newest that match, and how many these are: what comes behind them is the
     * list of the newest from there on.
     * @param how whether only the first of the list are looked at.
     */
    async bestIds(
      db: Db,
      filter: Filter,
      { size, offset }: Window,
      how?: 'first',
    ): Promise<{ ids: string[]; ranked: number }> {
      const newest = 'newest' as Sort;
      const from =
        how === 'first' ? amongFirst(db, filter, newest, LOOKED_AT) : amongAll(db, filter);
      const some = from
        .select([...searched, ...matched])
        .orderBy(order[newest])
        .limit(RANKED);
      // `offset 0`, so that each column is made plain once and not for every word.
      const plain = db
        .selectFrom(some.as(listings))
        .select([...searched, ...matchedColumns(table, placeColumns)])
        .offset(0);
      const scored = db
        .selectFrom(plain.as(listings))
        .select([...searched, matchPoints(filter.search?.terms ?? []).as('points')]);
      const page = await db
        .selectFrom(scored.as(listings))
        .select([
          sql<
            string[] | null
          >`(array_agg(${id}::text order by points desc, ${order[newest]}))[${sql.lit(offset + 1)}:${sql.lit(offset + size)}]`.as(
            'ids',
          ),
          COUNT,
        ])
        .executeTakeFirst();
      return { ids: page?.ids ?? [], ranked: page?.count ?? 0 };
    },

    /** How many match; counting stops at `max`. */
    async countUpTo(db: Db, filter: Filter, max: number): Promise<number> {
      const some = matching(db, filter).select(sql`1`.as('one')).limit(max);
      return countOf(db.selectFrom(some.as('some')).select(COUNT).executeTakeFirst());
    },

    /** How many match, however many they are. */
    count: (db: Db, filter: Filter): Promise<number> =>
      countOf(matching(db, filter).select(COUNT).executeTakeFirst()),

    /** The values that listings have, of those that meet all filters and of those that miss one of the chosen. */
    countValues: (
      db: Db,
      base: Filter,
      chosen: readonly Filter[],
      numbers: readonly string[],
    ): Promise<ValueCount[]> =>
      countValues(
        db,
        { table, lister, photos },
        {
          base: conditionsOf(base),
          chosen: chosen.map(
            (filter) => sql<SqlBool>`(${sql.join(conditionsOf(filter), sql` and `)})`,
          ),
        },
        { fields: facetColumns, numbers },
      ),

    /** How a text is best found among all of them. */
    planSearch: (db: Database, words: SearchWords): Promise<TextSearch> =>
      planWords(db, table, words),

    /** The facts of a listing, as they are stored. */
    async facts(db: Db, listing: string): Promise<unknown> {
      const row = await db
        .selectFrom(listings)
        .select('facts')
        .where('id', '=', listing)
        .executeTakeFirst();
      return row?.facts;
    },

    /** How the price of a listing has changed, the oldest change first. */
    priceChanges: (db: Db, listing: string) =>
      db
        .selectFrom('price_changes')
        .select(['old_pesewas', 'new_pesewas', 'changed_at'])
        .where('listing_id', '=', listing)
        .orderBy('changed_at')
        .orderBy('written_at')
        .execute(),

    /** The keys of its photos in their order. */
    async photoKeys(db: Db, listing: string): Promise<string[]> {
      const { rows } = await sql<{ photo_key: string }>`
        select photo_key from ${sql.table(photos.table)} where ${ofListing} = ${listing} order by position`.execute(
        db,
      );
      return rows.map((row) => row.photo_key);
    },

    /** Photos in the order of their keys. */
    insertPhotos,

    async replacePhotos(tx: Transaction, listing: string, keys: readonly string[]): Promise<void> {
      await sql`delete from ${sql.table(photos.table)} where ${ofListing} = ${listing}`.execute(tx);
      await insertPhotos(tx, listing, keys);
    },

    markDeleted: (tx: Transaction, listing: string, now: Date) =>
      tx.updateTable(listings).set({ deleted_at: now }).where('id', '=', listing).execute(),
  };

  async function insertPhotos(
    tx: Transaction,
    listing: string,
    keys: readonly string[],
  ): Promise<void> {
    if (keys.length === 0) return;
    await sql`
      insert into ${sql.table(photos.table)} (${ofListing}, position, photo_key)
      select ${listing}, place - 1, key from unnest(${keys}::text[]) with ordinality as given (key, place)`.execute(
      tx,
    );
  }
}

const COUNT = sql<number>`count(*)`.as('count');

const countOf = async (query: Promise<{ count: number } | undefined>): Promise<number> =>
  (await query)?.count ?? 0;

import { type SqlBool, sql } from 'kysely';
import type { SearchWords } from '#domain/search/search-words.ts';
import type { DISTANCE } from '#domain/search/sort.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isBeyond, orderedBy, type Place, placeIn } from '#server/platform/database/keyset.ts';
import { type FacetIndexDefinition, facetIndex } from './facet-index/index-keys-repository.ts';
import { type ChosenFilter, countValues } from './filters/count-values-repository.ts';
import type { FacetColumn } from './filters/facet-keys-repository.ts';
import type { ValueCount } from './filters/facet-repository.ts';
import {
  type ListingFilter,
  type ListingQueriesDefinition,
  listingQueries,
} from './listing-query-repository.ts';
import { listingPhotos } from './photo-repository.ts';
import { countedCells, type MapCell, type MapColumns, readCells } from './places/map-repository.ts';
import { LOOKED_AT, matchedColumns, matchPoints, RANKED } from './words/best-match-repository.ts';
import { planWords, readFirst, type TextSearch } from './words/text-search-repository.ts';

type Db = Database | Transaction;

/** The part of a list that is read. */
export interface Window {
  size: number;
  offset: number;
  /** Where it goes on from, instead of from the start. */
  place?: Place | undefined;
}

interface Definition<Filter extends ListingFilter, Sort extends string>
  extends ListingQueriesDefinition<Filter, Sort> {
  /** The columns whose values are counted. */
  facetColumns: readonly FacetColumn[];
  /** What else options are counted by. */
  facetIndex: FacetIndexDefinition;
  /** What lists are of, as the table listing_points counts it: the filters that say it, and which they ask for. */
  families: { by: readonly (keyof Filter)[]; of(filter: Filter): readonly string[] };
  /** What a map shows of it. */
  mapColumns: MapColumns;
}

/** What is asked of the database alike for every kind of listing: its list, its photos, its facts. */
export function listingRepository<Filter extends ListingFilter, Sort extends string>(
  definition: Definition<Filter, Sort>,
) {
  type AnySort = Sort | typeof DISTANCE;
  const { table, lister, photos, placeColumns, families, mapColumns } = definition;
  const index = facetIndex(
    { table, lister, photos },
    definition.facetColumns,
    definition.facetIndex,
  );
  const { id, searched, matched, newest, orderOf, matching, amongFirst, amongAll, conditionsOf } =
    listingQueries(definition);
  // The columns that both tables have are all that is named here.
  const listings = table as 'properties';

  return {
    /** The order of a list. */
    orderOf,

    /**
     * The ids of a page of a list, as a query: from the index only where one has all that is asked for, so that the rows
     * and photos of skipped pages are never read.
     * @param how of a search: whether only the first of the order are looked at, which may not fill the page.
     */
    pageIds(db: Db, filter: Filter, sort: AnySort, window: Window, how?: 'first') {
      const { size, offset, place } = window;
      const inOrder = orderOf(sort, filter);
      const from =
        how === 'first'
          ? amongFirst(db, filter, { inOrder, place, first: readFirst(window) })
          : amongAll(db, filter, place && isBeyond(inOrder, place));
      return from.select(id.as('id')).orderBy(orderedBy(inOrder, place)).limit(size).offset(offset);
    },

    /** The places of some listings in the order of a list. */
    async placesOf(
      db: Db,
      filter: Filter,
      sort: AnySort,
      ids: readonly string[],
    ): Promise<Map<string, string[]>> {
      const rows = await db
        .selectFrom(listings)
        .select([id.as('id'), placeIn(orderOf(sort, filter)).as('place')])
        .where(sql<SqlBool>`${id} = any(${ids}::uuid[])`)
        .execute();
      return new Map(rows.map(({ id, place }) => [id, place]));
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
      const from =
        how === 'first'
          ? amongFirst(db, filter, { inOrder: newest, first: LOOKED_AT })
          : amongAll(db, filter);
      const some = from
        .select([...searched, ...matched])
        .orderBy(orderedBy(newest))
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
          >`(array_agg(${id}::text order by points desc, ${orderedBy(newest)}))[${sql.lit(offset + 1)}:${sql.lit(offset + size)}]`.as(
            'ids',
          ),
          COUNT,
        ])
        .executeTakeFirst();
      return { ids: page?.ids ?? [], ranked: page?.count ?? 0 };
    },

    /** Of some listings those that match, but for those of one lister; the words of a search are read in each. */
    async findAmong(
      db: Db,
      { search, ...filter }: Omit<Filter, 'search'> & { search?: SearchWords | undefined },
      { ids, notOf }: { ids: readonly string[]; notOf: string },
    ): Promise<string[]> {
      const read = search && { ...search, by: 'reading' as const };
      const rows = await matching(db, { ...filter, search: read } as unknown as Filter)
        .select(id.as('id'))
        .where(sql<SqlBool>`${id} = any(${ids}::uuid[])`)
        .where(sql<SqlBool>`${sql.ref(`${table}.${lister}`)} <> ${notOf}::uuid`)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** How many match; counting stops at `max`. */
    async countUpTo(db: Db, filter: Filter, max: number): Promise<number> {
      const some = matching(db, filter).select(sql`1`.as('one')).limit(max);
      return countOf(db.selectFrom(some.as('some')).select(COUNT).executeTakeFirst());
    },

    /** How many match, however many they are. */
    count: (db: Db, filter: Filter): Promise<number> =>
      countOf(matching(db, filter).select(COUNT).executeTakeFirst()),

    /** What options of filters are counted from. */
    facetIndex: index,

    /** The values that listings have, of those that meet all filters and of those that miss one of the chosen. */
    countValues: (
      db: Db,
      base: Filter,
      chosen: readonly ChosenFilter<Filter>[],
    ): Promise<ValueCount[]> => countValues(db, index, conditionsOf, { base, chosen }),

    /** Whether what matches is counted already by where it is: nothing but families and a part of the map narrow it. */
    isCounted: (filter: Filter): boolean =>
      Object.entries(filter).every(
        ([name, value]) =>
          value === undefined ||
          (Array.isArray(value) && value.length === 0 && name !== 'ids') ||
          name === 'bbox' ||
          families.by.includes(name as keyof Filter),
      ),

    /** Where those are that match, gathered in cells, from what is counted already. */
    countedCells: (db: Db, { bbox, ...filter }: Filter, level: number): Promise<MapCell[]> =>
      countedCells(
        db,
        table,
        { families: families.of(filter as Filter), bbox },
        matching(db, filter as Filter),
        mapColumns,
        level,
      ),

    /** The same, where each of them is to be read. */
    readCells: (db: Db, filter: Filter, level: number): Promise<MapCell[]> =>
      readCells(db, table, matching(db, filter), mapColumns, level),

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

    /** The media of a listing of somebody, which is not deleted before the transaction ends. */
    async ownMedia(tx: Transaction, listing: string, listerId: string) {
      const row = await tx
        .selectFrom(listings)
        .select('video_key')
        .where('id', '=', listing)
        .where(sql<SqlBool>`${sql.ref(lister)} = ${listerId}`)
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      if (!row) return undefined;
      const photoKeys = await listingPhotos(photos).photoKeys(tx, listing);
      return { photoKeys, videoKey: row.video_key };
    },

    ...listingPhotos(photos),

    markDeleted: (tx: Transaction, listing: string, now: Date) =>
      tx.updateTable(listings).set({ deleted_at: now }).where('id', '=', listing).execute(),
  };
}

const COUNT = sql<number>`count(*)`.as('count');

const countOf = async (query: Promise<{ count: number } | undefined>): Promise<number> =>
  (await query)?.count ?? 0;

import { type SqlBool, sql } from 'kysely';
import type { DISTANCE } from '#domain/search/sort.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import {
  isBeyond,
  type Order,
  orderedBy,
  type Place,
  placeIn,
} from '#server/platform/database/keyset.ts';
import {
  amongAll,
  amongFirst,
  ID,
  type ListingFilter,
  matching,
  type NarrowedKind,
  newestOf,
  orderOf,
  type QueriedKind,
  rankedColumns,
  searchedColumns,
} from './listing-query-repository.ts';
import { listedRows, type PresentedKind } from './listing-row-repository.ts';
import { LOOKED_AT, matchedColumns, matchPoints, RANKED } from './words/best-match-repository.ts';
import {
  isFoundAsTyped,
  type MeantWords,
  planWords,
  readFirst,
  type TextSearch,
} from './words/text-search-repository.ts';

type Db = Database | Transaction;

/** The part of a list to read. */
export interface Window {
  size: number;
  offset: number;
  /** The place to go on from, instead of the start. */
  place?: Place | undefined;
}

/** Reads the lists of one kind of listing. */
export function listingPages<Filter extends ListingFilter, Sort extends string, Row>(
  definition: QueriedKind<Filter, Sort> & PresentedKind<Row, unknown>,
) {
  type AnySort = Sort | typeof DISTANCE;
  return {
    /** Plans the fastest search for a text. */
    planSearch: (db: Database, words: MeantWords): Promise<TextSearch> =>
      planWords(db, definition.kind, words),

    orderOf: (sort: AnySort, filter: Filter): Order => orderOf(definition, sort, filter),

    pageIds: (db: Db, filter: Filter, sort: AnySort, window: Window, how?: 'first') =>
      pageIds(db, definition, { filter, inOrder: orderOf(definition, sort, filter) }, window, how),

    /** A page of a list; `how` is the same as for its ids. */
    findPage(db: Db, filter: Filter, sort: AnySort, window: Window, how?: 'first'): Promise<Row[]> {
      const inOrder = orderOf(definition, sort, filter);
      return listedRows(db, definition)
        .where('listings.id', 'in', pageIds(db, definition, { filter, inOrder }, window, how))
        .orderBy(orderedBy(inOrder))
        .execute();
    },

    /** The places of some listings in the order of a list. */
    placesOf: (
      db: Db,
      filter: Filter,
      sort: AnySort,
      ids: readonly string[],
    ): Promise<Map<string, string[]>> => placesIn(db, orderOf(definition, sort, filter), ids),

    bestIds: (db: Db, filter: Filter, window: Window, how?: 'first') =>
      bestIds(db, definition, filter, window, how),

    findAmong: (db: Db, filter: Among<Filter>, among: { ids: readonly string[]; notOf: string }) =>
      findAmong(db, definition, filter, among),
  };
}

/**
 * A query for the ids of a page. It reads only an index where one holds everything asked for, so
 * that the rows and photos of skipped pages are never read.
 * @param how 'first' looks at only the first listings of the order, which may not fill the page.
 */
function pageIds<Filter extends ListingFilter, Sort extends string>(
  db: Db,
  definition: QueriedKind<Filter, Sort>,
  { filter, inOrder }: { filter: Filter; inOrder: Order },
  window: Window,
  how?: 'first',
) {
  const { size, offset, place } = window;
  const from =
    how === 'first'
      ? amongFirst(db, definition, filter, { inOrder, place, first: readFirst(window) })
      : amongAll(db, definition, filter, place && isBeyond(inOrder, place));
  return from.select(ID.as('id')).orderBy(orderedBy(inOrder, place)).limit(size).offset(offset);
}

async function placesIn(
  db: Db,
  order: Order,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('listings')
    .select([ID.as('id'), placeIn(order).as('place')])
    .where(sql<SqlBool>`${ID} = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, place }) => [id, place]));
}

/**
 * The ids of a page of the best matches among the newest, and how many were ranked: after them
 * the list goes on by date.
 * @param how whether only the first of the list are looked at.
 */
async function bestIds<Filter extends ListingFilter, Sort extends string>(
  db: Db,
  definition: QueriedKind<Filter, Sort>,
  filter: Filter,
  { size, offset }: Window,
  how?: 'first',
): Promise<{ ids: string[]; ranked: number }> {
  const newest = newestOf(definition);
  const searched = searchedColumns(definition);
  const from =
    how === 'first'
      ? amongFirst(db, definition, filter, { inOrder: newest, first: LOOKED_AT })
      : amongAll(db, definition, filter);
  const some = from.select(rankedColumns(definition)).orderBy(orderedBy(newest)).limit(RANKED);
  // `offset 0` folds each column once instead of once per word.
  const plain = db
    .selectFrom(some.as('listings'))
    .select([...searched, ...matchedColumns(definition.placeColumns)])
    .offset(0);
  const scored = db
    .selectFrom(plain.as('listings'))
    .select([...searched, pointsOf(filter.search).as('points')]);
  const page = await db
    .selectFrom(scored.as('listings'))
    .select([
      sql<
        string[] | null
      >`(array_agg(${ID}::text order by points desc, ${orderedBy(newest)}))[${sql.lit(offset + 1)}:${sql.lit(offset + size)}]`.as(
        'ids',
      ),
      sql<number>`count(*)`.as('count'),
    ])
    .executeTakeFirst();
  return { ids: page?.ids ?? [], ranked: page?.count ?? 0 };
}

/** Points for how well a row fits a search; those that it puts first have most. */
function pointsOf({ terms = [], ranked = terms, first = [] }: Partial<TextSearch> = {}) {
  const points = matchPoints(ranked);
  return first.length > 0
    ? sql<number>`coalesce(${FIRST} - array_position(${first}::uuid[], ${ID}::uuid), ${points})`
    : points;
}

/** More than any match has. */
const FIRST = sql.lit(1_000_000);

/** A filter whose search is not planned yet. */
type Among<Filter> = Omit<Filter, 'search'> & { search?: MeantWords | undefined };

/**
 * Picks the matches from some listings, leaving out one lister's; reads each for the words of a
 * search.
 */
async function findAmong<Filter extends ListingFilter>(
  db: Db,
  definition: NarrowedKind<Filter>,
  { search, ...filter }: Among<Filter>,
  { ids, notOf }: { ids: readonly string[]; notOf: string },
): Promise<string[]> {
  // As few as there are, the very text costs nothing.
  const orLiterally = search !== undefined && isFoundAsTyped(search.text);
  const read = search && { ...search, by: 'reading' as const, orLiterally };
  const rows = await matching(db, definition, { ...filter, search: read } as unknown as Filter)
    .select(ID.as('id'))
    .where(sql<SqlBool>`${ID} = any(${ids}::uuid[])`)
    .where(sql<SqlBool>`listings.lister_id <> ${notOf}::uuid`)
    .execute();
  return rows.map(({ id }) => id);
}

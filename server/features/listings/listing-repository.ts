import {
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateObject,
} from 'kysely';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { SearchWords } from '#domain/search/search-words.ts';
import type { DISTANCE } from '#domain/search/sort.ts';
import { announceListings } from '#server/features/kept-responses/public.ts';
import {
  LISTED_PHOTOS,
  LISTED_VIDEO,
  type ListedPhotoRow,
  type ListedVideoRow,
} from '#server/features/media/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isBeyond, orderedBy, type Place, placeIn } from '#server/platform/database/keyset.ts';
import type { DB, Listings } from '#server/platform/database/schema.gen.ts';
import {
  type Counted,
  type CountedValues,
  countValues,
} from './filters/filter-count-repository.ts';
import {
  type ListingFilter,
  type ListingQueriesDefinition,
  listingQueries,
} from './listing-query-repository.ts';
import { listingPhotos } from './photo-repository.ts';
import { countedCells, type MapCell, type MapColumns, readCells } from './places/map-repository.ts';
import { PLACED_COLUMNS, type PlacedRow } from './places/place-repository.ts';
import { LOOKED_AT, matchedColumns, matchPoints, RANKED } from './words/best-match-repository.ts';
import { planWords, readFirst, type TextSearch } from './words/text-search-repository.ts';

type Db = Database | Transaction;

/** The part of a list to read. */
export interface Window {
  size: number;
  offset: number;
  /** The place to go on from, instead of the start. */
  place?: Place | undefined;
}

interface Definition<Filter extends ListingFilter, Sort extends string, Row, Summary>
  extends ListingQueriesDefinition<Filter, Sort>,
    Counted {
  /** Adds this kind's columns to those that responses show of every listing. */
  listed(query: ReturnType<typeof selectListed>): SelectQueryBuilder<DB, 'listings', Row>;
  /** Adds this kind's columns to those that other features need of every listing. */
  summary(query: ReturnType<typeof selectSummary>): SelectQueryBuilder<DB, 'listings', Summary>;
  /**
   * The families of listing_families in the database: the filters that choose them, and the
   * families that a filter asks for.
   */
  families: { by: readonly (keyof Filter)[]; of(filter: Filter): readonly string[] };
  mapColumns: MapColumns;
}

/** The columns that responses show of every kind of listing, without photos and video. */
const LISTED_COLUMNS = [
  'listings.id',
  'listings.lister_id',
  'listings.name',
  'listings.description',
  'listings.price_pesewas',
  'listings.location',
  'listings.region',
  'listings.condition',
  'listings.facts',
  'listings.video_key',
  'listings.paused_at',
  'listings.pause_reason',
  'listings.moderation',
  'listings.created_at',
  'listings.updated_at',
] as const;

type ColumnOf<Path> = Path extends `listings.${infer Column extends keyof Listings}`
  ? Column
  : never;

/**
 * A listing with its photos and its video, as a response shows it; `Own` are the columns that its
 * kind always has.
 */
export type ListedRow<Own extends keyof Listings> = Pick<
  Selectable<Listings>,
  ColumnOf<(typeof LISTED_COLUMNS)[number]>
> & { [Column in Own]: NonNullable<Selectable<Listings>[Column]> } & PlacedRow & {
    video: ListedVideoRow | null;
    photos: ListedPhotoRow[];
  };

const SUMMARY_COLUMNS = [
  'id',
  'name',
  'lister_id',
  'paused_at',
  'pause_reason',
  'moderation',
  'price_pesewas',
  'updated_at',
] as const;

/** The columns that other features need of every kind of listing. */
export type SummaryRow = Pick<Selectable<Listings>, (typeof SUMMARY_COLUMNS)[number]>;

const STORED_FACTS = ['facts', 'subtype', 'car_type', 'name', 'model'] as const;

/** The facts of a listing, and the columns that decide which facts it can have. */
export type StoredFacts = Pick<Selectable<Listings>, (typeof STORED_FACTS)[number]>;

/** Listings as responses show them, without the columns of only one kind. */
const selectListed = (db: Db, kind: ListingKind) =>
  db
    .selectFrom('listings')
    .where('listings.kind', '=', kind)
    .where('listings.deleted_at', 'is', null)
    .select(LISTED_COLUMNS)
    .select(PLACED_COLUMNS)
    .select([LISTED_PHOTOS.as('photos'), LISTED_VIDEO.as('video')]);

/** A listing with the columns that other features need. */
const selectSummary = (db: Db, kind: ListingKind, id: string) =>
  db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .select(SUMMARY_COLUMNS);

/** The columns to store for a listing. */
export type ListingValues = Omit<Insertable<Listings>, 'kind'>;

/** The queries that are the same for every kind of listing: its list, its photos, its facts. */
export function listingRepository<Filter extends ListingFilter, Sort extends string, Row, Summary>(
  definition: Definition<Filter, Sort, Row, Summary>,
) {
  type AnySort = Sort | typeof DISTANCE;
  const { kind, placeColumns, families, mapColumns } = definition;
  const { id, searched, matched, newest, orderOf, matching, amongFirst, amongAll, conditionsOf } =
    listingQueries(definition);
  const listed = (db: Db) => definition.listed(selectListed(db, kind));
  const summary = (db: Db, listing: string) => definition.summary(selectSummary(db, kind, listing));

  /**
   * A query for the ids of a page. It reads only an index where one holds everything asked for, so
   * that the rows and photos of skipped pages are never read.
   * @param how 'first' looks at only the first listings of the order, which may not fill the page.
   */
  const pageIds = (db: Db, filter: Filter, sort: AnySort, window: Window, how?: 'first') => {
    const { size, offset, place } = window;
    const inOrder = orderOf(sort, filter);
    const from =
      how === 'first'
        ? amongFirst(db, filter, { inOrder, place, first: readFirst(window) })
        : amongAll(db, filter, place && isBeyond(inOrder, place));
    return from.select(id.as('id')).orderBy(orderedBy(inOrder, place)).limit(size).offset(offset);
  };

  return {
    findById: (db: Db, listing: string): Promise<Row | undefined> =>
      listed(db).where('listings.id', '=', listing).executeTakeFirst(),

    /** In no particular order. */
    findByIds: (db: Db, ids: readonly string[]): Promise<Row[]> =>
      listed(db).where('listings.id', 'in', ids).execute(),

    pageIds,

    /** A page of a list; `how` is the same as for its ids. */
    findPage: (
      db: Db,
      filter: Filter,
      sort: AnySort,
      window: Window,
      how?: 'first',
    ): Promise<Row[]> =>
      listed(db)
        .where('listings.id', 'in', pageIds(db, filter, sort, window, how))
        .orderBy(orderedBy(orderOf(sort, filter)))
        .execute(),

    findSummary: (db: Db, listing: string): Promise<Summary | undefined> =>
      summary(db, listing).executeTakeFirst(),

    /**
     * Locks the listing for a change until the transaction ends. Not `for update`: inserting a
     * comment or booking refers to the row and need not wait.
     */
    lockSummary: (tx: Transaction, listing: string): Promise<Summary | undefined> =>
      summary(tx, listing).forNoKeyUpdate().executeTakeFirst(),

    orderOf,

    /** The places of some listings in the order of a list. */
    async placesOf(
      db: Db,
      filter: Filter,
      sort: AnySort,
      ids: readonly string[],
    ): Promise<Map<string, string[]>> {
      const rows = await db
        .selectFrom('listings')
        .select([id.as('id'), placeIn(orderOf(sort, filter)).as('place')])
        .where(sql<SqlBool>`${id} = any(${ids}::uuid[])`)
        .execute();
      return new Map(rows.map(({ id, place }) => [id, place]));
    },

    /**
     * The ids of a page of the best matches among the newest, and how many were ranked: after them
     * the list goes on by date.
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
      // `offset 0` folds each column once instead of once per word.
      const plain = db
        .selectFrom(some.as('listings'))
        .select([...searched, ...matchedColumns(placeColumns)])
        .offset(0);
      const scored = db
        .selectFrom(plain.as('listings'))
        .select([...searched, matchPoints(filter.search?.terms ?? []).as('points')]);
      const page = await db
        .selectFrom(scored.as('listings'))
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

    /**
     * Picks the matches from some listings, leaving out one lister's; reads each for the words of a
     * search.
     */
    async findAmong(
      db: Db,
      { search, ...filter }: Omit<Filter, 'search'> & { search?: SearchWords | undefined },
      { ids, notOf }: { ids: readonly string[]; notOf: string },
    ): Promise<string[]> {
      const read = search && { ...search, by: 'reading' as const };
      const rows = await matching(db, { ...filter, search: read } as unknown as Filter)
        .select(id.as('id'))
        .where(sql<SqlBool>`${id} = any(${ids}::uuid[])`)
        .where(sql<SqlBool>`listings.lister_id <> ${notOf}::uuid`)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Counts matches and stops at `max`. */
    async countUpTo(db: Db, filter: Filter, max: number): Promise<number> {
      const some = matching(db, filter).select(sql`1`.as('one')).limit(max);
      return countOf(db.selectFrom(some.as('some')).select(COUNT).executeTakeFirst());
    },

    /** The values of the newest listings that meet all filters, or miss one of the chosen ones. */
    countValues: (
      db: Db,
      base: Filter,
      chosen: readonly { name: string; filter: Filter }[],
      first: number,
    ): Promise<CountedValues> =>
      countValues(
        db,
        definition,
        {
          base: conditionsOf(base),
          chosen: chosen.map(({ name, filter }) => ({ name, conditions: conditionsOf(filter) })),
        },
        { first, order: newest },
      ),

    /**
     * Listings are counted in advance by place: that serves a filter of only families and a part of
     * the map.
     */
    isCounted: (filter: Filter): boolean =>
      Object.entries(filter).every(
        ([name, value]) =>
          value === undefined ||
          (Array.isArray(value) && value.length === 0 && name !== 'ids') ||
          name === 'bbox' ||
          families.by.includes(name as keyof Filter),
      ),

    /** The matches gathered in cells, from the counts made in advance. */
    countedCells: (db: Db, { bbox, ...filter }: Filter, level: number): Promise<MapCell[]> =>
      countedCells(
        db,
        kind,
        { families: families.of(filter as Filter), bbox },
        matching(db, filter as Filter),
        mapColumns,
        level,
      ),

    /** The matches gathered in cells, reading each listing. */
    readCells: (db: Db, filter: Filter, level: number): Promise<MapCell[]> =>
      readCells(db, matching(db, filter), mapColumns, level),

    /** Plans the fastest search for a text. */
    planSearch: (db: Database, words: SearchWords): Promise<TextSearch> =>
      planWords(db, kind, words),

    /** The stored facts of a listing, and the columns that decide which it can have. */
    storedFacts: (db: Db, listing: string): Promise<StoredFacts> =>
      db
        .selectFrom('listings')
        .select(STORED_FACTS)
        .where('id', '=', listing)
        .executeTakeFirstOrThrow(),

    /** The media of someone's listing, which stays undeleted until the transaction ends. */
    async ownMedia(tx: Transaction, listing: string, listerId: string) {
      const row = await tx
        .selectFrom('listings')
        .select('video_key')
        .where('id', '=', listing)
        .where('kind', '=', kind)
        .where(sql<SqlBool>`lister_id = ${listerId}`)
        .where('deleted_at', 'is', null)
        .forShare()
        .executeTakeFirst();
      if (!row) return undefined;
      const photoKeys = await listingPhotos.photoKeys(tx, listing);
      return { photoKeys, videoKey: row.video_key };
    },

    ...listingPhotos,

    async insert(tx: Transaction, listing: ListingValues & { id: string }): Promise<void> {
      await tx
        .insertInto('listings')
        .values({ ...listing, kind })
        .execute();
      await announceListings(tx, [{ kind, id: listing.id }]);
    },

    async update(tx: Transaction, id: string, values: UpdateObject<DB, 'listings'>): Promise<void> {
      await tx
        .updateTable('listings')
        .set(values)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .execute();
      await announceListings(tx, [{ kind, id }]);
    },

    async markDeleted(tx: Transaction, id: string, now: Date): Promise<void> {
      await tx.updateTable('listings').set({ deleted_at: now }).where('id', '=', id).execute();
      await announceListings(tx, [{ kind, id }]);
    },
  };
}

export type ListingStore = Pick<
  ReturnType<typeof listingRepository<ListingFilter, string, unknown, unknown>>,
  | 'storedFacts'
  | 'photoKeys'
  | 'replacePhotos'
  | 'insertPhotos'
  | 'ownMedia'
  | 'insert'
  | 'update'
  | 'markDeleted'
>;

const COUNT = sql<number>`count(*)`.as('count');

const countOf = async (query: Promise<{ count: number } | undefined>): Promise<number> =>
  (await query)?.count ?? 0;

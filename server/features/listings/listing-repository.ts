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

/** The part of a list that is read. */
export interface Window {
  size: number;
  offset: number;
  /** Where it goes on from, instead of from the start. */
  place?: Place | undefined;
}

interface Definition<Filter extends ListingFilter, Sort extends string, Row, Summary>
  extends ListingQueriesDefinition<Filter, Sort>,
    Counted {
  /** Adds to what a response shows of every listing what it shows of this kind. */
  listed(query: ReturnType<typeof selectListed>): SelectQueryBuilder<DB, 'listings', Row>;
  /** Adds to what other features need to know of every listing what they need to of this kind. */
  summary(query: ReturnType<typeof selectSummary>): SelectQueryBuilder<DB, 'listings', Summary>;
  /** What lists are of, as listing_families of the database has it: the filters that say it, and which they ask for. */
  families: { by: readonly (keyof Filter)[]; of(filter: Filter): readonly string[] };
  /** What a map shows of it. */
  mapColumns: MapColumns;
}

/** What a response shows of every kind of listing, but for its photos and its video. */
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

/** A listing with its photos and its video, as a response shows it; `Own` are the columns that its kind always has. */
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

/** What other features need to know of every kind of listing. */
export type SummaryRow = Pick<Selectable<Listings>, (typeof SUMMARY_COLUMNS)[number]>;

const STORED_FACTS = ['facts', 'subtype', 'car_type', 'name', 'model'] as const;

/** The facts of a listing, and what says of any kind which it can have. */
export type StoredFacts = Pick<Selectable<Listings>, (typeof STORED_FACTS)[number]>;

/** Listings of a kind as responses show them, but for what only that kind has. */
const selectListed = (db: Db, kind: ListingKind) =>
  db
    .selectFrom('listings')
    .where('listings.kind', '=', kind)
    .where('listings.deleted_at', 'is', null)
    .select(LISTED_COLUMNS)
    .select(PLACED_COLUMNS)
    .select([LISTED_PHOTOS.as('photos'), LISTED_VIDEO.as('video')]);

/** A listing of a kind as other features need to know it. */
const selectSummary = (db: Db, kind: ListingKind, id: string) =>
  db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .select(SUMMARY_COLUMNS);

/** The columns of a listing that is stored. */
export type ListingValues = Omit<Insertable<Listings>, 'kind'>;

/** What is asked of the database alike for every kind of listing: its list, its photos, its facts. */
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
   * The ids of a page of a list, as a query: from the index only where one has all that is asked for, so that the rows
   * and photos of skipped pages are never read.
   * @param how of a search: whether only the first of the order are looked at, which may not fill the page.
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

    /** Those with some ids, in no order. */
    findByIds: (db: Db, ids: readonly string[]): Promise<Row[]> =>
      listed(db).where('listings.id', 'in', ids).execute(),

    pageIds,

    /** A page of a list; `how` as for its ids. */
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
     * The same, locked for a change until the transaction ends. Not `for update`: a comment or booking that
     * is being inserted refers to the row and need not wait.
     */
    lockSummary: (tx: Transaction, listing: string): Promise<Summary | undefined> =>
      summary(tx, listing).forNoKeyUpdate().executeTakeFirst(),

    /** The order of a list. */
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
        .where(sql<SqlBool>`listings.lister_id <> ${notOf}::uuid`)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** How many match; counting stops at `max`. */
    async countUpTo(db: Db, filter: Filter, max: number): Promise<number> {
      const some = matching(db, filter).select(sql`1`.as('one')).limit(max);
      return countOf(db.selectFrom(some.as('some')).select(COUNT).executeTakeFirst());
    },

    /** The values that the newest listings have, of those that meet all filters and of those that miss one of the chosen. */
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
        kind,
        { families: families.of(filter as Filter), bbox },
        matching(db, filter as Filter),
        mapColumns,
        level,
      ),

    /** The same, where each of them is to be read. */
    readCells: (db: Db, filter: Filter, level: number): Promise<MapCell[]> =>
      readCells(db, matching(db, filter), mapColumns, level),

    /** How a text is best found among all of them. */
    planSearch: (db: Database, words: SearchWords): Promise<TextSearch> =>
      planWords(db, kind, words),

    /** The facts of a listing, as they are stored, and what says which it can have. */
    storedFacts: (db: Db, listing: string): Promise<StoredFacts> =>
      db
        .selectFrom('listings')
        .select(STORED_FACTS)
        .where('id', '=', listing)
        .executeTakeFirstOrThrow(),

    /** The media of a listing of someone, which is not deleted before the transaction ends. */
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

/** What stores listings of a kind. */
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

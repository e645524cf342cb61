import { type Expression, type SqlBool, sql } from 'kysely';
import type { FactCondition } from '#domain/facts/fact-filters.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import type { Bbox } from '#domain/places/bbox.ts';
import { type Near, USUAL_WITHIN_KM } from '#domain/places/near.ts';
import { DISTANCE } from '#domain/search/sort.ts';
import {
  haversine,
  isInBox,
  isLive,
  isNotPaused,
  isWithin,
} from '#server/features/listing-conditions/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isBeyond, type Order, orderedBy, type Place } from '#server/platform/database/keyset.ts';
import { hasDerivedFact } from './filters/derived-fact-repository.ts';
import { factsMeet } from './filters/fact-conditions-repository.ts';
import { containsText, type TextSearch } from './words/text-search-repository.ts';

type Db = Database | Transaction;

export interface ListingFilter {
  listerId?: string | undefined;
  /** With ids, paused listings are included, but only live ones. */
  ids?: string[] | undefined;
  /** Includes paused listings. */
  withPaused?: boolean | undefined;
  search?: TextSearch | undefined;
  facts?: readonly FactCondition[] | undefined;
  derivedFacts?: readonly FactCondition[] | undefined;
  near?: Near | undefined;
  /** Kilometres; USUAL_WITHIN_KM if left out. */
  within?: number | undefined;
  bbox?: Bbox | undefined;
  /** Only listings from before this moment, so that new ones do not shift the pages. */
  listedBy?: Date | undefined;
}

/** The filters and orders of one kind of listing. */
export interface ListingQueriesDefinition<Filter extends ListingFilter, Sort extends string> {
  kind: ListingKind;
  /** The part of a filter that is also among the keys of facts. */
  keyed(filter: Filter): Readonly<Record<string, readonly string[] | undefined>>;
  /** Conditions that only this kind has. */
  conditions(filter: Filter): Expression<SqlBool>[];
  /** Conditions that cost an extra lookup for each row, so they come last. */
  costlyConditions?(filter: Filter): Expression<SqlBool>[];
  /** Each is the order of an index, read forwards or backwards. */
  order: Record<Sort, Order>;
  /** The columns of those orders, apart from the id. */
  orderColumns: readonly string[];
  /** The columns of its place, which rank search results. */
  placeColumns: readonly string[];
}

/** Query parts that select the listings a filter lets through, and sort them. */
export function listingQueries<Filter extends ListingFilter, Sort extends string>({
  kind,
  keyed,
  conditions,
  costlyConditions = () => [],
  order,
  orderColumns,
  placeColumns,
}: ListingQueriesDefinition<Filter, Sort>) {
  const id = sql.ref<string>('listings.id');
  /** The columns that a list sorts and searches by. */
  const searched = [
    'id',
    'search_text',
    'facts',
    'fact_keys',
    'created_at',
    'near_lat',
    'near_lng',
    ...orderColumns,
  ].map((column) => `listings.${column}` as 'listings.id');
  /** Plus the columns that rank a match. */
  const matched = ['name', ...placeColumns].map((column) => `listings.${column}` as 'listings.id');

  const conditionsOf = ({ search, facts = [], derivedFacts = [], ...filter }: Filter) => [
    ...(filter.listerId === undefined
      ? []
      : [sql<SqlBool>`listings.lister_id = ${filter.listerId}`]),
    ...(filter.ids ? [sql<SqlBool>`${id} = any(${filter.ids}::uuid[])`] : []),
    ...conditions(filter as Filter),
    ...(filter.near ? isWithin('listings', filter.near, filter.within ?? USUAL_WITHIN_KM) : []),
    ...(filter.bbox ? isInBox('listings', filter.bbox) : []),
    ...factsMeet(facts, keyed(filter as Filter)),
    ...derivedFacts.map(hasDerivedFact),
    ...(filter.listedBy ? [sql<SqlBool>`listings.created_at <= ${filter.listedBy}`] : []),
    ...(search ? [containsText(search)] : []),
  ];

  const matchingCheaply = (db: Db, filter: Filter) =>
    db
      .selectFrom('listings')
      .where('listings.kind', '=', sql.lit(kind))
      .where('listings.deleted_at', 'is', null)
      .$if(!filter.withPaused, (query) =>
        query.where(filter.ids ? isLive('listings') : isNotPaused('listings')),
      )
      .where((eb) => eb.and(conditionsOf(filter)));

  const matching = (db: Db, filter: Filter) =>
    matchingCheaply(db, filter).where((eb) => eb.and(costlyConditions(filter)));

  const newest = order['newest' as Sort];
  const byDistance = ({ near }: Filter): Order | undefined =>
    near && [{ by: haversine('listings', near), type: 'float8' }, ...newest];
  const orderOf = (sort: Sort | typeof DISTANCE, filter: Filter): Order =>
    (sort === DISTANCE ? byDistance(filter) : order[sort]) ?? newest;

  /** Chooses a page from only the first listings of the order. */
  const amongFirst = (
    db: Db,
    filter: Filter,
    { inOrder, place, first }: { inOrder: Order; place?: Place | undefined; first: number },
  ) => {
    const { search, facts = [], ...others } = filter;
    const inTurn = matchingCheaply(db, others as Filter)
      .select([...searched, ...matched])
      .$if(place !== undefined, (query) => query.where(isBeyond(inOrder, place as Place)))
      .orderBy(orderedBy(inOrder, place))
      .limit(first);
    return db
      .selectFrom(inTurn.as('listings'))
      .where((eb) =>
        eb.and([
          ...(search ? [containsText({ ...search, by: 'reading' })] : []),
          ...factsMeet(facts),
          ...costlyConditions(filter),
        ]),
      );
  };

  /**
   * Chooses a page through an index: all matches of a search are gathered before sorting (`offset
   * 0` keeps PostgreSQL from scanning in order and hoping to come upon them).
   */
  const amongAll = (db: Db, filter: Filter, condition?: Expression<SqlBool>) => {
    const found = matching(db, filter)
      .select([...searched, ...matched])
      .$if(condition !== undefined, (query) => query.where(condition as Expression<SqlBool>));
    const isGathered =
      (filter.search && filter.search.by !== 'reading') || (filter.facts ?? []).length > 0;
    return db.selectFrom((isGathered ? found.offset(0) : found).as('listings'));
  };

  return {
    id,
    searched,
    matched,
    newest,
    orderOf,
    matching,
    amongFirst,
    amongAll,

    /** The conditions a single listing must meet to pass a filter. */
    conditionsOf: (filter: Filter): Expression<SqlBool>[] => [
      ...conditionsOf(filter),
      ...costlyConditions(filter),
    ],
  };
}

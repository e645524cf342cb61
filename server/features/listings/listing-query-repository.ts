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
import {
  containsLiterally,
  containsText,
  type TextSearch,
} from './words/text-search-repository.ts';

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

/** How the listings of one kind are narrowed. */
export interface NarrowedKind<Filter extends ListingFilter> {
  kind: ListingKind;
  /** The part of a filter that is also among the keys of facts. */
  keyed(filter: Filter): Readonly<Record<string, readonly string[] | undefined>>;
  /** Conditions that only this kind has. */
  conditions(filter: Filter): Expression<SqlBool>[];
  /** Conditions that cost an extra lookup for each row, so they come last. */
  costlyConditions?(filter: Filter): Expression<SqlBool>[];
}

/** How they are ordered. */
export interface OrderedKind<Sort extends string> {
  /** Each is the order of an index, read forwards or backwards. */
  order: Record<Sort, Order>;
  /** The columns of those orders, apart from the id. */
  orderColumns: readonly string[];
  /** The columns of its place, which rank search results. */
  placeColumns: readonly string[];
}

export interface QueriedKind<Filter extends ListingFilter, Sort extends string>
  extends NarrowedKind<Filter>,
    OrderedKind<Sort> {}

export const ID = sql.ref<string>('listings.id');

const named = (columns: readonly string[]) =>
  columns.map((column) => `listings.${column}` as 'listings.id');

/** The columns that a list sorts and searches by. */
export const searchedColumns = ({ orderColumns }: OrderedKind<string>) =>
  named([
    'id',
    'search_text',
    'facts',
    'fact_keys',
    'created_at',
    'near_lat',
    'near_lng',
    ...orderColumns,
  ]);

/** Those, and the columns that rank a match. */
export const rankedColumns = (definition: OrderedKind<string>) => [
  ...searchedColumns(definition),
  ...named(['name', ...definition.placeColumns]),
];

/** The conditions a single listing must meet to pass a filter. */
export const conditionsOf = <Filter extends ListingFilter>(
  definition: NarrowedKind<Filter>,
  filter: Filter,
): Expression<SqlBool>[] => [
  ...cheapConditions(definition, filter),
  ...costlyConditions(definition, filter),
];

function cheapConditions<Filter extends ListingFilter>(
  definition: NarrowedKind<Filter>,
  { search, facts = [], derivedFacts = [], ...filter }: Filter,
): Expression<SqlBool>[] {
  const { keyed, conditions } = definition;
  return [
    ...(filter.listerId === undefined
      ? []
      : [sql<SqlBool>`listings.lister_id = ${filter.listerId}`]),
    ...(filter.ids ? [sql<SqlBool>`${ID} = any(${filter.ids}::uuid[])`] : []),
    ...conditions(filter as Filter),
    ...(filter.near ? isWithin('listings', filter.near, filter.within ?? USUAL_WITHIN_KM) : []),
    ...(filter.bbox ? isInBox('listings', filter.bbox) : []),
    ...factsMeet(facts, keyed(filter as Filter)),
    ...derivedFacts.map(hasDerivedFact),
    ...(filter.listedBy ? [sql<SqlBool>`listings.created_at <= ${filter.listedBy}`] : []),
    ...(search ? [meets(definition, search)] : []),
  ];
}

/** What a search asks for: its words and what they mean, or the very text. */
function meets<Filter extends ListingFilter>(
  definition: NarrowedKind<Filter>,
  search: TextSearch,
): Expression<SqlBool> {
  const meant = [...meantConditions(definition, search), containsText(search)];
  const all = sql<SqlBool>`(${sql.join(meant, sql` and `)})`;
  return search.orLiterally ? sql<SqlBool>`(${all} or ${containsLiterally(search)})` : all;
}

const meantConditions = <Filter extends ListingFilter>(
  definition: NarrowedKind<Filter>,
  { means }: TextSearch,
): Expression<SqlBool>[] => (means ? conditionsOf(definition, means as Filter) : []);

const costlyConditions = <Filter extends ListingFilter>(
  definition: NarrowedKind<Filter>,
  filter: Filter,
): Expression<SqlBool>[] => definition.costlyConditions?.(filter) ?? [];

/** The listings that a filter lets through. */
export const matching = <Filter extends ListingFilter>(
  db: Db,
  definition: NarrowedKind<Filter>,
  filter: Filter,
) =>
  matchingCheaply(db, definition, filter).where((eb) =>
    eb.and(costlyConditions(definition, filter)),
  );

const matchingCheaply = <Filter extends ListingFilter>(
  db: Db,
  definition: NarrowedKind<Filter>,
  filter: Filter,
) =>
  db
    .selectFrom('listings')
    .where('listings.kind', '=', sql.lit(definition.kind))
    .where('listings.deleted_at', 'is', null)
    .$if(!filter.withPaused, (query) =>
      query.where(filter.ids ? isLive('listings') : isNotPaused('listings')),
    )
    .where((eb) => eb.and(cheapConditions(definition, filter)));

export const newestOf = <Sort extends string>({ order }: Pick<OrderedKind<Sort>, 'order'>): Order =>
  order['newest' as Sort];

export function orderOf<Sort extends string>(
  { order }: Pick<OrderedKind<Sort>, 'order'>,
  sort: Sort | typeof DISTANCE,
  { near }: ListingFilter,
): Order {
  const newest = newestOf({ order });
  const byDistance = near && [
    { by: haversine('listings', near), type: 'float8' } as const,
    ...newest,
  ];
  return (sort === DISTANCE ? byDistance : order[sort]) ?? newest;
}

/** Chooses a page from only the first listings of the order. */
export function amongFirst<Filter extends ListingFilter, Sort extends string>(
  db: Db,
  definition: QueriedKind<Filter, Sort>,
  filter: Filter,
  { inOrder, place, first }: { inOrder: Order; place?: Place | undefined; first: number },
) {
  const { search, facts = [], ...others } = filter;
  const meant = search ? meantConditions(definition, search) : [];
  const inTurn = matchingCheaply(db, definition, others as Filter)
    .select(rankedColumns(definition))
    .$if(meant.length > 0, (query) =>
      search?.orLiterally
        ? query.select(sql<boolean>`(${sql.join(meant, sql` and `)})`.as('is_meant'))
        : query.where((eb) => eb.and(meant)),
    )
    .$if(place !== undefined, (query) => query.where(isBeyond(inOrder, place as Place)))
    .orderBy(orderedBy(inOrder, place))
    .limit(first);
  return db
    .selectFrom(inTurn.as('listings'))
    .where((eb) =>
      eb.and([
        ...(search ? [hasRead(search, meant.length > 0)] : []),
        ...factsMeet(facts),
        ...costlyConditions(definition, filter),
      ]),
    );
}

/** The same as `meets`, of rows that have read what the search means. */
function hasRead(search: TextSearch, isMeant: boolean): Expression<SqlBool> {
  const words = containsText({ ...search, by: 'reading' });
  if (!search.orLiterally) return words;
  const all = isMeant ? sql`${words} and ${sql.ref('is_meant')}` : words;
  return sql<SqlBool>`((${all}) or ${containsLiterally(search)})`;
}

/**
 * Chooses a page through an index: all matches of a search are gathered before sorting (`offset
 * 0` keeps PostgreSQL from scanning in order and hoping to come upon them).
 */
export function amongAll<Filter extends ListingFilter, Sort extends string>(
  db: Db,
  definition: QueriedKind<Filter, Sort>,
  filter: Filter,
  condition?: Expression<SqlBool>,
) {
  const found = matching(db, definition, filter)
    .select(rankedColumns(definition))
    .$if(condition !== undefined, (query) => query.where(condition as Expression<SqlBool>));
  const isGathered =
    (filter.search && filter.search.by !== 'reading') || (filter.facts ?? []).length > 0;
  return db.selectFrom((isGathered ? found.offset(0) : found).as('listings'));
}

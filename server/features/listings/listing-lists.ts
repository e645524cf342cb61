import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { DERIVED_FACTS } from '#domain/derived-facts.ts';
import type { FactTable } from '#domain/facts/fact.ts';
import { factConditions } from '#domain/facts/fact-filters.ts';
import type { CountedFilter } from '#domain/filter-counts/counted-filters.ts';
import type { ViewQuery } from '#domain/listing-card-schema.ts';
import type { Bbox } from '#domain/places/bbox.ts';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import type { Near } from '#domain/places/near.ts';
import type { Point } from '#domain/places/place.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import { pageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { countFilterOptions, type FilterCountLimits } from './filters/count-filter-options.ts';
import { countWithout } from './filters/count-without.ts';
import { type ListingPage, type ListQuery, listListings } from './list-listings.ts';
import type { ListingFilter } from './listing-query-repository.ts';
import type { listingRepository } from './listing-repository.ts';
import type { Tallied, Tally, TallyColumn } from './listing-tally-repository.ts';
import { mapListings } from './places/map-listings.ts';
import { withDistance } from './places/present-near.ts';
import { type SearchedKind, searchReader } from './words/search-reader.ts';
import type { TextSearch } from './words/text-search-repository.ts';

type Reads = Pick<Platform, 'db' | 'slowReads' | 'now' | 'config'>;
type Said = Readonly<Record<string, unknown>> & { search?: string | undefined };
type Whose = Pick<ListingFilter, 'listerId' | 'withPaused'>;

interface AnyQuery<Sort> extends ListQuery<Sort>, ViewQuery {
  near?: Near | undefined;
  bbox?: Bbox | undefined;
  zoom?: number | undefined;
}

/** How a kind of listing turns queries into filters. */
interface Narrowed<Query, Filter extends ListingFilter> extends SearchedKind<Query> {
  facts: FactTable;
  /** Turns a query into a filter, apart from words, facts and derived facts. */
  narrow(query: Narrowing<Query>, now: Date): Filter;
}

/** The differences between the lists of kinds of listing. */
interface Listed<
  Query extends AnyQuery<Sort>,
  Filter extends ListingFilter,
  Sort extends string,
  Row,
  Listing,
> extends Narrowed<Query, Filter> {
  repository: ReturnType<typeof listingRepository<Filter, Sort, Row, unknown>>;
  countedFilters: readonly CountedFilter[];
  /** @param asked `isOwn` for people who may change them. */
  present(
    platform: Reads,
    rows: readonly Row[],
    asked: { isOwn: boolean; query: Query },
  ): Promise<Listing[]>;
  /** Says other prices of single listings on the map, where the query asks for them. */
  pricePins?(
    platform: Reads,
    pins: ListingsMap['pins'],
    query: Query,
  ): Promise<ListingsMap['pins']>;
}

/** Words to read a few listings for. */
const readWords = (text: string | undefined): TextSearch | undefined =>
  text === undefined ? undefined : { ...readPlacedSearch(text), by: 'reading' };

/** What of a list is tallied. */
interface TalliedQuery<Query, Column> extends Pick<Tallied<never, Column>, 'by' | 'first'> {
  within: Partial<Query>;
  query: Partial<Query>;
}

/** The part of a query that narrows its list. */
type Narrowing<Query> = Omit<Partial<Query>, keyof ListQuery<string> | 'view' | 'zoom'>;

/** The lists of a kind of listing: everyone's, a lister's, one's own, and their counts. */
export function listingLists<
  Query extends AnyQuery<Sort>,
  Filter extends ListingFilter,
  Sort extends string,
  Row extends { id: string },
  Listing extends { near: Point | null },
>(kind: Listed<Query, Filter, Sort, Row, Listing>) {
  const list = (platform: Reads, query: Query, whose?: Whose) =>
    listPage(kind, platform, query, whose);
  return {
    /** Listings on offer, for anyone. */
    list: (platform: Reads, query: Query) => list(platform, query),

    /** A lister's listings on offer, for anyone. */
    listOf: (platform: Reads, listerId: string, query: Query) =>
      list(platform, query, { listerId }),

    /** The actor's own listings; every listing for an Admin. */
    listOwn: (platform: Reads, actor: Actor, query: Query) =>
      list(platform, query, {
        withPaused: true,
        ...(!isAdmin(actor) && { listerId: actor.userId }),
      }),

    /** Picks from some listings those that a saved search would show, leaving out one person's. */
    async findAmong(
      platform: Pick<Platform, 'db' | 'now'>,
      query: Partial<Query>,
      among: { ids: readonly string[]; notOf: string },
    ): Promise<string[]> {
      const search = await readerOf(kind, platform).wordsOf(query);
      return kind.repository.findAmong(
        platform.db,
        { ...filterOf(kind, query, platform.now()), search },
        among,
      );
    },

    ...listCounts(kind),
  };
}

/** What is counted of those lists, and where their listings are. */
function listCounts<
  Query extends AnyQuery<Sort>,
  Filter extends ListingFilter,
  Sort extends string,
  Row,
  Listing,
>(kind: Listed<Query, Filter, Sort, Row, Listing>) {
  const { repository, countedFilters } = kind;
  const filterAt = (now: Date) => (narrowed: Said) => filterOf(kind, narrowed as Query, now);
  return {
    /** The counts that the list would have without one of the query's words or filters. */
    async countWithout(platform: Reads, query: Query) {
      await kind.requireAnswerable?.(platform, query);
      const reader = readerOf(kind, platform);
      return countWithout(platform, repository, reader, query as Said, filterAt(platform.now()));
    },

    async countFilterOptions(platform: Reads, query: Query, limits?: FilterCountLimits) {
      await kind.requireAnswerable?.(platform, query);
      return countFilterOptions(
        platform,
        { repository, countedFilters, reader: readerOf(kind, platform) },
        query as Said,
        filterAt(platform.now()),
        limits,
      );
    },

    /** Counts listings of a part of the list that meet a query, by what their columns say. */
    tally: <Column extends TallyColumn>(
      { db, now }: Pick<Platform, 'db' | 'now'>,
      { within, query, ...tallied }: TalliedQuery<Query, Column>,
    ): Promise<Tally<Column>> =>
      repository.tally(db, {
        ...tallied,
        within: filterOf(kind, within, now()),
        filter: { ...filterOf(kind, query, now()), search: readWords(query.search) },
      }),

    /** The places of the matching listings on offer. */
    async map(platform: Reads, query: Query & { zoom?: number | undefined }) {
      await kind.requireAnswerable?.(platform, query);
      const reader = readerOf(kind, platform);
      const map = await mapListings(
        platform,
        repository,
        reader,
        query,
        filterOf(kind, query, platform.now()),
      );
      const pins = (await kind.pricePins?.(platform, map.pins, query)) ?? map.pins;
      return { ...map, pins };
    },
  };
}

async function listPage<
  Query extends AnyQuery<Sort>,
  Filter extends ListingFilter,
  Sort extends string,
  Row extends { id: string },
  Listing extends { near: Point | null },
>(
  kind: Listed<Query, Filter, Sort, Row, Listing>,
  platform: Reads,
  query: Query,
  whose: Whose = {},
): Promise<ListingPage<Listing>> {
  await kind.requireAnswerable?.(platform, query);
  const filter = { ...filterOf(kind, query, platform.now()), ...whose };
  if (filter.ids?.length === 0) return { listings: [], window: pageWindow(query), total: 0 };
  const reader = readerOf(kind, platform);
  const page = await listListings(platform, kind.repository, reader, query, filter);
  const isOwn = whose.withPaused === true;
  const listings = await kind.present(platform, page.listings, { isOwn, query });
  return { ...page, listings: listings.map((listing) => withDistance(listing, query.near)) };
}

const readerOf = <Query extends AnyQuery<string>, Filter extends ListingFilter>(
  kind: Narrowed<Query, Filter>,
  platform: Pick<Platform, 'db' | 'now'>,
) => searchReader(kind, platform, (query) => filterOf(kind, query, platform.now()));

function filterOf<Query extends AnyQuery<string>, Filter extends ListingFilter>(
  { facts, narrow }: Narrowed<Query, Filter>,
  {
    search: _search,
    page: _page,
    limit: _limit,
    sort: _sort,
    exact: _exact,
    close: _close,
    view: _view,
    after: _after,
    before: _before,
    zoom: _zoom,
    ...query
  }: Partial<Query>,
  now: Date,
): Filter {
  const narrowed = narrow(query, now);
  const said = narrowed as Said;
  return {
    ...narrowed,
    facts: factConditions(facts, said),
    derivedFacts: factConditions(DERIVED_FACTS, said),
  };
}

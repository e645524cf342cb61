import { LIST_COUNTED } from '#domain/paging/counted.ts';
import type { Cursor } from '#domain/paging/cursor.ts';
import { USUAL_WITHIN_KM } from '#domain/places/near.ts';
import { BEST, DISTANCE, sortFor } from '#domain/search/sort.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Order } from '#server/platform/database/keyset.ts';
import { type PageWindow, pageWindow, type Turns } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readsFor } from './costly-lists.ts';
import { requireRanges } from './filters/require-ranges.ts';
import type { Window } from './listing-page-repository.ts';
import type { ListingFilter } from './listing-query-repository.ts';
import { momentOf, placeOf, type ReadPage, turnsByMoment, turnsByPlace } from './turns.ts';
import { ENOUGH, RANKED } from './words/best-match-repository.ts';
import { nearSearches } from './words/near-searches.ts';
import type { SearchReader } from './words/search-reader.ts';
import { pageOfSentence, type SearchTold } from './words/sentence-page.ts';
import { type MeantWords, readSearched, type TextSearch } from './words/text-search-repository.ts';

/** A page of a list with its total; LIST_COUNTED plus one stands for any higher number. */
export interface ListingPage<Listing> extends SearchTold {
  listings: Listing[];
  window: PageWindow;
  total: number;
  /** The starts of the pages before and after it. */
  turns?: Turns | undefined;
}

export interface Repository<Filter, Sort, Row> {
  planSearch(db: Database, words: MeantWords): Promise<TextSearch>;
  findPage(
    db: Database,
    filter: Filter,
    sort: Sort | 'newest' | typeof DISTANCE,
    window: Window,
    how?: 'first',
  ): Promise<Row[]>;
  orderOf(sort: Sort | 'newest' | typeof DISTANCE, filter: Filter): Order;
  placesOf(
    db: Database,
    filter: Filter,
    sort: Sort | 'newest' | typeof DISTANCE,
    ids: readonly string[],
  ): Promise<Map<string, string[]>>;
  bestIds(
    db: Database,
    filter: Filter,
    window: Window,
    how?: 'first',
  ): Promise<{ ids: string[]; ranked: number }>;
  findByIds(db: Database, ids: readonly string[]): Promise<Row[]>;
  countUpTo(db: Database, filter: Filter, max: number): Promise<number>;
  isCostly(filter: Filter): boolean;
}

export interface ListQuery<Sort> {
  search?: string | undefined;
  sort?: Sort | typeof BEST | typeof DISTANCE | undefined;
  exact?: '1' | undefined;
  close?: '1' | undefined;
  after?: Cursor | undefined;
  before?: Cursor | undefined;
  page: number;
  limit?: number | undefined;
}

/** A page of the listings that match a query and a filter; its words are read as a sentence. */
export async function listListings<
  Filter extends ListingFilter,
  Sort extends string,
  Row extends { id: string },
>(
  { db: quick, slowReads, now }: Pick<Platform, 'db' | 'slowReads' | 'now'>,
  repository: Repository<Filter, Sort, Row>,
  reader: SearchReader,
  query: ListQuery<Sort>,
  given: Filter,
): Promise<ListingPage<Row>> {
  requireRanges(query);
  const { search: text, exact } = query;
  const sentence = text === undefined || exact ? undefined : reader.sentenceOf(text);
  const sort = query.sort ?? (sentence?.sort as Sort | undefined);
  const plan = planPage(repository, { ...query, sort }, given);
  const db = readsFor({ db: quick, slowReads }, { search: text, offset: plan.part.offset });
  const read = (words?: MeantWords) => readPage(db, repository, plan, words, now);
  if (!sentence) return read(await reader.wordsOf(query));
  const page = await pageOfSentence(sentence, {
    ...reader,
    read,
    meantBy: (meant) => reader.meantBy(meant, given),
    nearSearches: (words) => nearSearches(db, words),
    bestIds: async (words, size) => {
      const search = await repository.planSearch(db, words);
      return (await repository.bestIds(db, { ...given, search }, { size, offset: 0 })).ids;
    },
    hasAny: async (words) => {
      const search = await repository.planSearch(db, words);
      return hasAny(db, repository, { ...given, search });
    },
    close: query.close === '1',
    isRanked: plan.sort === BEST,
  });
  // Those that fit are told from this page on.
  return page.fits === undefined
    ? page
    : { ...page, fits: Math.max(0, page.fits - plan.window.offset) };
}

async function hasAny<Filter extends ListingFilter>(
  db: Database,
  { findPage }: Pick<Repository<Filter, never, unknown>, 'findPage'>,
  filter: Filter,
): Promise<boolean> {
  const part = { size: 1, offset: 0 };
  const { rows } = await readSearched({ search: filter.search }, part, (search, how) =>
    findPage(db, { ...filter, search }, 'newest', part, how),
  );
  return rows.length > 0;
}

/** What of a list a query asks for, apart from its words. */
interface Plan<Filter, Sort> {
  filter: Filter;
  sort: Sort | 'newest' | typeof BEST | typeof DISTANCE;
  window: PageWindow;
  /** The page, and an extra row that shows whether there are more. */
  part: Window;
  /** When the first page of a list by best match was read. */
  listedBy: Date | undefined;
}

/** @throws {DomainError} BAD_INPUT for a cursor of another list or order. */
function planPage<Filter extends ListingFilter, Sort extends string>(
  { orderOf }: Pick<Repository<Filter, Sort, never>, 'orderOf'>,
  { search, sort: asked, after, before, ...page }: ListQuery<Sort>,
  given: Filter,
): Plan<Filter, Sort> {
  const window = pageWindow(page);
  const size = window.size + 1;
  const sort = sortFor(asked, search, given.near);
  const cursors = { after, before };
  if (sort === BEST) {
    const cursor = placeOf(cursors, sort, undefined);
    const listedBy = cursor && momentOf(cursor.values);
    const filter = listedBy ? { ...given, listedBy } : given;
    return { filter, sort, window, part: { size, offset: window.offset }, listedBy };
  }
  const place = placeOf(cursors, sort, orderOf(sort, given));
  // A list that goes on from a place skips nothing.
  const part = place ? { size, offset: 0, place } : { size, offset: window.offset };
  return { filter: given, sort, window, part, listedBy: undefined };
}

async function readPage<
  Filter extends ListingFilter,
  Sort extends string,
  Row extends { id: string },
>(
  db: Database,
  repository: Repository<Filter, Sort, Row>,
  plan: Plan<Filter, Sort>,
  words: MeantWords | undefined,
  now: () => Date,
): Promise<ListingPage<Row>> {
  const { sort, window, part, listedBy } = plan;
  const { place } = part;
  const wanted = { ...plan.filter, search: words && (await repository.planSearch(db, words)) };
  const counting =
    !words && repository.isCostly(wanted) ? countListings(db, repository, wanted) : undefined;
  counting?.catch(() => {});
  const { rows: some, search, all }: Found<Row> = await readRows(db, repository, wanted, plan);
  const hasMore = some.length > window.size;
  const rows = place?.side === 'before' ? some.slice(-window.size) : some.slice(0, window.size);
  const read = { window, place, rows, hasMore };
  const seen = place || rows.length === 0 ? 0 : window.offset + rows.length;
  const total =
    lastOf(window, read) ??
    Math.max(
      await (counting ?? countListings(db, repository, { ...plan.filter, search }, all)),
      Math.min(seen, LIST_COUNTED + 1),
    );
  const turns =
    sort === BEST
      ? turnsByMoment(window, hasMore, listedBy ?? now())
      : await turnsByPlace(
          db,
          (from, ids) => repository.placesOf(from, wanted, sort, ids),
          sort,
          read,
        );
  return { listings: rows, window, total, turns };
}

/** The rows of a page, by the fastest way to read them. */
async function readRows<
  Filter extends ListingFilter,
  Sort extends string,
  Row extends { id: string },
>(
  db: Database,
  repository: Repository<Filter, Sort, Row>,
  filter: Filter,
  { sort, part }: Pick<Plan<Filter, Sort>, 'sort' | 'part'>,
): Promise<Found<Row>> {
  if (sort === BEST) return readBest(db, repository, filter, part);
  const nearest =
    sort === DISTANCE && part.place?.side !== 'before'
      ? await readNearest(db, repository, filter, part)
      : undefined;
  return (
    nearest ??
    readSearched({ search: filter.search, facts: filter.facts }, part, (by, how) =>
      repository.findPage(db, { ...filter, search: by }, sort, part, how),
    )
  );
}

/** The total, when the last page reveals it; at most LIST_COUNTED plus one. */
const lastOf = (
  { page, offset }: PageWindow,
  { rows, hasMore, place }: Pick<ReadPage, 'rows' | 'hasMore' | 'place'>,
) =>
  !place && !hasMore && (rows.length > 0 || page === 1)
    ? Math.min(offset + rows.length, LIST_COUNTED + 1)
    : undefined;

/**
 * Counting stops after this many search results. Texts of one or two letters match more listings
 * and tell less, and each match must be read.
 */
const SEARCH_COUNTED = { trigrams: LIST_COUNTED + 1, reading: 1_000 } as const;

/** Counts the matching listings: at most LIST_COUNTED plus one. */
async function countListings<Filter extends ListingFilter>(
  db: Database,
  { countUpTo }: Pick<Repository<Filter, never, never>, 'countUpTo'>,
  filter: Filter,
  all?: number,
): Promise<number> {
  const max = filter.search ? SEARCH_COUNTED[filter.search.by] : LIST_COUNTED + 1;
  return all === undefined ? countUpTo(db, filter, max) : Math.min(all, max);
}

interface Found<Row> {
  rows: Row[];
  search: TextSearch | undefined;
  /** The total, if the search came upon it. */
  all?: number;
}

/** Radii in kilometres, each tried in turn: in a busy area a small one fills a page. */
const CLOSE_KM = [0.5, 2, 8] as const;

/**
 * Reads a page of the nearest from a small radius if that fills it: nothing outside is nearer, so
 * only these need sorting. Otherwise undefined. Reading backwards from a place begins with the
 * furthest before it.
 */
async function readNearest<Filter extends ListingFilter, Sort, Row>(
  db: Database,
  repository: Repository<Filter, Sort, Row>,
  filter: Filter,
  window: Window,
): Promise<Found<Row> | undefined> {
  const { search, within = USUAL_WITHIN_KM } = filter;
  for (const close of CLOSE_KM.filter((km) => km < within)) {
    const rows = await repository.findPage(db, { ...filter, within: close }, DISTANCE, window);
    if (rows.length === window.size) return { rows, search };
  }
  return undefined;
}

/** A page by best match: the ranked part of the newest listings, then the others, newest first. */
async function readBest<Filter extends ListingFilter, Sort, Row extends { id: string }>(
  db: Database,
  repository: Repository<Filter, Sort, Row>,
  filter: Filter,
  window: Window,
): Promise<Found<Row>> {
  const first = await repository.bestIds(db, filter, window, 'first');
  const isCommon = first.ranked >= ENOUGH;
  const { ids, ranked } = isCommon ? first : await repository.bestIds(db, filter, window);
  const isAll = !isCommon && ranked < RANKED;
  const { search } = filter;
  const rows = ids.length > 0 ? inOrder(await repository.findByIds(db, ids), ids) : [];
  const size = window.size - rows.length;
  if (isAll) return { rows, search, all: ranked };
  if (size === 0) return { rows, search };
  const behind = { size, offset: Math.max(window.offset, ranked) };
  const { rows: others } = await readSearched({ search, facts: filter.facts }, behind, (by, how) =>
    repository.findPage(db, { ...filter, search: by }, 'newest', behind, how),
  );
  return { rows: [...rows, ...others], search };
}

function inOrder<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

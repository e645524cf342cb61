import { LIST_COUNTED } from '#domain/paging/counted.ts';
import type { Cursor } from '#domain/paging/cursor.ts';
import { USUAL_WITHIN_KM } from '#domain/places/near.ts';
import { FEW } from '#domain/search/near-spelling.ts';
import type { SearchTerm } from '#domain/search/search-words.ts';
import { closeMatches } from '#domain/search/sentence/close-matches.ts';
import type { Sentence, Understood } from '#domain/search/sentence/read-sentence.ts';
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
import { type MeantWords, readSearched, type TextSearch } from './words/text-search-repository.ts';

/** A page of a list with its total; LIST_COUNTED plus one stands for any higher number. */
export interface ListingPage<Listing> {
  listings: Listing[];
  window: PageWindow;
  total: number;
  /** The starts of the pages before and after it. */
  turns?: Turns | undefined;
  /** The search that ran instead, because the one typed found little. */
  instead?: string | undefined;
  /** What was understood of the search. */
  understood?: readonly Understood[] | undefined;
  /** How many of this page and later ones fit all of the search, where others that nearly fit come after them. */
  fits?: number | undefined;
  /** Parts of the search that those do not meet. */
  leftOut?: readonly string[] | undefined;
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

/**
 * A page of the listings that match a query and a filter. If its words find little, the likely
 * intended words are searched too.
 */
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
  const meantBy = (meant: Sentence) => reader.meantBy(meant, given);
  const { understood } = sentence;
  const words = await meantBy(sentence);
  const found = await read(words);
  if (found.total >= ENOUGH_FIT || !reader.isAbout(sentence)) return { ...found, understood };
  let [meant, best, instead]: [Sentence, ListingPage<Row>, string | undefined] = [
    sentence,
    found,
    undefined,
  ];
  if (found.total < FEW) {
    for (const near of await nearSearches(db, words)) {
      const other = reader.sentenceOf(near.instead);
      const more = await read(await meantBy(other));
      if (more.total > best.total) [meant, best, instead] = [other, more, near.instead];
    }
  }
  const page = { ...best, understood: meant.understood, instead };
  if (!query.close || plan.sort !== BEST || best.total >= ENOUGH_FIT) return page;
  const close = await closeTo(meant, {
    meantBy,
    idsOf: async (part) =>
      firstIds(db, repository, { ...given, search: await repository.planSearch(db, part) }),
  });
  return close
    ? {
        ...page,
        ...(await read(close.words)),
        fits: Math.max(0, best.total - plan.window.offset),
        leftOut: close.leftOut,
      }
    : page;
}

/** Below so many that fit, those that nearly fit are shown too. */
const ENOUGH_FIT = 6;

const firstIds = async <Filter extends ListingFilter>(
  db: Database,
  { bestIds }: Pick<Repository<Filter, never, never>, 'bestIds'>,
  filter: Filter,
): Promise<string[]> => (await bestIds(db, filter, { size: ENOUGH_FIT, offset: 0 })).ids;

interface Asks {
  meantBy(sentence: Sentence): Promise<MeantWords>;
  /** The first that fit. */
  idsOf(words: MeantWords): Promise<string[]>;
}

/**
 * What nearly fits a sentence: as few of its parts are left out as give a page its first rows. What fits more of it comes first.
 * Undefined where nothing does, or nothing is left out.
 */
async function closeTo(
  sentence: Sentence,
  { meantBy, idsOf }: Asks,
): Promise<{ words: MeantWords; leftOut: readonly string[] } | undefined> {
  const whole = await meantBy(sentence);
  const unlisted = new Set<SearchTerm>();
  for (const term of sentence.words.terms) {
    if ((await idsOf({ text: term.typed, terms: [term] })).length === 0) unlisted.add(term);
  }
  const first = await idsOf(whole);
  let close: { words: MeantWords; leftOut: readonly string[] } | undefined;
  for (const { sentence: less, leftOut } of closeMatches(sentence, unlisted)) {
    const words = await meantBy(less);
    const more = (await idsOf({ ...words, ranked: whole.terms })).filter(
      (id) => !first.includes(id),
    );
    if (more.length === 0) continue;
    close = { words: { ...words, ranked: whole.terms, first: [...first] }, leftOut };
    first.push(...more);
    if (first.length >= ENOUGH_FIT) break;
  }
  return close;
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
  const { rows: some, search, all }: Found<Row> = await readRows(db, repository, wanted, plan);
  const hasMore = some.length > window.size;
  const rows = place?.side === 'before' ? some.slice(-window.size) : some.slice(0, window.size);
  const read = { window, place, rows, hasMore };
  const seen = place || rows.length === 0 ? 0 : window.offset + rows.length;
  const total =
    lastOf(window, read) ??
    (await countListings(db, repository, { ...plan.filter, search }, all, seen));
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
const SEARCH_COUNTED = { trigrams: LIST_COUNTED + 1, pairs: 1_000, reading: 1_000 } as const;

/** Counts the matching listings: at most LIST_COUNTED plus one, and at least as many as were seen. */
async function countListings<Filter extends ListingFilter>(
  db: Database,
  { countUpTo }: Pick<Repository<Filter, never, never>, 'countUpTo'>,
  filter: Filter,
  all: number | undefined,
  seen: number,
): Promise<number> {
  const max = filter.search ? SEARCH_COUNTED[filter.search.by] : LIST_COUNTED + 1;
  const count = all === undefined ? await countUpTo(db, filter, max) : Math.min(all, max);
  return Math.max(count, Math.min(seen, LIST_COUNTED + 1));
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
  const search =
    isCommon && filter.search?.by === 'pairs'
      ? ({ ...filter.search, by: 'reading' } as const)
      : filter.search;
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

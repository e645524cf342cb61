import type { Database } from '#server/platform/database/database.ts';
import type { TextSearch } from '#server/platform/database/text-search.ts';
import { readSearched } from '#server/platform/database/text-search.ts';
import { readsFor } from '#server/platform/http/costly-lists.ts';
import { type PageWindow, pageWindow } from '#server/platform/http/paging.ts';
import type { TotalCountCache } from '#server/platform/http/total-count-cache.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ListingFilter, Window } from './listing-repository.ts';

/** A page of a list, and how many there are in all. */
export interface ListingPage<Listing> {
  listings: Listing[];
  window: PageWindow;
  total: number;
}

interface Repository<Filter, Sort, Row> {
  planSearch(db: Database, text: string): Promise<TextSearch>;
  findPage(db: Database, filter: Filter, sort: Sort, window: Window, how?: 'first'): Promise<Row[]>;
  countUpTo(db: Database, filter: Filter, max: number): Promise<number>;
  count(db: Database, filter: Filter): Promise<number>;
}

interface Query<Sort> {
  search?: string | undefined;
  sort: Sort;
  page: number;
  limit?: number | undefined;
}

/** A page of the listings of a kind that a query and a filter ask for. */
export async function listListings<Filter extends ListingFilter, Sort, Row>(
  { db: quick, slowReads }: Pick<Platform, 'db' | 'slowReads'>,
  totals: TotalCountCache,
  repository: Repository<Filter, Sort, Row>,
  { search: text, sort, ...page }: Query<Sort>,
  filter: Filter,
): Promise<ListingPage<Row>> {
  const window = pageWindow(page);
  const db = readsFor({ db: quick, slowReads }, { search: text, window });
  const planned = text === undefined ? undefined : await repository.planSearch(db, text);
  const { rows, search } = await readSearched(
    { search: planned, facts: filter.facts },
    window,
    (search, how) => repository.findPage(db, { ...filter, search }, sort, window, how),
  );
  const found = { ...filter, search };
  const total = await totals.ofList(window, rows.length, found, {
    upTo: (max) => repository.countUpTo(db, found, max),
    all: () => repository.count(slowReads, found),
  });
  return { listings: rows, window, total };
}

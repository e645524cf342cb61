import { LIST_COUNTED } from '#domain/paging/counted.ts';
import { groupThousands, plural } from '#domain/values/plural.ts';

/** Query parameter of a list's page; the first page has none. A page's second list uses another. */
export const PAGE_PARAMETER = 'page';

/** Query parameter for searching for exactly the typed text. */
export const EXACT_PARAMETER = 'exact';

/** The query string's exact search flag, in the API's form. */
export const exactOf = (query: URLSearchParams): '1' | undefined =>
  query.get(EXACT_PARAMETER) === '1' ? '1' : undefined;

/** Above this the API knows no page either. */
const MAX_PAGE = 1_000_000;

/** A page to request from a list: by number, or by cursor with its number. */
export interface PageAsked {
  page: number;
  after?: string;
  before?: string;
}

/** '3', or '3.after.WyJ…' for a page reached by its cursor: one parameter, so that links to the first page drop both. */
const PAGE = /^(\d{1,7})(?:\.(after|before)\.([\w-]{1,400}))?$/;

/** The requested page of a list; the first page if the query string names no valid one. */
export function pageAsked(query: URLSearchParams, parameter = PAGE_PARAMETER): PageAsked {
  const [, number, side, cursor] = PAGE.exec(query.get(parameter) ?? '') ?? [];
  const page = Number(number);
  if (!(page >= 1 && page <= MAX_PAGE)) return { page: 1 };
  return side && cursor ? { page, [side]: cursor } : { page };
}

/** The page in a query string; 1 if it is invalid. */
export const pageOf = (query: URLSearchParams, parameter = PAGE_PARAMETER): number =>
  pageAsked(query, parameter).page;

/** The query string of the same list at another page: '?region=Volta&page=2', '' for nothing. */
export function pageSearch(
  query: URLSearchParams,
  to: number | PageAsked,
  parameter = PAGE_PARAMETER,
): string {
  const other = new URLSearchParams(query);
  const { page, after, before } = typeof to === 'number' ? { page: to } : to;
  if (after) other.set(parameter, `${page}.after.${after}`);
  else if (before) other.set(parameter, `${page}.before.${before}`);
  else if (page === 1) other.delete(parameter);
  else other.set(parameter, String(page));
  const text = other.toString();
  return text ? `?${text}` : '';
}

export const pagesOf = (total: number, size: number) => Math.ceil(total / size);

/** The number of pages to link; only the Next link goes beyond the counted ones. */
export const pagesToShow = ({
  page,
  size,
  total,
  turns,
}: {
  page: number;
  size: number;
  total: number;
  turns?: object | undefined;
}): number => Math.max(turns ? page : 0, pagesOf(total, size));

/** The query string of the last page, if the requested one is beyond it; otherwise undefined. */
export function lastPageSearch(
  query: URLSearchParams,
  listed: { items: readonly unknown[]; total: number },
  size: number,
  parameter = PAGE_PARAMETER,
): string | undefined {
  const isThere = listed.items.length > 0 || listed.total === 0 || pageOf(query, parameter) === 1;
  return isThere ? undefined : pageSearch(query, pagesOf(listed.total, size), parameter);
}

/**
 * 'Showing 7 to 12 of 42 properties', or 'of more than 10,000' beyond the counting limit; just the count if one
 * page holds all. Where a search is followed by what nearly fits it, '1 property and 12 close matches'.
 * @param place includes the number of items shown, and of those that fit.
 */
export function shownText({ fits, ...place }: Place, noun: string, nouns?: string): string {
  if (fits === undefined) return countText(place, noun, nouns);
  if (place.page > 1) return countText(place, ...CLOSE_MATCH);
  const isMore = place.total > LIST_COUNTED;
  const close = plural(Math.min(place.total, LIST_COUNTED) - fits, ...CLOSE_MATCH);
  return `${plural(fits, noun, nouns)} and ${isMore ? 'more than ' : ''}${close}`;
}

const CLOSE_MATCH = ['close match', 'close matches'] as const;

interface Place {
  page: number;
  size: number;
  total: number;
  shown: number;
  fits?: number | undefined;
}

function countText({ page, size, total, shown }: Place, noun: string, nouns?: string): string {
  if (total <= size) return plural(total, noun, nouns);
  const before = (page - 1) * size;
  const to = before + shown;
  const isMore = total > LIST_COUNTED || to > total;
  const [first, last] = [before + 1, to].map((n) => groupThousands(String(n)));
  const all = plural(Math.min(total, LIST_COUNTED), noun, nouns);
  return `Showing ${first} to ${last} of ${isMore ? 'more than ' : ''}${all}`;
}

import { CONDITIONS, SORTS } from '#domain/cars/car.ts';
import {
  type CarFilter,
  type CarFilters as Chosen,
  filterChips,
  readCarFilters,
} from '#domain/cars/filters.ts';
import { REGIONS } from '#domain/ghana.ts';
import { formatDigits, parsePrice } from '#domain/money.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { parseWhole } from '#domain/whole-number.ts';
import { pageOf } from '#web/lib/list-page.ts';
import type { CarFilters } from './queries.ts';

const kept = (text: string | undefined, fits: (text: string) => boolean) =>
  text !== undefined && fits(text) ? text : undefined;
const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const isPrice = (text: string) => parsePrice(text) !== undefined;
const isYear = (text: string) => parseWhole(text, 0, 9999) !== undefined;

/**
 * The filters of a query string that the API takes. Half a number, while one types it, or a value that no
 * car can have does not filter.
 */
export function carFilters(query: URLSearchParams): Chosen {
  const filters = readCarFilters(query);
  const all: Chosen = {
    ...filters,
    search: filters.search?.slice(0, 200),
    condition: kept(filters.condition, oneOf(CONDITIONS)),
    region: kept(filters.region, oneOf(REGIONS)),
    minPrice: kept(filters.minPrice, isPrice),
    maxPrice: kept(filters.maxPrice, isPrice),
    minYear: kept(filters.minYear, isYear),
    maxYear: kept(filters.maxYear, isYear),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** What the car list asks the API for. */
export function carListQuery(query: URLSearchParams): CarFilters {
  return {
    ...carFilters(query),
    sort: kept(query.get('sort') ?? undefined, oneOf(SORTS)),
    page: pageOf(query),
    limit: LIST_PAGE_SIZE,
  };
}

/** The removable chips of the filters that are set, their prices with separators. */
export function carChips(filters: Chosen): { name: CarFilter; label: string }[] {
  const { minPrice, maxPrice } = filters;
  return filterChips({
    ...filters,
    minPrice: minPrice && formatDigits(minPrice),
    maxPrice: maxPrice && formatDigits(maxPrice),
  });
}

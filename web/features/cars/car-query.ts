import { CONDITIONS, FUEL_TYPES, SORTS, TRANSMISSIONS } from '#domain/cars/car.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { CAR_FILTERS, type CarFilter, filterChips, readCarFilters } from '#domain/cars/filters.ts';
import { DERIVED_FACTS } from '#domain/derived-facts.ts';
import {
  type FactFilter,
  factChips,
  factParameters,
  readFactFilters,
} from '#domain/facts/fact-filters.ts';
import { bboxChips, readBboxText } from '#domain/places/bbox.ts';
import { nearChips, readNearText, WITHIN_TEXTS } from '#domain/places/near.ts';
import { BEST, DISTANCE } from '#domain/search/sort.ts';
import { LIST_PAGE_SIZE } from '#domain/site/constants.ts';
import { type FilterChip, knownValues } from '#domain/values/filter-values.ts';
import { REGIONS } from '#domain/values/ghana.ts';
import { formatDigits, parsePrice } from '#domain/values/money.ts';
import { parseWhole } from '#domain/values/whole-number.ts';
import { exactOf, pageAsked } from '#web/lib/lists/list-page.ts';
import type { CarFilters } from './queries.ts';

/** Filters on cars besides their fields. */
const TOLD = { ...DERIVED_FACTS, ...CAR_FACTS } as const;

/** All filters of the car list: the specification's (§2.15), and those by facts. */
export type CarListFilter = CarFilter | 'near' | 'within' | 'bbox' | FactFilter<typeof TOLD>;
type ChosenInList = Partial<Record<CarListFilter, string>>;

export const CAR_FACT_FILTERS = factParameters(TOLD);
export const CAR_LIST_FILTERS: readonly CarListFilter[] = [
  ...CAR_FILTERS,
  'near',
  'within',
  'bbox',
  ...CAR_FACT_FILTERS.map(({ parameter }) => parameter as CarListFilter),
];

const kept = (text: string | undefined, fits: (text: string) => boolean) =>
  text !== undefined && fits(text) ? text : undefined;
const oneOf = (values: readonly string[]) => (text: string) => values.includes(text);
const isPrice = (text: string) => parsePrice(text) !== undefined;
const isYear = (text: string) => parseWhole(text, 0, 9999) !== undefined;
const isMileage = (text: string) => parseWhole(text, 0, 9_999_999) !== undefined;

/** The filters of a query string that the API accepts. A half-typed number, or a value that no car can have, is ignored. */
export function carFilters(query: URLSearchParams): ChosenInList {
  const filters = readCarFilters(query);
  const all: ChosenInList = {
    ...filters,
    ...readFactFilters(CAR_FACT_FILTERS, query),
    search: filters.search?.slice(0, 200),
    near: readNearText(query.get('near') ?? ''),
    within: kept(query.get('within') ?? undefined, oneOf(WITHIN_TEXTS)),
    bbox: readBboxText(query.get('bbox') ?? ''),
    condition: knownValues(query, 'condition', CONDITIONS),
    region: knownValues(query, 'region', REGIONS),
    transmission: knownValues(query, 'transmission', TRANSMISSIONS),
    fuelType: knownValues(query, 'fuelType', FUEL_TYPES),
    minPrice: kept(filters.minPrice, isPrice),
    maxPrice: kept(filters.maxPrice, isPrice),
    minYear: kept(filters.minYear, isYear),
    maxYear: kept(filters.maxYear, isYear),
    minMileage: kept(filters.minMileage, isMileage),
    maxMileage: kept(filters.maxMileage, isMileage),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** The car list's API query. */
export function carListQuery(query: URLSearchParams): CarFilters {
  return {
    ...carFilters(query),
    sort: kept(query.get('sort') ?? undefined, oneOf([BEST, DISTANCE, ...SORTS])),
    exact: exactOf(query),
    ...pageAsked(query),
    limit: LIST_PAGE_SIZE,
  };
}

/**
 * Removable chips of the active filters, with separators in prices.
 * @param nearName name of the place that the list is near, once known.
 */
export function carChips(filters: ChosenInList, nearName?: string): FilterChip<CarListFilter>[] {
  const { minPrice, maxPrice } = filters;
  const plain = filterChips({
    ...filters,
    minPrice: minPrice && formatDigits(minPrice),
    maxPrice: maxPrice && formatDigits(maxPrice),
  });
  return [
    ...plain,
    ...nearChips(filters, nearName),
    ...bboxChips(filters),
    ...factChips(TOLD, filters),
  ];
}

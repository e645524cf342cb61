import { type FilterChip, givenValues, joinValues, valueChips } from '../values/filter-values.ts';
import { groupThousands } from '../values/plural.ts';

/** The filters of the car list as the query string mirrors them (specification §5). */
export const CAR_FILTERS = [
  'search',
  'brand',
  'model',
  'minPrice',
  'maxPrice',
  'minYear',
  'maxYear',
  'condition',
  'location',
  'region',
  'carType',
  'transmission',
  'fuelType',
  'minMileage',
  'maxMileage',
] as const;
export type CarFilter = (typeof CAR_FILTERS)[number];

/** Filters as typed or chosen; a missing one is not set. */
export type CarFilters = Partial<Record<CarFilter, string>>;

/** Filters that may have several values. */
const BY_VALUES = [
  'brand',
  'model',
  'condition',
  'location',
  'region',
  'carType',
  'transmission',
  'fuelType',
] as const satisfies readonly CarFilter[];
export type CarOption = (typeof BY_VALUES)[number];
const isByValues = (name: CarFilter): name is CarOption => BY_VALUES.some((each) => each === name);

/** Reads the filters of a query string, without blank ones. */
export function readCarFilters(query: URLSearchParams): CarFilters {
  const filters: CarFilters = {};
  for (const name of CAR_FILTERS) {
    const value = isByValues(name) ? joinValues(givenValues(query, name)) : query.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return filters;
}

/** The distinct values among the loaded cars, as options of a filter; sorted, without blanks. */
export function distinctOptions<Name extends CarOption>(
  cars: readonly Readonly<Record<Name, string>>[],
  name: Name,
): string[] {
  return [...new Set(cars.map((car) => car[name]).filter((value) => value.trim() !== ''))].sort(
    (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1),
  );
}

const CHIP_LABEL: Readonly<Record<Exclude<CarFilter, CarOption>, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  minPrice: (value) => `From ₵${value}`,
  maxPrice: (value) => `Up to ₵${value}`,
  minYear: (value) => `From ${value}`,
  maxYear: (value) => `Up to ${value}`,
  minMileage: (value) => `From ${groupThousands(value)} km`,
  maxMileage: (value) => `Up to ${groupThousands(value)} km`,
};

/** The removable chips: one per value. */
export function filterChips(filters: CarFilters): FilterChip<CarFilter>[] {
  return CAR_FILTERS.flatMap((name): FilterChip<CarFilter>[] => {
    const value = filters[name]?.trim();
    if (!value) return [];
    return isByValues(name) ? valueChips(name, value) : [{ name, label: CHIP_LABEL[name](value) }];
  });
}

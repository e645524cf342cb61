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
] as const;
export type CarFilter = (typeof CAR_FILTERS)[number];

/** What was typed or chosen; a filter that is missing is not set. */
export type CarFilters = Partial<Record<CarFilter, string>>;

type Option = 'brand' | 'model' | 'condition' | 'location' | 'region';

/** Reads the filters of a query string; blank ones are left out. */
export function readCarFilters(query: URLSearchParams): CarFilters {
  const filters: CarFilters = {};
  for (const name of CAR_FILTERS) {
    const value = query.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return filters;
}

/** The distinct values of the loaded cars, for the choices of a filter; sorted, no blanks. */
export function distinctOptions<Name extends Option>(
  cars: readonly Readonly<Record<Name, string>>[],
  name: Name,
): string[] {
  return [...new Set(cars.map((car) => car[name]).filter((value) => value.trim() !== ''))].sort(
    (a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1),
  );
}

const CHIP_LABEL: Readonly<Record<CarFilter, (value: string) => string>> = {
  search: (value) => `“${value}”`,
  brand: (value) => value,
  model: (value) => value,
  minPrice: (value) => `From ₵${value}`,
  maxPrice: (value) => `Up to ₵${value}`,
  minYear: (value) => `From ${value}`,
  maxYear: (value) => `Up to ${value}`,
  condition: (value) => value,
  location: (value) => value,
  region: (value) => value,
};

/** The removable chips: one for each filter that is set. */
export function filterChips(filters: CarFilters): { name: CarFilter; label: string }[] {
  return CAR_FILTERS.flatMap((name) => {
    const value = filters[name]?.trim();
    return value ? [{ name, label: CHIP_LABEL[name](value) }] : [];
  });
}

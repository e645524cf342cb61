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

export interface FilterableCar {
  name: string;
  brand: string;
  model: string;
  description: string;
  condition: string;
  location: string;
  region: string;
  price: number;
  year: number;
}

const EXACT = ['brand', 'model', 'condition', 'location', 'region'] as const;

/** Reads the filters of a query string; blank ones are left out. */
export function readCarFilters(query: URLSearchParams): CarFilters {
  const filters: CarFilters = {};
  for (const name of CAR_FILTERS) {
    const value = query.get(name)?.trim();
    if (value) filters[name] = value;
  }
  return filters;
}

/** Writes the filters into a query string, in a fixed order, and leaves other parameters alone. */
export function writeCarFilters(
  filters: CarFilters,
  others: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const query = new URLSearchParams(others);
  for (const name of CAR_FILTERS) {
    query.delete(name);
    const value = filters[name]?.trim();
    if (value) query.set(name, value);
  }
  return query;
}

/** The cars that fit every filter that is set. */
export function filterCars<T extends FilterableCar>(cars: readonly T[], filters: CarFilters): T[] {
  const search = filters.search?.trim().toLowerCase();
  return cars.filter(
    (car) =>
      (!search || searchable(car).some((text) => text.toLowerCase().includes(search))) &&
      EXACT.every((name) => !filters[name] || car[name] === filters[name]) &&
      isWithin(car.price, filters.minPrice, filters.maxPrice) &&
      isWithin(car.year, filters.minYear, filters.maxYear),
  );
}

/** The distinct values of the loaded cars, for the choices of a filter; sorted, no blanks. */
export function distinctOptions<T extends FilterableCar>(
  cars: readonly T[],
  name: (typeof EXACT)[number],
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

function searchable(car: FilterableCar): string[] {
  return [car.name, car.brand, car.model, car.description];
}

function isWithin(value: number, min: string | undefined, max: string | undefined): boolean {
  const low = bound(min);
  const high = bound(max);
  return (low === undefined || value >= low) && (high === undefined || value <= high);
}

// A bound that is no number does not filter: half a number while typing must not empty the list.
function bound(text: string | undefined): number | undefined {
  const digits = text?.trim().replace(/,/g, '');
  return digits && /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

import {
  type CarCategory,
  type CarSort,
  isInCategory,
  isRelocationVehicle,
} from '#domain/cars/car.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import { carSearchText } from '#domain/cars/search-text.ts';
import { factConditions, meetsConditions } from '#domain/facts/fact-filters.ts';
import { LISTING_TRAITS, traitsOf } from '#domain/listing-traits.ts';
import { hasWords, readSearch } from '#domain/search/search-words.ts';
import { BEST, DISTANCE, sortFor } from '#domain/search/sort.ts';
import { splitValues } from '#domain/values/filter-values.ts';
import { parsePrice } from '#domain/values/money.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { bestFirst } from '#web/lib/lists/best-first.ts';
import { newestFirst, pageOfList, recallList } from '#web/lib/lists/recall-list.ts';
import { withSessionStorage } from '#web/lib/lists/remember-list.ts';
import type { CarFilters } from './queries.ts';

/** The page of a list among the cars that are remembered. */
export function recallCars(filters: CarFilters): Listed<CarSummary> | undefined {
  // Where a place is is for the server to say.
  if (filters.near || filters.bbox) return undefined;
  const kept = withSessionStorage((storage) => recallList<CarSummary>(storage, 'cars', Date.now()));
  return pageOfList(filterCars(kept ?? [], filters), filters);
}

/** The filters of GET /api/cars on a list in hand, in its order. */
export function filterCars(list: readonly CarSummary[], filters: CarFilters): CarSummary[] {
  const { kind, category } = filters;
  const search = filters.search?.trim();
  const words = search ? readSearch(search) : undefined;
  const sort = sortFor(filters.sort as CarSort | undefined, search);
  const facts = factConditions(CAR_FACTS, { ...filters });
  const traits = factConditions(LISTING_TRAITS, { ...filters });
  const lowest = parsePrice(filters.minPrice ?? '');
  const highest = parsePrice(filters.maxPrice ?? '');
  const [from, to] = [Number(filters.minYear || 0), Number(filters.maxYear || 9999)];
  // A relocation vehicle has no price that anybody sees.
  const hasPrice = (car: CarSummary) =>
    (lowest === undefined && highest === undefined) ||
    (!isRelocationVehicle(car) &&
      car.price >= (lowest ?? 0) &&
      car.price <= (highest ?? Number.POSITIVE_INFINITY));
  const found = list
    .filter(
      (car) =>
        EQUAL.every((name) => !filters[name] || splitValues(filters[name]).includes(car[name])) &&
        (!kind || (kind === 'relocation') === isRelocationVehicle(car)) &&
        (!category || isInCategory(car, category as CarCategory)) &&
        hasPrice(car) &&
        meetsConditions(car.facts, facts) &&
        car.year >= from &&
        car.year <= to &&
        car.mileage >= Number(filters.minMileage || 0) &&
        car.mileage <= Number(filters.maxMileage || Number.POSITIVE_INFINITY) &&
        meetsConditions(traitsOfSummary(car), traits) &&
        (!words || hasWords(carSearchText(car), words, car.facts)),
    )
    .sort(ORDER[sort === BEST || sort === DISTANCE ? 'newest' : sort]);
  return words && sort === BEST
    ? bestFirst(found, words, (car) => ({
        name: car.name,
        place: placeOf(car),
        document: carSearchText(car),
        facts: car.facts,
      }))
    : found;
}

const EQUAL = [
  'brand',
  'model',
  'condition',
  'location',
  'region',
  'carType',
  'transmission',
  'fuelType',
] as const;

const traitsOfSummary = ({ photos, video }: CarSummary) =>
  traitsOf({ hasPhotos: photos.length > 0, hasVideo: video !== null });

const byPrice = (up: 1 | -1) => (a: CarSummary, b: CarSummary) =>
  Number(isRelocationVehicle(a)) - Number(isRelocationVehicle(b)) ||
  (isRelocationVehicle(a) ? newestFirst(a, b) : up * (a.price - b.price));

const ORDER: Readonly<Record<CarSort, (a: CarSummary, b: CarSummary) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  'price-asc': byPrice(1),
  'price-desc': byPrice(-1),
  'year-asc': (a, b) => a.year - b.year,
  'year-desc': (a, b) => b.year - a.year,
};

const placeOf = ({ location, region, cityOrTown }: CarSummary) =>
  `${location} ${region} ${cityOrTown}`;

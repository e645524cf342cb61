import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CAR_FACTS } from '#domain/cars/facts.ts';
import type { CarSummary } from '#domain/cars/schema.ts';
import type { DERIVED_FACTS } from '#domain/derived-facts.ts';
import type { FactFilter } from '#domain/facts/fact-filters.ts';
import { invertedRanges } from '#domain/values/ranges.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';
import { type Listed, readList } from '#web/lib/api/page-data.ts';
import { pollPendingPhotos } from '#web/lib/api/pending-photos.ts';
import { closeToo } from '#web/lib/lists/close-too.ts';
import { useListed } from '#web/lib/lists/use-listed.ts';

/** The filters of GET /api/cars as the pages use them; left out means any. */
export interface CarFilters
  extends Partial<Record<FactFilter<typeof CAR_FACTS> | FactFilter<typeof DERIVED_FACTS>, string>> {
  search?: string;
  brand?: string;
  model?: string;
  condition?: string;
  location?: string;
  region?: string;
  minPrice?: string;
  maxPrice?: string;
  minYear?: string;
  maxYear?: string;
  carType?: string;
  transmission?: string;
  fuelType?: string;
  minMileage?: string;
  maxMileage?: string;
  /** 'relocation' or 'regular'. */
  kind?: string;
  category?: string;
  near?: string;
  within?: string;
  bbox?: string;
  sort?: string;
  exact?: '1' | undefined;
  /** Cursor of the page to load; `page` is then only its number. */
  after?: string;
  before?: string;
  page?: number;
  limit?: number;
}

/** The call of a page of cars, as cards show them. */
export const carsPath = (filters: CarFilters): ReadPath<CarSummary[]> =>
  readPath('GET /api/cars', { query: { ...filters, ...closeToo(filters), view: 'card' } });

/** A page of cars, without a timeout of ours (specification §7); `initial` is the list the server rendered. */
export const carsQuery = (filters: CarFilters, initial?: Listed<CarSummary> | null) =>
  queryOptions({
    queryKey: ['cars', carsPath(filters)],
    queryFn: ({ signal }) => readList(carsPath(filters), { signal, timeoutMs: null }),
    initialData: initial ?? undefined,
    placeholderData: keepPreviousData,
    // It would be refused, in words that the page has.
    enabled: invertedRanges(filters).length === 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pollPendingPhotos(data?.items ?? [], dataUpdateCount),
  });

/** The list a page shows; the last loaded one if loading fails. */
export const useCars = (filters: CarFilters, initial: Listed<CarSummary> | null) =>
  useListed<CarSummary>(carsQuery(filters, initial), 'cars', filters.limit);

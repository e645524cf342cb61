import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DERIVED_FACTS } from '#domain/derived-facts.ts';
import type { FactFilter } from '#domain/facts/fact-filters.ts';
import type { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { subtypeOf } from '#domain/properties/property.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import {
  PROPERTY_CACHE_MS,
  PROPERTY_FETCH_ATTEMPTS,
  PROPERTY_FETCH_TIMEOUT_MS,
  retryDelayMs,
} from '#domain/site/constants.ts';
import { invertedRanges } from '#domain/values/ranges.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { type ReadPath, readPath } from '#web/lib/api/call-path.ts';
import { type Listed, readList } from '#web/lib/api/page-data.ts';
import { pollPendingPhotos } from '#web/lib/api/pending-photos.ts';
import { busyForMs } from '#web/lib/api/retry-when-busy.ts';
import { closeToo } from '#web/lib/lists/close-too.ts';
import { useListed } from '#web/lib/lists/use-listed.ts';

/** The filters of GET /api/properties as the pages use them; left out means any. */
export interface PropertyFilters
  extends Partial<
    Record<FactFilter<typeof PROPERTY_FACTS> | FactFilter<typeof DERIVED_FACTS>, string>
  > {
  search?: string;
  propertyType?: string;
  subtype?: string;
  location?: string;
  region?: string;
  condition?: string;
  status?: string;
  minPrice?: string;
  maxPrice?: string;
  from?: string;
  to?: string;
  guests?: string;
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

/** The call of a page of properties, as cards show them. */
export const propertiesPath = (filters: PropertyFilters): ReadPath<PropertySummary[]> =>
  readPath('GET /api/properties', { query: { ...filters, ...closeToo(filters), view: 'card' } });

/** Three attempts with growing delays (specification §9), or after the time a busy server names; a refusal is final. */
export const attempts = {
  retry: (failures: number, error: Error) =>
    failures < PROPERTY_FETCH_ATTEMPTS - 1 && !(error instanceof ApiError && error.isFinal),
  retryDelay: (failures: number, error: Error) => busyForMs(error) ?? retryDelayMs(failures + 1),
};

/**
 * A list up to five minutes old would do (specification §7). The server makes caches revalidate it anyway, so
 * that other people's changes show at the next look.
 */
const CACHE_WISH = { 'cache-control': `max-age=${PROPERTY_CACHE_MS / 1000}` };

/** The lists are filtered once more here by type and subtype (specification §7). */
const isOfKind = (property: PropertySummary, { propertyType, subtype }: PropertyFilters) =>
  (!propertyType || property.propertyType === propertyType) &&
  (!subtype || subtypeOf(property) === subtype);

/** A page of properties; `initial` is the list the server rendered. */
export const propertiesQuery = (
  filters: PropertyFilters,
  initial?: Listed<PropertySummary> | null,
) =>
  queryOptions({
    queryKey: ['properties', propertiesPath(filters)],
    queryFn: async ({ signal }) => {
      const { items, ...listed } = await readList(propertiesPath(filters), {
        signal,
        timeoutMs: PROPERTY_FETCH_TIMEOUT_MS,
        headers: CACHE_WISH,
      });
      return { ...listed, items: items.filter((property) => isOfKind(property, filters)) };
    },
    initialData: initial ?? undefined,
    placeholderData: keepPreviousData,
    // It would be refused, in words that the page has.
    enabled: invertedRanges(filters).length === 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      pollPendingPhotos(data?.items ?? [], dataUpdateCount),
    ...attempts,
  });

/** The list a page shows; the last loaded one if loading fails. */
export const usePropertyList = (
  filters: PropertyFilters,
  initial: Listed<PropertySummary> | null,
) => useListed<PropertySummary>(propertiesQuery(filters, initial), 'properties', filters.limit);

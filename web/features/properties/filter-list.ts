import { factConditions, meetsConditions } from '#domain/facts/fact-filters.ts';
import { LISTING_TRAITS, traitsOf } from '#domain/listing-traits.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { subtypeOf } from '#domain/properties/property.ts';
import type { PropertySummary } from '#domain/properties/schema.ts';
import { propertySearchText } from '#domain/properties/search-text.ts';
import type { PropertySort } from '#domain/properties/sorts.ts';
import { hasWords, readSearch } from '#domain/search/search-words.ts';
import { BEST, DISTANCE, sortFor } from '#domain/search/sort.ts';
import { splitValues } from '#domain/values/filter-values.ts';
import { parsePrice } from '#domain/values/money.ts';
import type { Listed } from '#web/lib/api/page-data.ts';
import { bestFirst } from '#web/lib/lists/best-first.ts';
import { newestFirst, pageOfList, recallList } from '#web/lib/lists/recall-list.ts';
import { withSessionStorage } from '#web/lib/lists/remember-list.ts';
import type { PropertyFilters } from './queries.ts';

/** The page of a list among the properties that are remembered. */
export function recallProperties(filters: PropertyFilters): Listed<PropertySummary> | undefined {
  // What is booked is not remembered.
  if (filters.from) return undefined;
  // Where a place is is for the server to say.
  if (filters.near || filters.bbox) return undefined;
  const kept = withSessionStorage((storage) =>
    recallList<PropertySummary>(storage, 'properties', Date.now()),
  );
  return pageOfList(filterList(kept ?? [], filters), filters);
}

/** The filters of GET /api/properties on a list in hand, in its order. */
export function filterList(
  list: readonly PropertySummary[],
  filters: PropertyFilters,
): PropertySummary[] {
  const { propertyType, subtype, region, location, condition, status } = filters;
  const search = filters.search?.trim();
  const words = search ? readSearch(search) : undefined;
  const sort = sortFor(filters.sort as PropertySort | undefined, search);
  const lowest = parsePrice(filters.minPrice ?? '') ?? 0;
  const highest = parsePrice(filters.maxPrice ?? '') ?? Number.POSITIVE_INFINITY;
  const minGuests = filters.guests ?? filters.minGuests;
  const facts = factConditions(PROPERTY_FACTS, { ...filters, minGuests });
  const traits = factConditions(LISTING_TRAITS, { ...filters });
  const fits = (wanted: string | undefined, value: string | null) =>
    !wanted || (value !== null && splitValues(wanted).includes(value));
  const found = list
    .filter(
      (property) =>
        fits(propertyType, property.propertyType) &&
        fits(subtype, subtypeOf(property)) &&
        fits(region, property.region) &&
        fits(location?.toLowerCase(), property.location.toLowerCase()) &&
        fits(condition, property.condition) &&
        fits(status, property.status) &&
        property.price >= lowest &&
        property.price <= highest &&
        meetsConditions(property.facts, facts) &&
        meetsConditions(traitsOfSummary(property), traits) &&
        (!words || hasWords(propertySearchText(property), words, property.facts)),
    )
    .sort(ORDER[sort === BEST || sort === DISTANCE ? 'newest' : sort]);
  return words && sort === BEST
    ? bestFirst(found, words, (property) => ({
        name: property.name,
        place: placeOf(property),
        document: propertySearchText(property),
        facts: property.facts,
      }))
    : found;
}

const ORDER: Readonly<Record<PropertySort, (a: PropertySummary, b: PropertySummary) => number>> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) =>
    (b.averageRating ?? 0) - (a.averageRating ?? 0) ||
    b.reviewCount - a.reviewCount ||
    newestFirst(a, b),
};

const traitsOfSummary = ({ photos, video, lister }: PropertySummary) =>
  traitsOf({ hasPhotos: photos.length > 0, hasVideo: video !== null, role: lister.role });

const placeOf = ({ location, region }: PropertySummary) => `${location} ${region}`;

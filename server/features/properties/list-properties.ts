import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { isBookable } from '#domain/bookings/rules.ts';
import { checkSearchedDays, type GivenDays } from '#domain/bookings/searched-days.ts';
import { badInput } from '#domain/errors.ts';
import { factConditions } from '#domain/facts/fact-filters.ts';
import { LISTING_TRAITS } from '#domain/listing-traits.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import { PROPERTY_FACETS } from '#domain/properties/facets.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { guestsAsFact } from '#domain/properties/guests.ts';
import { propertyTypeOf } from '#domain/properties/property.ts';
import type {
  ListPropertiesQuery,
  MapPropertiesQuery,
  Property,
} from '#domain/properties/schema.ts';
import type { PropertyFilters } from '#domain/saved-searches/searched-lists.ts';
import { today } from '#domain/values/calendar-date.ts';
import {
  countFacets,
  countWithout,
  type ListingPage,
  listListings,
  mapListings,
  type TotalCountCache,
  withDistance,
} from '#server/features/listings/public.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pageWindow } from '#server/platform/http/calls/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperties } from './present.ts';
import { type PropertyFilter, properties } from './repository.ts';

type Reads = Pick<Platform, 'db' | 'slowReads' | 'now' | 'config'>;

/** The properties on offer, for anybody. */
export const listProperties = (
  platform: Reads,
  totals: TotalCountCache,
  query: ListPropertiesQuery,
): Promise<ListingPage<Property>> => list(platform, totals, query, {});

/** The properties of a lister that are on offer, for anybody. */
export const listPropertiesOf = (
  platform: Reads,
  totals: TotalCountCache,
  listerId: string,
  query: ListPropertiesQuery,
): Promise<ListingPage<Property>> => list(platform, totals, query, { listerId });

/** The actor's own properties, an Admin's all. */
export const listOwnProperties = (
  platform: Reads,
  totals: TotalCountCache,
  actor: Actor,
  query: ListPropertiesQuery,
): Promise<ListingPage<Property>> =>
  list(platform, totals, query, {
    withPaused: true,
    ...(!isAdmin(actor) && { listerId: actor.userId }),
  });

async function list(
  platform: Reads,
  totals: TotalCountCache,
  query: ListPropertiesQuery,
  whose: Pick<PropertyFilter, 'listerId' | 'withPaused'>,
): Promise<ListingPage<Property>> {
  await requireBookableDays(platform, query);
  const filter = { ...filterOf(query), ...whose };
  if (filter.ids === NONE.ids) return { listings: [], window: pageWindow(query), total: 0 };
  const page = await listListings(platform, totals, properties, query, filter);
  const listings = await presentProperties(platform, page.listings);
  return { ...page, listings: listings.map((listing) => withDistance(listing, query.near)) };
}

/** Of some properties those that the list of a saved search shows, but for those of one person. */
export const findAmongProperties = (
  db: Database,
  { search, ...query }: Partial<PropertyFilters>,
  among: { ids: readonly string[]; notOf: string },
) =>
  properties.findAmong(
    db,
    { ...filterOf(query), search: search === undefined ? undefined : readPlacedSearch(search) },
    among,
  );

/** What a list without one word or filter of a query would have. */
export async function countPropertiesWithout(platform: Reads, query: ListPropertiesQuery) {
  await requireBookableDays(platform, query);
  return countWithout(platform, properties, query, (left) => filterOf(left as ListPropertiesQuery));
}

/** @throws {DomainError} BAD_INPUT for days on which no stay could be booked, or one without the other. */
async function requireBookableDays(platform: Reads, days: GivenDays): Promise<void> {
  if (!days.from && !days.to) return;
  const { bookingLimits } = await getSettings(platform);
  const check = checkSearchedDays(days, today(platform.now()), bookingLimits);
  if (!check.ok) throw badInput(check.message, check.fields);
}

/** No property has a subtype of another property type, and only a Short-Stay that is available is free. */
function contradictsItself({
  propertyType,
  subtype,
  status,
  from,
}: Partial<ListPropertiesQuery>): boolean {
  const type = subtype && propertyTypeOf(subtype);
  if (type && propertyType && !propertyType.includes(type)) return true;
  const types = type ? [type] : (propertyType ?? ['Short-Stay']);
  const statuses = status ?? ['available'];
  const isAnyBookable = types.some((each) =>
    statuses.some((state) => isBookable({ propertyType: each, status: state })),
  );
  return from !== undefined && !isAnyBookable;
}

/** How many there would be with each option of each filter. */
export async function countPropertyFacets(
  platform: Reads,
  query: ListPropertiesQuery,
  max?: number,
) {
  await requireBookableDays(platform, query);
  return countFacets(
    platform,
    properties,
    PROPERTY_FACETS,
    query,
    (narrowed) => filterOf(narrowed as ListPropertiesQuery),
    max,
  );
}

/** Where those on offer are that fit a query. */
export async function mapProperties(platform: Reads, query: MapPropertiesQuery) {
  const { zoom: _zoom, ...list } = query;
  await requireBookableDays(platform, list);
  return mapListings(platform, properties, query, filterOf(list));
}

function filterOf(query: Partial<ListPropertiesQuery>): PropertyFilter {
  const {
    search: _search,
    page: _page,
    limit: _limit,
    sort: _sort,
    exact: _exact,
    view: _view,
    after: _after,
    before: _before,
    from,
    to,
    ...narrowed
  } = guestsAsFact(query);
  const freeOn = from && to && { from, to };
  const propertyType: typeof query.propertyType = freeOn ? ['Short-Stay'] : query.propertyType;
  return {
    ...narrowed,
    ...(contradictsItself(query) && NONE),
    ...(freeOn && { freeOn, status: ['available' as const] }),
    // A subtype says it already, and by itself it is served by its index.
    propertyType: query.subtype === undefined ? propertyType : undefined,
    facts: factConditions(PROPERTY_FACTS, narrowed),
    traits: factConditions(LISTING_TRAITS, narrowed),
  };
}

/** Finds nothing. */
const NONE = { ids: [] };

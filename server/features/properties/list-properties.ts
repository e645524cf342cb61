import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { factConditions } from '#domain/facts/fact-filters.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { propertyTypeOf } from '#domain/properties/property.ts';
import type { ListPropertiesQuery, Property } from '#domain/properties/schema.ts';
import {
  countWithout,
  type ListingPage,
  listListings,
  withDistance,
} from '#server/features/listings/public.ts';
import { pageWindow } from '#server/platform/http/paging.ts';
import type { TotalCountCache } from '#server/platform/http/total-count-cache.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperty } from './present.ts';
import { type PropertyFilter, properties } from './repository.ts';

/** The properties on offer, for anybody. */
export const listProperties = (
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: TotalCountCache,
  query: ListPropertiesQuery,
): Promise<ListingPage<Property>> => list(platform, totals, query, {});

/** The actor's own properties, an Admin's all. */
export const listOwnProperties = (
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: TotalCountCache,
  actor: Actor,
  query: ListPropertiesQuery,
): Promise<ListingPage<Property>> =>
  list(platform, totals, query, isAdmin(actor) ? {} : { listerId: actor.userId });

async function list(
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: TotalCountCache,
  query: ListPropertiesQuery,
  whose: Pick<PropertyFilter, 'listerId'>,
): Promise<ListingPage<Property>> {
  if (contradictsItself(query)) return { listings: [], window: pageWindow(query), total: 0 };
  const filter = { ...filterOf(query), ...whose };
  const page = await listListings(platform, totals, properties, query, filter);
  return {
    ...page,
    listings: page.listings.map((row) => withDistance(presentProperty(row), query.near)),
  };
}

/** No property has a subtype of another property type. */
const contradictsItself = ({ propertyType, subtype }: ListPropertiesQuery): boolean =>
  propertyType !== undefined && subtype !== undefined && propertyTypeOf(subtype) !== propertyType;

/** What a list without one word or filter of a query would have. */
export const countPropertiesWithout = (
  platform: Pick<Platform, 'slowReads'>,
  query: ListPropertiesQuery,
) => countWithout(platform, properties, query, (left) => filterOf(left as ListPropertiesQuery));

function filterOf(query: ListPropertiesQuery): PropertyFilter {
  const {
    search: _search,
    page: _page,
    limit: _limit,
    sort: _sort,
    exact: _exact,
    view: _view,
    ...narrowed
  } = query;
  return {
    ...narrowed,
    // A subtype says it already, and alone it is served by its index.
    propertyType: query.subtype === undefined ? query.propertyType : undefined,
    facts: factConditions(PROPERTY_FACTS, query),
  };
}

import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { factConditions } from '#domain/facts/fact-filters.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { propertyTypeOf } from '#domain/properties/property.ts';
import type { ListPropertiesQuery, Property } from '#domain/properties/schema.ts';
import { type ListingPage, listListings } from '#server/features/listings/public.ts';
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
  const {
    search: _search,
    page: _page,
    limit: _limit,
    sort: _sort,
    view: _view,
    ...narrowed
  } = query;
  const filter: PropertyFilter = {
    ...narrowed,
    // A subtype says it already, and alone it is served by its index.
    propertyType: query.subtype === undefined ? query.propertyType : undefined,
    ...whose,
    facts: factConditions(PROPERTY_FACTS, query),
  };
  const page = await listListings(platform, totals, properties, query, filter);
  return { ...page, listings: page.listings.map(presentProperty) };
}

/** No property has a subtype of another property type. */
const contradictsItself = ({ propertyType, subtype }: ListPropertiesQuery): boolean =>
  propertyType !== undefined && subtype !== undefined && propertyTypeOf(subtype) !== propertyType;

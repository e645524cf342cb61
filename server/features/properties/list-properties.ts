import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { factConditions } from '#domain/facts/fact-filters.ts';
import { fromCedi } from '#domain/money.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { propertyTypeOf } from '#domain/properties/property.ts';
import type { ListPropertiesQuery, Property } from '#domain/properties/schema.ts';
import { readSearched } from '#server/platform/database/text-search.ts';
import { readsFor } from '#server/platform/http/costly-lists.ts';
import { type PageWindow, pageWindow } from '#server/platform/http/paging.ts';
import type { Totals } from '#server/platform/http/totals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentProperty } from './present.ts';
import { type PropertyFilter, properties } from './repository.ts';

/** A page of a list. */
export interface PropertyPage {
  properties: Property[];
  window: PageWindow;
  /** How many there are in all. */
  total: number;
}

/** The properties on offer, for anybody. */
export function listProperties(
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: Totals,
  query: ListPropertiesQuery,
): Promise<PropertyPage> {
  return list(platform, totals, query, {});
}

/** The actor's own properties, an Admin's all. */
export function listOwnProperties(
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: Totals,
  actor: Actor,
  query: ListPropertiesQuery,
): Promise<PropertyPage> {
  return list(platform, totals, query, isAdmin(actor) ? {} : { listerId: actor.userId });
}

async function list(
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: Totals,
  query: ListPropertiesQuery,
  whose: Pick<PropertyFilter, 'listerId'>,
): Promise<PropertyPage> {
  const window = pageWindow(query);
  if (contradictsItself(query)) return { properties: [], window, total: 0 };
  const db = readsFor(platform, { search: query.search, window });
  const narrowed = { ...filterOf(query), ...whose };
  const { rows, search } = await readSearched(
    {
      search:
        query.search === undefined ? undefined : await properties.planSearch(db, query.search),
      facts: narrowed.facts,
    },
    window,
    (search, how) => properties.findPage(db, { ...narrowed, search }, query.sort, window, how),
  );
  const filter = { ...narrowed, search };
  const total = await totals.ofList(window, rows.length, filter, {
    upTo: (max) => properties.countUpTo(db, filter, max),
    all: () => properties.count(platform.slowReads, filter),
  });
  return { properties: rows.map(presentProperty), window, total };
}

/** No property has a subtype of another property type. */
const contradictsItself = ({ propertyType, subtype }: ListPropertiesQuery): boolean =>
  propertyType !== undefined && subtype !== undefined && propertyTypeOf(subtype) !== propertyType;

function filterOf(query: ListPropertiesQuery): PropertyFilter {
  const { subtype, region, location, condition, status, minPrice, maxPrice } = query;
  return {
    subtype,
    // A subtype says it already, and alone it is served by its index.
    propertyType: subtype === undefined ? query.propertyType : undefined,
    region,
    location,
    condition,
    status,
    minPesewas: minPrice === undefined ? undefined : fromCedi(minPrice),
    maxPesewas: maxPrice === undefined ? undefined : fromCedi(maxPrice),
    facts: factConditions(PROPERTY_FACTS, query),
  };
}

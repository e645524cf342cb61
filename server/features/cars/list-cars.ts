import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { CAR_FACETS } from '#domain/cars/facets.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import type { Car, ListCarsQuery, MapCarsQuery } from '#domain/cars/schema.ts';
import { factConditions } from '#domain/facts/fact-filters.ts';
import { LISTING_TRAITS } from '#domain/listing-traits.ts';
import { readPlacedSearch } from '#domain/places/search-places.ts';
import type { CarFilters } from '#domain/saved-searches/searched-lists.ts';
import {
  countFacets,
  countWithout,
  type ListingPage,
  listListings,
  mapListings,
  type TotalCountCache,
  withDistance,
} from '#server/features/listings/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentCars } from './present.ts';
import { type CarFilter, cars } from './repository.ts';

/** The cars that fit a query, for anybody: how to reach their people stands on the detail of one (get-car.ts). */
export const listCars = (
  platform: Pick<Platform, 'db' | 'slowReads' | 'now' | 'config'>,
  totals: TotalCountCache,
  query: ListCarsQuery,
): Promise<ListingPage<Car>> => list(platform, totals, query, { isOwn: false });

/** The cars of a lister, for anybody. */
export const listCarsOf = (
  platform: Pick<Platform, 'db' | 'slowReads' | 'now' | 'config'>,
  totals: TotalCountCache,
  listerId: string,
  query: ListCarsQuery,
): Promise<ListingPage<Car>> => list(platform, totals, query, { isOwn: false, listerId });

/** The actor's own cars, with what the actor said of them; for an Admin all of them, with whose they are. */
export async function listOwnCars(
  platform: Pick<Platform, 'db' | 'slowReads' | 'now' | 'config'>,
  totals: TotalCountCache,
  actor: Actor,
  query: ListCarsQuery,
): Promise<ListingPage<Car>> {
  if (!isAdmin(actor)) {
    return list(platform, totals, query, { isOwn: true, listerId: actor.userId });
  }
  const page = await list(platform, totals, query, { isOwn: true });
  const listers = [...new Set(page.listings.map(({ userId }) => userId))];
  const names = await cars.listerNames(platform.db, listers);
  const withLister = (car: Car) => ({
    ...car,
    lister: { userId: car.userId, name: names.get(car.userId) ?? '' },
  });
  return { ...page, listings: page.listings.map(withLister) };
}

async function list(
  platform: Pick<Platform, 'db' | 'slowReads' | 'now' | 'config'>,
  totals: TotalCountCache,
  query: ListCarsQuery,
  { isOwn, listerId }: { isOwn: boolean; listerId?: string },
): Promise<ListingPage<Car>> {
  const filter = { ...filterOf(query), listerId, withPaused: isOwn };
  const page = await listListings(platform, totals, cars, query, filter);
  const listings = await presentCars(platform, page.listings, { contacts: isOwn, isOwn });
  return { ...page, listings: listings.map((car) => withDistance(car, query.near)) };
}

/** Of some cars those that the list of a saved search shows, but for those of one person. */
export const findAmongCars = (
  db: Database,
  { search, ...query }: Partial<CarFilters>,
  among: { ids: readonly string[]; notOf: string },
) =>
  cars.findAmong(
    db,
    { ...filterOf(query), search: search === undefined ? undefined : readPlacedSearch(search) },
    among,
  );

/** What a list without one word or filter of a query would have. */
export const countCarsWithout = (platform: Pick<Platform, 'slowReads'>, query: ListCarsQuery) =>
  countWithout(platform, cars, query, (left) => filterOf(left as ListCarsQuery));

/** How many there would be with each option of each filter. */
export const countCarFacets = (
  platform: Pick<Platform, 'slowReads'>,
  query: ListCarsQuery,
  max?: number,
) =>
  countFacets(
    platform,
    cars,
    CAR_FACETS,
    query,
    (narrowed) => filterOf(narrowed as ListCarsQuery),
    max,
  );

/** Where those are that fit a query. */
export const mapCars = (platform: Pick<Platform, 'db' | 'slowReads'>, query: MapCarsQuery) => {
  const { zoom: _zoom, ...list } = query;
  return mapListings(platform, cars, query, filterOf(list));
};

function filterOf(query: Partial<ListCarsQuery>): CarFilter {
  const {
    search: _search,
    page: _page,
    limit: _limit,
    sort: _sort,
    exact: _exact,
    view: _view,
    after: _after,
    before: _before,
    ...narrowed
  } = query;
  return {
    ...narrowed,
    facts: factConditions(CAR_FACTS, query),
    traits: factConditions(LISTING_TRAITS, query),
  };
}

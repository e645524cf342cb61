import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { CarSort } from '#domain/cars/car.ts';
import { CAR_COUNTED_FILTERS } from '#domain/cars/counted-filters.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { type Car, ListCarsQuery } from '#domain/cars/schema.ts';
import { listingLists } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentCars } from './present.ts';
import { type CarFilter, cars, type ListedCarRow } from './repository.ts';

/** The lists of cars: only the detail of one (get-car.ts) and the lister's own list show contacts. */
const lists = listingLists<ListCarsQuery, CarFilter, CarSort, ListedCarRow, Car>({
  kind: 'car',
  query: ListCarsQuery,
  repository: cars,
  facts: CAR_FACTS,
  countedFilters: CAR_COUNTED_FILTERS,
  narrow: (query) => query,
  present: (platform, rows, { isOwn }) => presentCars(platform, rows, { contacts: isOwn, isOwn }),
});

/** Adds the lister's name to each car in an Admin's own list. */
export const carLists: typeof lists = {
  ...lists,
  async listOwn(
    platform: Pick<Platform, 'db' | 'slowReads' | 'now' | 'config'>,
    actor: Actor,
    query: ListCarsQuery,
  ) {
    const page = await lists.listOwn(platform, actor, query);
    if (!isAdmin(actor)) return page;
    const listers = [...new Set(page.listings.map(({ userId }) => userId))];
    const names = await cars.listerNames(platform.db, listers);
    const withLister = (car: Car) => ({
      ...car,
      lister: { userId: car.userId, name: names.get(car.userId) ?? '' },
    });
    return { ...page, listings: page.listings.map(withLister) };
  },
};

export const { listOf: listCarsOf, findAmong: findAmongCars } = carLists;

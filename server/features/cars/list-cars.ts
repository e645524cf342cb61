import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import type { Car, ListCarsQuery } from '#domain/cars/schema.ts';
import { factConditions } from '#domain/facts/fact-filters.ts';
import { readSearched } from '#server/platform/database/text-search.ts';
import { readsFor } from '#server/platform/http/costly-lists.ts';
import { type PageWindow, pageWindow } from '#server/platform/http/paging.ts';
import type { Totals } from '#server/platform/http/totals.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentCar } from './present.ts';
import { type CarFilter, cars } from './repository.ts';

/** A page of a list, and how many there are in all. */
export interface CarPage {
  cars: Car[];
  window: PageWindow;
  total: number;
}

/** The cars that fit a query, for anybody: how to reach their people stands on the detail of one (get-car.ts). */
export const listCars = (
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: Totals,
  query: ListCarsQuery,
): Promise<CarPage> => list(platform, totals, query, { contacts: false });

/** The actor's own cars, with what the actor said of them; for an Admin all of them, with whose they are. */
export async function listOwnCars(
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: Totals,
  actor: Actor,
  query: ListCarsQuery,
): Promise<CarPage> {
  if (!isAdmin(actor)) {
    return list(platform, totals, query, { contacts: true, ownerId: actor.userId });
  }
  const page = await list(platform, totals, query, { contacts: true });
  const owners = [...new Set(page.cars.map(({ userId }) => userId))];
  const names = await cars.ownerNames(platform.db, owners);
  const withLister = (car: Car) => ({
    ...car,
    lister: { userId: car.userId, name: names.get(car.userId) ?? '' },
  });
  return { ...page, cars: page.cars.map(withLister) };
}

async function list(
  platform: Pick<Platform, 'db' | 'slowReads'>,
  totals: Totals,
  { page, limit, sort, search: text, ...filters }: ListCarsQuery,
  { contacts, ownerId }: { contacts: boolean; ownerId?: string | undefined },
): Promise<CarPage> {
  const window = pageWindow({ page, limit });
  const db = readsFor(platform, { search: text, window });
  const narrowed: CarFilter = { ...filters, ownerId, facts: factConditions(CAR_FACTS, filters) };
  const { rows, search } = await readSearched(
    {
      search: text === undefined ? undefined : await cars.planSearch(db, text),
      facts: narrowed.facts,
    },
    window,
    (search, how) => cars.list(db, { ...narrowed, search }, sort, window, how),
  );
  const filter: CarFilter = { ...narrowed, search };
  const total = await totals.ofList(window, rows.length, filter, {
    upTo: (max) => cars.countUpTo(db, filter, max),
    all: () => cars.count(platform.slowReads, filter),
  });
  return { cars: rows.map((row) => presentCar(row, { contacts, isOwn: contacts })), window, total };
}

import type { Actor, Viewer } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { Car, ListCarsQuery } from '#domain/cars/schema.ts';
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

/** The cars that fit a query. */
export const listCars = (
  platform: Pick<Platform, 'db'>,
  totals: Totals,
  viewer: Viewer,
  query: ListCarsQuery,
): Promise<CarPage> => list(platform, totals, viewer, query);

/** The actor's own cars; all of them for an Admin. */
export const listOwnCars = (
  platform: Pick<Platform, 'db'>,
  totals: Totals,
  actor: Actor,
  query: ListCarsQuery,
): Promise<CarPage> =>
  list(platform, totals, actor, query, isAdmin(actor) ? undefined : actor.userId);

async function list(
  { db }: Pick<Platform, 'db'>,
  totals: Totals,
  viewer: Viewer,
  { page, limit, sort, ...filters }: ListCarsQuery,
  ownerId?: string,
): Promise<CarPage> {
  const filter: CarFilter = { ...filters, ownerId };
  const window = pageWindow({ page, limit });
  const rows = await cars.list(db, filter, sort, window);
  // A page that is not full is the last one and says how many there are.
  const isLast = rows.length < window.size && (rows.length > 0 || window.page === 1);
  const total = isLast
    ? window.offset + rows.length
    : await totals.of(JSON.stringify(filter), {
        upTo: (max) => cars.countUpTo(db, filter, max),
        all: () => cars.count(db, filter),
      });
  return { cars: rows.map((row) => presentCar(row, viewer)), window, total };
}

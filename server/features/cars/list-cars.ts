import type { Actor, Viewer } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import type { Car, ListCarsQuery } from '#domain/cars/schema.ts';
import { pageWindow } from '#server/platform/http/paging.ts';
import type { Platform } from '#server/platform/platform.ts';
import { presentCar } from './present.ts';
import { type CarFilter, cars } from './repository.ts';

/** A part of a list, and how many there are in all. */
export interface CarList {
  cars: Car[];
  total: number;
}

/** The cars that fit a query. */
export const listCars = (
  platform: Platform,
  viewer: Viewer,
  query: ListCarsQuery,
): Promise<CarList> => listMatching(platform, viewer, query);

/** The actor's own cars; all of them for an Admin. */
export const listOwnCars = (
  platform: Platform,
  actor: Actor,
  query: ListCarsQuery,
): Promise<CarList> =>
  listMatching(platform, actor, query, isAdmin(actor) ? undefined : actor.userId);

async function listMatching(
  { db }: Platform,
  viewer: Viewer,
  query: ListCarsQuery,
  ownerId?: string,
): Promise<CarList> {
  const filter: CarFilter = { ...query, ownerId };
  const window = pageWindow(query);
  const rows = await cars.list(db, filter, query.sort, window);
  // A page that is not full is the last one and says how many there are.
  const isLast = rows.length < window.size && (rows.length > 0 || window.page === 1);
  const total = isLast ? window.offset + rows.length : await cars.count(db, filter);
  return { cars: rows.map((row) => presentCar(row, viewer)), total };
}

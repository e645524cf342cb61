import type { Viewer } from '#domain/accounts/actor.ts';
import { SIMILAR_SHOWN } from '#domain/cars/car.ts';
import type { Car } from '#domain/cars/schema.ts';
import { findSimilar } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { carFinder } from './car-finder.ts';
import { presentCars } from './present.ts';
import { type CarFilter, cars } from './repository.ts';

/**
 * Cars of the same kind, from near to far; in each place its own type first.
 * @throws {DomainError} NOT_FOUND, also for a malformed id, or one not the viewer's to read.
 */
export async function listSimilarCars(
  platform: Pick<Platform, 'db' | 'now' | 'config'>,
  viewer: Viewer,
  id: string,
): Promise<Car[]> {
  const { db } = platform;
  const car = await carFinder.getReadableRow(db, viewer, id);
  const kind = car.relocation ? 'relocation' : 'regular';
  const likes: CarFilter[] = [{ kind, vehicleType: car.car_type }, { kind }];
  const rows = await findSimilar(db, cars, car, [likes], SIMILAR_SHOWN);
  return presentCars(platform, rows, { contacts: false });
}

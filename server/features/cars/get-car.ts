import type { Viewer } from '#domain/accounts/actor.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { existingCar } from './existing-car.ts';
import { presentCar } from './present.ts';

/**
 * One car.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getCar({ db }: Platform, viewer: Viewer, id: string): Promise<Car> {
  return presentCar(await existingCar(db, id), viewer);
}

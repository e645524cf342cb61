import type { Actor } from '#domain/accounts/actor.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import type { Car, EditCarBody } from '#domain/cars/schema.ts';
import { carDetailSentences, uploadCarSentences } from '#domain/cars/sentences.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { carValues } from './car-values.ts';
import { existingCar } from './existing-car.ts';
import { presentCar } from './present.ts';
import { cars } from './repository.ts';

/**
 * Changes what the form says of a car; its photos and its video stay.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for somebody else's car.
 */
export async function editCar(
  { db, now }: Platform,
  actor: Actor,
  id: string,
  form: EditCarBody,
): Promise<Car> {
  const car = await existingCar(db, id);
  if (!canEditCar(actor, { listerId: car.owner_id })) throw forbidden(uploadCarSentences.notYours);
  const updated = await cars.update(db, car.id, { ...carValues(form), updated_at: now() });
  if (!updated) throw notFound(carDetailSentences.notFound);
  return presentCar(await existingCar(db, car.id), actor);
}

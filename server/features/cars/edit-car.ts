import type { Actor } from '#domain/accounts/actor.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import type { Car, EditCarBody } from '#domain/cars/schema.ts';
import { carDetailSentences, uploadCarSentences } from '#domain/cars/sentences.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { isChangedSince } from '#domain/instant.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockCar } from './car-summary.ts';
import { carValues } from './car-values.ts';
import { existingCar } from './existing-car.ts';
import { presentCar } from './present.ts';
import { cars } from './repository.ts';

/**
 * Changes what the form says of a car; its photos and its video stay.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for somebody else's car; CHANGED_MEANWHILE when it is no longer
 * as the actor read it.
 */
export async function editCar(
  { db, now }: Platform,
  actor: Actor,
  id: string,
  form: EditCarBody,
): Promise<Car> {
  return inTransaction(db, async (tx) => {
    const car = await lockCar(tx, id);
    if (!car) throw notFound(carDetailSentences.notFound);
    if (!canEditCar(actor, car)) throw forbidden(uploadCarSentences.notYours);
    if (isChangedSince(form.expectedUpdatedAt, car.updatedAt)) {
      throw conflict(uploadCarSentences.changedMeanwhile, 'CHANGED_MEANWHILE');
    }
    await cars.update(tx, car.id, { ...carValues(form), updated_at: now() });
    return presentCar(await existingCar(tx, car.id), actor);
  });
}

import type { Actor } from '#domain/accounts/actor.ts';
import { canDeleteCar } from '#domain/cars/permissions.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { forbidden } from '#domain/errors.ts';
import type { Platform } from '#server/platform/platform.ts';
import { existingCar } from './existing-car.ts';
import { cars } from './repository.ts';

/**
 * Takes a car off every list. Its record stays, so that an Admin can bring it back.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for somebody else's car.
 */
export async function deleteCar({ db, now }: Platform, actor: Actor, id: string): Promise<void> {
  const car = await existingCar(db, id);
  if (!canDeleteCar(actor, { listerId: car.owner_id })) {
    throw forbidden(uploadCarSentences.notYours);
  }
  await cars.update(db, car.id, { deleted_at: now() });
}

import type { Actor } from '#domain/accounts/actor.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import type { Car, EditCarBody } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { editedPinColumns, editListing } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { formColumns } from './form-columns.ts';
import { getOwnCar } from './get-car.ts';
import { lockCarForChange } from './lock-for-change.ts';
import { cars } from './repository.ts';

/**
 * Changes what the form says of a car, and its photos and its video as far as it names them.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for somebody else's car; and what `editListing` throws.
 */
export const editCar = (
  platform: Platform,
  actor: Actor,
  id: string,
  form: EditCarBody,
): Promise<Car> =>
  editListing(platform, actor, form, {
    kind: 'car',
    lock: (tx) => lockCarForChange(tx, actor, id, canEditCar),
    repository: cars,
    update: (tx, carId, facts, changed) =>
      cars.update(tx, carId, {
        ...formColumns(form, storedFacts(CAR_FACTS, facts)),
        ...editedPinColumns(form),
        ...changed,
      }),
    read: (db, id) => getOwnCar(platform, db, id),
    sentences: {
      changedMeanwhile: uploadCarMessages.changedMeanwhile,
      noPhoto: uploadCarMessages.noImage,
    },
  });

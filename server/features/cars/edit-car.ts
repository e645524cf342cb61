import type { Actor } from '#domain/accounts/actor.ts';
import { CAR_FACTS } from '#domain/cars/facts.ts';
import { canEditCar } from '#domain/cars/permissions.ts';
import type { Car, EditCarBody } from '#domain/cars/schema.ts';
import { carDetailSentences } from '#domain/cars/sentences.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { badInput, conflict, forbidden, notFound } from '#domain/errors.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { isChangedSince } from '#domain/instant.ts';
import { withEditedMedia } from '#server/features/uploads/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockCar } from './car-summary.ts';
import { carValues } from './car-values.ts';
import { existingCar } from './existing-car.ts';
import { presentCar } from './present.ts';
import { cars } from './repository.ts';

/**
 * Changes what the form says of a car, and its photos and its video as far as it names them.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for somebody else's car; CHANGED_MEANWHILE when it is no longer
 * as the actor read it; and what is wrong with a file.
 */
export async function editCar(
  platform: Platform,
  actor: Actor,
  id: string,
  form: EditCarBody,
): Promise<Car> {
  const { db, now } = platform;
  const lock = async (tx: Transaction) => {
    const car = await lockCar(tx, id);
    if (!car) throw notFound(carDetailSentences.notFound);
    if (!canEditCar(actor, car)) throw forbidden(uploadCarSentences.notYours);
    if (isChangedSince(form.expectedUpdatedAt, car.updatedAt)) {
      throw conflict(uploadCarSentences.changedMeanwhile, 'CHANGED_MEANWHILE');
    }
    return car.id;
  };
  // Before files are looked at, too: that is work for those alone who may.
  await inTransaction(db, lock);
  return withEditedMedia(platform, actor, form, (applyMedia) =>
    inTransaction(db, async (tx) => {
      const carId = await lock(tx);
      const media = await applyMedia(tx, await cars.photoKeys(tx, carId));
      if (media.photoKeys?.length === 0) {
        throw badInput(uploadCarSentences.noImage, { photos: uploadCarSentences.noImage });
      }
      await cars.update(tx, carId, {
        ...carValues(form, storedFacts(CAR_FACTS, await cars.facts(tx, carId))),
        ...(media.videoKey !== undefined && { video_key: media.videoKey }),
        updated_at: now(),
      });
      if (media.photoKeys) await cars.replacePhotos(tx, carId, media.photoKeys);
      return presentCar(await existingCar(tx, carId), { contacts: true, isOwn: true });
    }),
  );
}

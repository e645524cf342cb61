import type { Actor } from '#domain/accounts/actor.ts';
import { canUploadCar } from '#domain/cars/permissions.ts';
import { gatherRelocationRequest } from '#domain/cars/relocation-request.ts';
import { type Car, UploadCarBody } from '#domain/cars/schema.ts';
import { uploadCarMessages } from '#domain/cars/upload-messages.ts';
import { forbidden } from '#domain/errors.ts';
import { invalidInput } from '#domain/invalid-input.ts';
import { pinColumns, uploadListing } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { formColumns } from './form-columns.ts';
import { getOwnCar } from './get-car.ts';
import { cars } from './repository.ts';

/**
 * Lists a car with its photos and its video.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} FORBIDDEN; BAD_INPUT; and what `uploadListing` throws.
 */
export async function uploadCar(
  platform: Platform,
  actor: Actor,
  upload: Pick<Upload, 'fields' | 'files'>,
  key?: string,
): Promise<Car> {
  if (!canUploadCar(actor)) throw forbidden();
  const { data, error } = UploadCarBody.safeParse(gatherRelocationRequest(upload.fields));
  if (error) throw invalidInput(error.issues);
  const form = { ...formColumns(data), ...pinColumns(data) };
  return uploadListing(
    platform,
    actor,
    upload,
    {
      name: 'car',
      repository: cars,
      insert: (tx, listing) => cars.insert(tx, { ...listing, ...form, lister_id: actor.userId }),
      read: (db, id) => getOwnCar(platform, db, id),
      noPhoto: uploadCarMessages.noImage,
    },
    key,
  );
}

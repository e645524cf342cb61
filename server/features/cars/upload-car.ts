import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { canUploadCar } from '#domain/cars/permissions.ts';
import { gatherRelocationRequest } from '#domain/cars/relocation-request.ts';
import { type Car, UploadCarBody } from '#domain/cars/schema.ts';
import { uploadCarSentences } from '#domain/cars/upload-sentences.ts';
import { badInput, forbidden } from '#domain/errors.ts';
import { invalidInput } from '#domain/invalid-input.ts';
import { type StoredMedia, storeListingMedia } from '#server/features/media/public.ts';
import {
  type ListingFiles,
  listingCall,
  withListingFiles,
} from '#server/features/uploads/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { carValues } from './car-values.ts';
import { existingCar } from './existing-car.ts';
import { presentCar } from './present.ts';
import { cars } from './repository.ts';

/**
 * Lists a car with its photos and its video; all of it is kept, or nothing. Uploads that the form named then wait.
 * The same call again is the same car.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE or UNSUPPORTED_MEDIA; CONFLICT for an upload that another listing has;
 * UNPROCESSABLE for a key that came with another car.
 */
export async function uploadCar(
  platform: Platform,
  actor: Actor,
  upload: Upload,
  key?: string,
): Promise<Car> {
  if (!canUploadCar(actor)) throw forbidden();
  const form = readForm(upload.fields);
  return once(
    platform,
    listingCall('car', actor, upload, key),
    (claim) => list(platform, actor, form, upload, claim),
    async (id) => presentCar(await existingCar(platform.db, id), { contacts: true, isOwn: true }),
  );
}

function list(
  platform: Platform,
  actor: Actor,
  form: UploadCarBody,
  upload: Upload,
  claim: Claim,
): Promise<Car> {
  return withListingFiles(platform, actor, upload, async (files) => {
    if (files.photos.length === 0) {
      throw badInput(uploadCarSentences.noImage, { images: uploadCarSentences.noImage });
    }
    const media = await storeListingMedia(platform, actor.userId, files);
    try {
      return await insertCar(platform, actor, form, { media, files, claim });
    } catch (error) {
      await media.discard();
      throw error;
    }
  });
}

function readForm(fields: Upload['fields']): UploadCarBody {
  const { data, error } = UploadCarBody.safeParse(gatherRelocationRequest(fields));
  if (error) throw invalidInput(error.issues);
  return data;
}

function insertCar(
  { db, now }: Platform,
  actor: Actor,
  form: UploadCarBody,
  { media, files, claim }: { media: StoredMedia; files: ListingFiles; claim: Claim },
): Promise<Car> {
  const id = uuid();
  const uploadedAt = now();
  return inTransaction(db, async (tx) => {
    await claim(tx, id);
    await files.claim(tx);
    await media.record(tx);
    await cars.insert(tx, {
      ...carValues(form),
      id,
      owner_id: actor.userId,
      video_key: media.videoKey,
      created_at: uploadedAt,
      updated_at: uploadedAt,
    });
    await cars.insertPhotos(tx, id, media.photoKeys);
    return presentCar(await existingCar(tx, id), { contacts: true, isOwn: true });
  });
}

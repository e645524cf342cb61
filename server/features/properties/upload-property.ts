import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { forbidden } from '#domain/errors.ts';
import { invalidInput } from '#domain/invalid-input.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import {
  type Property,
  type UploadPropertyAnswer,
  UploadPropertyBody,
} from '#domain/properties/schema.ts';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
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
import { formColumns } from './form-columns.ts';
import { getProperty } from './get-property.ts';
import { type PropertyForm, properties } from './repository.ts';

/**
 * Lists a property with its photos and video; the same call again is the same property. Refused, it leaves nothing
 * behind; uploads that the form named wait.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} FORBIDDEN; BAD_INPUT; TOO_LARGE or UNSUPPORTED_MEDIA for a file; CONFLICT for an upload
 * that another listing has; UNPROCESSABLE for a key that came with another property.
 */
export async function uploadProperty(
  platform: Platform,
  actor: Actor,
  upload: Pick<Upload, 'fields' | 'files'>,
  key?: string,
): Promise<UploadPropertyAnswer> {
  if (!canUploadProperty(actor)) throw forbidden(uploadPropertySentences.forbidden);
  const form = formColumns(readForm(upload.fields));
  const property = await once(
    platform,
    listingCall('property', actor, upload, key),
    (claim) =>
      withListingFiles(platform, actor, upload, async (files) => {
        const media = await storeListingMedia(platform, actor.userId, files);
        return record(platform, actor, form, { media, files, claim });
      }),
    (id) => getProperty(platform.db, id),
  );
  return { message: uploadPropertySentences.success, property };
}

function readForm(fields: Record<string, string>): UploadPropertyBody {
  const parsed = UploadPropertyBody.safeParse(fields);
  if (!parsed.success) throw invalidInput(parsed.error.issues);
  return parsed.data;
}

/** The property, its media and the work on them in one transaction: all of it is kept, or none. */
async function record(
  { db, now }: Platform,
  actor: Actor,
  form: PropertyForm,
  { media, files, claim }: { media: StoredMedia; files: ListingFiles; claim: Claim },
): Promise<Property> {
  try {
    return await inTransaction(db, async (tx) => {
      const id = uuid();
      await claim(tx, id);
      await files.claim(tx);
      await media.record(tx);
      const created_at = now();
      await properties.insert(tx, {
        id,
        lister_id: actor.userId,
        ...form,
        video_key: media.videoKey,
        created_at,
        updated_at: created_at,
      });
      await properties.insertPhotos(tx, id, media.photoKeys);
      return getProperty(tx, id);
    });
  } catch (error) {
    await media.discard();
    throw error;
  }
}

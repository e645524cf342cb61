import type { Actor } from '#domain/accounts/actor.ts';
import { forbidden } from '#domain/errors.ts';
import { invalidInput } from '#domain/invalid-input.ts';
import { uploadPropertyMessages } from '#domain/properties/messages.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import { type Property, UploadPropertyBody } from '#domain/properties/schema.ts';
import { pinColumns, uploadListing } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { formColumns } from './form-columns.ts';
import { getOwnProperty } from './get-property.ts';
import { properties } from './repository.ts';

/**
 * Lists a property with its photos and its video.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} FORBIDDEN; BAD_INPUT; and what `uploadListing` throws.
 */
export async function uploadProperty(
  platform: Platform,
  actor: Actor,
  upload: Pick<Upload, 'fields' | 'files'>,
  key?: string,
): Promise<Property> {
  if (!canUploadProperty(actor)) throw forbidden(uploadPropertyMessages.forbidden);
  const { data, error } = UploadPropertyBody.safeParse(upload.fields);
  if (error) throw invalidInput(error.issues);
  const form = { ...formColumns(data), ...pinColumns(data) };
  return uploadListing(
    platform,
    actor,
    upload,
    {
      name: 'property',
      repository: properties,
      insert: (tx, listing) =>
        properties.insert(tx, { ...listing, ...form, lister_id: actor.userId }),
      read: (db, id) => getOwnProperty(platform, db, id),
    },
    key,
  );
}

import type { Actor } from '#domain/accounts/actor.ts';
import { profilePhotoMessages } from '#domain/accounts/messages.ts';
import type { ProfileImageResponse } from '#domain/accounts/schema.ts';
import { DomainError, invalidImage } from '#domain/errors.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import {
  profileImageUrl,
  type ReceivedFile,
  removeProfileImage,
  storeProfileImage,
} from '#server/features/media/public.ts';
import { inDurableTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { users } from './repository.ts';

/**
 * Replaces the actor's photo with a new one, square and without metadata.
 * @throws {DomainError} INVALID_IMAGE, where other files that cannot be used are a 415; TOO_LARGE; UNAVAILABLE.
 */
export async function uploadProfileImage(
  platform: Platform,
  actor: Actor,
  file: ReceivedFile,
): Promise<ProfileImageResponse> {
  const before = await users.findById(platform.db, actor.userId);
  const key = await storeProfileImage(platform, actor.userId, file).catch(refuseAsInvalid);
  await inDurableTransaction(platform.db, (tx) =>
    users.update(tx, actor.userId, { profile_image_key: key }),
  );
  if (before?.profile_image_key) await removeProfileImage(platform, before.profile_image_key);
  return {
    message: profilePhotoMessages.success,
    profileImage: profileImageUrl(platform.config, key),
  };
}

/** Refuses a file that is not an image in the specification's words, and any other bad file in ours. */
function refuseAsInvalid(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'UNSUPPORTED_MEDIA') throw error;
  const sentence =
    error.message === mediaMessages.notAPhoto ? profilePhotoMessages.invalid : error.message;
  throw invalidImage(sentence, { profileImage: sentence });
}

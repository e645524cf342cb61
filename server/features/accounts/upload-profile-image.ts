import type { Actor } from '#domain/accounts/actor.ts';
import { profilePhotoMessages } from '#domain/accounts/messages.ts';
import type { ProfileImageResponse } from '#domain/accounts/schema.ts';
import {
  profileImageUrl,
  type ReceivedFile,
  removeProfileImage,
  storeProfileImage,
} from '#server/features/media/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { users } from './repository.ts';

/** Stores a photo of the actor's, square and without metadata, in place of the old one. */
export async function uploadProfileImage(
  platform: Platform,
  actor: Actor,
  file: ReceivedFile,
): Promise<ProfileImageResponse> {
  const before = await users.findById(platform.db, actor.userId);
  const key = await storeProfileImage(platform, actor.userId, file);
  await users.update(platform.db, actor.userId, { profile_image_key: key });
  if (before?.profile_image_key) await removeProfileImage(platform, before.profile_image_key);
  return { message: profilePhotoMessages.success, profileImage: profileImageUrl(key) };
}

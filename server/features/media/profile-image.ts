import { randomBytes } from 'node:crypto';
import type { Platform } from '#server/platform/platform.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { profileImageKey } from './keys.ts';
import { openPhoto } from './open-photo.ts';

const SIDE = 320;

/**
 * Stores a square profile photo and answers its key. Small enough to be made while its owner waits.
 * @throws {DomainError} as inspectPhoto.
 */
export async function storeProfileImage(
  { storage }: Pick<Platform, 'storage'>,
  file: ReceivedFile,
): Promise<string> {
  const { mime } = await inspectPhoto(file);
  const { photo } = await openPhoto(file.path, mime);
  const square = await photo
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 78 })
    .toBuffer();
  const key = randomBytes(16).toString('hex');
  await storage.put('public', profileImageKey(key), square);
  return key;
}

/** Removes a profile photo that nobody has any more; what cannot be removed now is an orphan for the sweep. */
export async function removeProfileImage(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  key: string,
): Promise<void> {
  await storage
    .remove('public', profileImageKey(key))
    .catch((error) => log.warn({ err: error }, 'an old profile photo was not removed'));
}

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Platform } from '#server/platform/platform.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { profileImageKey } from '../keys.ts';
import { cutSquare } from './inspect-photo.ts';

const SIDE = 320;

/**
 * Stores a square profile photo and returns its key. It is small enough to be made while its owner
 * waits.
 * @throws {DomainError} as inspectPhoto.
 */
export async function storeProfileImage(
  { storage }: Pick<Platform, 'storage'>,
  account: string,
  file: ReceivedFile,
): Promise<string> {
  const square = `${file.path}.webp`;
  try {
    await cutSquare(file, account, { side: SIDE, target: square });
    const key = randomBytes(16).toString('hex');
    await storage.put('public', profileImageKey(key), { file: square });
    return key;
  } finally {
    await rm(square, { force: true });
  }
}

/**
 * Removes a profile photo that nobody has any more; if that fails, the file is an orphan for the
 * sweep.
 */
export async function removeProfileImage(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  key: string,
): Promise<void> {
  await storage
    .remove('public', profileImageKey(key))
    .catch((error) => log.warn({ err: error }, 'an old profile photo was not removed'));
}

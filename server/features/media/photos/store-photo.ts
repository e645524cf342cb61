import { randomUUID } from 'node:crypto';
import { copyFile, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from '#server/platform/database/database.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { StorageUnavailableError } from '#server/platform/storage/errors.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { turnOf } from '../account-media.ts';
import { contentKey } from '../content-key.ts';
import { originalKey } from '../keys.ts';
import type { ContentFile } from '../lifecycle/unrecorded.ts';
import { photos } from '../repository.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { variantsJobOf } from './make-variants.ts';
import type { JudgedPhoto, PhotoFacts } from './worker/tasks.ts';

/** A file's place in the storage. */
export interface StoredPlace extends ContentFile {
  file: Pick<ReceivedFile, 'path'>;
}

/** A photo that was checked, and is not stored yet. */
export interface NewPhoto {
  /** Only the photo. */
  file: Pick<ReceivedFile, 'path' | 'bytes'>;
  key: string;
  facts: PhotoFacts;
  /** Removes the files written for it. */
  discard(): Promise<void>;
}

/** A file whose photo may have been checked already. */
export type ReceivedPhoto = ReceivedFile & { judged?: JudgedPhoto | undefined };

/** @throws {DomainError} as inspectPhoto. */
export async function inspectedPhoto(
  { uploadsDir }: Pick<Platform, 'uploadsDir'>,
  file: ReceivedPhoto,
  account: string,
): Promise<NewPhoto> {
  const { facts, bytes } = file.judged ?? (await inspectPhoto(file, account));
  if (bytes >= file.bytes) {
    return { file, facts, key: await contentKey(file.path), discard: async () => {} };
  }
  const photo = { path: path.join(uploadsDir, randomUUID()), bytes };
  const discard = () => rm(photo.path, { force: true });
  try {
    await copyFile(file.path, photo.path);
    await truncate(photo.path, bytes);
    return { file: photo, facts, key: await contentKey(photo.path), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

export const placeOfPhoto = ({ key, file }: NewPhoto): StoredPlace => ({
  hash: key,
  area: 'private',
  key: originalKey(key),
  file,
});

export async function putMissing(
  storage: Storage,
  { area, key, file }: StoredPlace,
): Promise<void> {
  if (!(await storage.has(area, key))) await storage.put(area, key, { file: file.path });
}

/**
 * For the transaction that records stored files: makes sure that none has gone again with a failed
 * upload of the same bytes. It must not store anything itself: other uploads share its locks.
 * @throws {StorageUnavailableError} when one has.
 */
export async function requireStored(
  storage: Storage,
  places: readonly StoredPlace[],
): Promise<void> {
  const stored = await Promise.all(places.map(({ area, key }) => storage.has(area, key)));
  const gone = places.find((_place, at) => !stored[at]);
  if (gone) throw new StorageUnavailableError(`${gone.key} was taken back by another upload`);
}

/** Records a photo and the work on it. */
export async function recordPhoto(
  tx: Transaction,
  platform: Pick<Platform, 'jobPriority'>,
  lister: string | null,
  { key, file, facts }: NewPhoto,
): Promise<void> {
  await photos.insertNew(tx, { key, bytes: file.bytes, uploaded_by: lister, ...facts });
  const priority = await turnOf(tx, platform, lister, 'photos');
  await addJob(tx, variantsJobOf(facts.mime), { key }, { key: `variants:${key}`, priority });
}

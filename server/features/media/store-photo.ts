import type { Transaction } from '#server/platform/database/database.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { turnOf } from './account-media.ts';
import { contentKey } from './content-key.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { originalKey } from './keys.ts';
import { MAKE_VARIANTS } from './make-variants.ts';
import type { PhotoFacts } from './photo-worker/tasks.ts';
import { photos } from './repository.ts';
import type { ContentFile } from './unrecorded.ts';

/** A file's place in the storage. */
export interface StoredPlace extends ContentFile {
  file: Pick<ReceivedFile, 'path'>;
}

/** A photo that was looked at, and is not stored yet. */
export interface NewPhoto {
  file: ReceivedFile;
  key: string;
  facts: PhotoFacts;
}

/** @throws {DomainError} as inspectPhoto. */
export const inspectedPhoto = async (file: ReceivedFile, account: string): Promise<NewPhoto> => ({
  file,
  facts: await inspectPhoto(file, account),
  key: await contentKey(file.path),
});

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

/** Records a photo and the work on it. */
export async function recordPhoto(
  tx: Transaction,
  platform: Pick<Platform, 'jobPriority'>,
  lister: string | null,
  { key, file, facts }: NewPhoto,
): Promise<void> {
  await photos.insertNew(tx, { key, bytes: file.bytes, uploaded_by: lister, ...facts });
  const priority = await turnOf(tx, platform, lister, 'photos');
  await addJob(tx, MAKE_VARIANTS, { key }, { key: `variants:${key}`, priority });
}

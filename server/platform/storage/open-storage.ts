import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FolderStorage } from './folder-storage.ts';
import type { Resumable } from './resumable/resumable.ts';
import { ResumableFolder } from './resumable/resumable-folder.ts';
import type { S3Settings } from './s3-client.ts';
import type { PublicFiles, Storage } from './storage.ts';

/** The file storage, the uploads under way, and the way in which /media reads public files. */
export interface OpenStorage {
  storage: Storage;
  resumable: Resumable;
  publicFiles: PublicFiles;
  close(): void;
}

/**
 * Opens the storage of the environment: a bucket, or the folders `media` and `resumable` of DATA_DIR.
 * @throws {StorageUnavailableError} with the reason when the bucket cannot be used.
 */
export async function openStorage({
  s3,
  dataDir,
  diskReserveBytes = 0,
}: {
  s3: S3Settings | undefined;
  dataDir: string;
  diskReserveBytes?: number;
}): Promise<OpenStorage> {
  if (s3) return openBucket(s3, path.join(dataDir, 'uploads'));
  const storage = new FolderStorage(path.join(dataDir, 'media'), diskReserveBytes);
  await mkdir(storage.publicRoot, { recursive: true });
  const resumable = new ResumableFolder(path.join(dataDir, 'resumable'));
  return { storage, resumable, publicFiles: { folder: storage.publicRoot }, close() {} };
}

/** @param folder for what is being received. */
async function openBucket(settings: S3Settings, folder: string): Promise<OpenStorage> {
  // Installations that keep files in a folder need not load the SDK.
  const { S3Storage } = await import('./s3-storage.ts');
  const { ResumableBucket } = await import('./resumable/resumable-bucket.ts');
  const storage = new S3Storage(settings);
  const resumable = new ResumableBucket(settings, folder);
  const close = () => {
    storage.close();
    resumable.close();
  };
  try {
    await storage.check();
  } catch (error) {
    close();
    throw error;
  }
  return { storage, resumable, publicFiles: { store: storage }, close };
}

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FolderStorage } from './folder-storage.ts';
import type { S3Settings } from './s3-client.ts';
import type { PublicFiles, Storage } from './storage.ts';

/** The file storage, and the way in which /media reads public files. */
export interface OpenStorage {
  storage: Storage;
  publicFiles: PublicFiles;
  close(): void;
}

/**
 * Opens the storage of the environment: a bucket, or the folder `media` of DATA_DIR.
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
  if (s3) return openBucket(s3);
  const storage = new FolderStorage(path.join(dataDir, 'media'), diskReserveBytes);
  await mkdir(storage.publicRoot, { recursive: true });
  return { storage, publicFiles: { folder: storage.publicRoot }, close() {} };
}

async function openBucket(settings: S3Settings): Promise<OpenStorage> {
  // Installations that keep files in a folder need not load the SDK.
  const { S3Storage } = await import('./s3-storage.ts');
  const storage = new S3Storage(settings);
  try {
    await storage.check();
  } catch (error) {
    storage.close();
    throw error;
  }
  return { storage, publicFiles: { store: storage }, close: () => storage.close() };
}

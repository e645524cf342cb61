import path from 'node:path';
import type { Storage, StorageArea } from '../storage/storage.ts';
import { isStorageKey } from '../storage/storage-key.ts';
import type { DraftFolder } from './draft-folder.ts';

/** Folders of the storage that hold only our files. */
export interface MediaPlaces {
  folders: readonly (readonly [area: StorageArea, folder: string])[];
  files: readonly (readonly [area: StorageArea, key: string])[];
}

/** The media of a backup, laid out as in a storage folder. */
export const MEDIA = 'media';

/** Files copied at once. */
const AT_ONCE = 4;

/**
 * Copies files that the draft does not have yet: files never change, they only come and go. Files removed meanwhile are
 * left out.
 */
export async function copyNewMedia(
  storage: Storage,
  places: MediaPlaces,
  draft: DraftFolder,
): Promise<{ files: number; bytes: number }> {
  const copied = { files: 0, bytes: 0 };
  const found = filesOf(storage, places);
  const copySome = async () => {
    for await (const [area, key] of found) {
      const name = path.posix.join(MEDIA, area, key);
      if (!isStorageKey(key) || key.endsWith('.part') || draft.has(name)) continue;
      try {
        const bytes = await draft.write(name, () => storage.read(area, key));
        copied.bytes += bytes;
        copied.files += 1;
      } catch (error) {
        if (await storage.has(area, key)) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copySome));
  return copied;
}

async function* filesOf(
  storage: Storage,
  { folders, files }: MediaPlaces,
): AsyncGenerator<readonly [StorageArea, string]> {
  for (const [area, key] of files) if (await storage.has(area, key)) yield [area, key];
  for (const [area, folder] of folders) {
    for await (const { key } of storage.list(area, folder)) yield [area, key];
  }
}

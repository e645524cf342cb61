import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Storage, StorageArea } from '#server/platform/storage/storage.ts';
import { contentLocks, isRecorded } from './repository.ts';

/** A file of some content, or a folder of files made of it. */
export interface ContentFile {
  /** The hash of the content. */
  hash: string;
  area: StorageArea;
  key: string;
}

/** Removes what no photo or video is recorded for; the locks keep out whoever is about to record the same content. */
export async function removeUnrecorded(
  db: Database,
  storage: Storage,
  files: readonly ContentFile[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await contentLocks(
      tx,
      files.map((file) => file.hash),
    );
    for (const { hash, area, key } of files) {
      if (!(await isRecorded(tx, hash))) await storage.remove(area, key);
    }
  });
}

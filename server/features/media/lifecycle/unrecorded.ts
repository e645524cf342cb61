import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { FilePlace } from '#server/platform/storage/storage.ts';
import { contentLocks, isRecorded } from '../repository.ts';

/** A file of some content, or a folder of files made of it. */
export interface ContentFile extends FilePlace {
  /** The hash of the content. */
  hash: string;
}

/**
 * Removes, in the caller's way, files that no photo or video is recorded for; the locks keep out
 * anyone about to record the same content. Returns the removed files.
 */
export async function removeUnrecorded<File extends ContentFile>(
  db: Database,
  files: readonly File[],
  remove: (file: File) => Promise<void>,
): Promise<File[]> {
  return inTransaction(db, async (tx) => {
    await contentLocks(
      tx,
      files.map((file) => file.hash),
    );
    const removed: File[] = [];
    for (const file of files) {
      if (await isRecorded(tx, file.hash)) continue;
      await remove(file);
      removed.push(file);
    }
    return removed;
  });
}

import type { Database } from '#server/platform/database/database.ts';
import { type Rebuild, rebuildPhotos } from '../photos/make-variants.ts';
import { photos } from '../repository.ts';
import { takeUpVideos } from '../videos/make-rendition.ts';

/** Photos whose work is added in one call. */
const BATCH = 1000;

/**
 * Queues making every photo anew from its private original: completely, or only files missing from
 * the storage. It runs in jobs, so it goes on whatever ends meanwhile; an old file is served until
 * the new one replaces it. Videos without a rendition, for example from before ffmpeg was there,
 * are included.
 * @returns how many photos there are.
 */
export async function rebuildMedia(db: Database, rebuild: Rebuild = 'all'): Promise<number> {
  let count = 0;
  let last: string | undefined = '';
  while (last !== undefined) {
    const keys: string[] = await photos.keysAfter(db, last, BATCH);
    await rebuildPhotos(db, keys, rebuild);
    count += keys.length;
    last = keys.at(-1);
  }
  await takeUpVideos(db, rebuild === 'all');
  return count;
}

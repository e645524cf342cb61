import type { Database } from '#server/platform/database/database.ts';
import { type Rebuild, rebuildPhotos } from '../photos/make-variants.ts';
import { photos } from '../repository.ts';
import { takeUpVideos } from '../videos/make-rendition.ts';

/** Photos whose work is added in one call. */
const BATCH = 1000;

/**
 * Has every photo made again from its private original: all of it, or what is missing in the storage. The work is in
 * jobs, so it goes on whatever ends meanwhile; an old file serves until the new one takes its place. Videos that have no
 * rendition, such as those of before ffmpeg was there, are taken up, too.
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

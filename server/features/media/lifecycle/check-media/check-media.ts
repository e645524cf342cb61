import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { originalKey, videoKey } from '../../keys.ts';
import { rebuildPhotos } from '../../photos/make-variants.ts';
import { videos } from '../../repository.ts';
import { MAKE_RENDITION } from '../../videos/make-rendition.ts';
import { restoreTrash } from '../trash.ts';
import { findMissingMedia, type MissingMedia } from './find-missing-media.ts';

export interface MediaFindings extends MissingMedia {
  /** Files that were taken out of the trash. */
  restored: number;
}

type Home = Pick<Platform, 'db' | 'storage'>;

/**
 * Finds rows without files and, if told to, restores them: files in the trash come back, and jobs
 * remake those with an original. Anything still in `lost` afterwards is gone.
 * @param options.newest as findMissingMedia.
 */
export async function checkMedia(
  platform: Home,
  { repair = false, newest }: { repair?: boolean; newest?: number } = {},
): Promise<MediaFindings> {
  const options = newest === undefined ? {} : { newest };
  let found = await findMissingMedia(platform, options);
  let restored = 0;
  if (repair && found.lost.length > 0) {
    ({ restored } = await restoreTrash(platform));
    if (restored > 0) found = await findMissingMedia(platform, options);
  }
  if (repair) {
    await rebuildPhotos(platform.db, found.photos, 'missing');
    for (const key of found.videos) await renderAgain(platform, key);
  }
  return { ...found, restored };
}

/** The original is served until there is another rendition. */
async function renderAgain({ db, storage }: Home, key: string): Promise<void> {
  const video = await videos.findByKey(db, key);
  if (!video) return;
  const served = { area: 'public', key: videoKey(key, video.extension) } as const;
  if (!(await storage.has(served.area, served.key))) {
    await storage.move({ area: 'private', key: originalKey(key) }, served);
  }
  await inTransaction(db, (tx) => videos.update(tx, key, { rendition: null, status: 'pending' }));
  await addJob(db, MAKE_RENDITION, { key }, { key: `rendition:${key}` });
}

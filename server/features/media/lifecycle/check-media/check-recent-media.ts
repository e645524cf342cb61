import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { checkMedia } from './check-media.ts';

const CHECK_RECENT = { name: 'check-recent-media', maxAttempts: 25 };

/** What a power cut takes is what was written last. */
const NEWEST = 200;

/** Behind whatever someone waits for. */
const PRIORITY = 50;

/**
 * Has the newest photos and videos looked for, beside whatever else there is to do. Each start asks for itself: one that took
 * the place of another's could leave it behind for good, if that process was killed in the middle of it. A database that is away just then is no reason not to serve.
 */
export const checkRecentMediaAtStart = ({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> =>
  addJob(db, CHECK_RECENT, {}, { priority: PRIORITY }).catch((error) =>
    log.warn({ err: error }, 'the newest photos and videos are not looked at'),
  );

/** Has the newest rows without files made again, and says which are lost; `npm run media:check` looks at all. */
export const checkRecentMediaJob = (platform: Platform): JobSpec<unknown> => ({
  ...CHECK_RECENT,
  async run() {
    const { photos, videos, lost, restored } = await checkMedia(platform, {
      repair: true,
      newest: NEWEST,
    });
    const { log } = platform;
    if (photos.length + videos.length + restored > 0) {
      log.warn({ photos, videos, restored }, 'photos and videos without files are made again');
    }
    if (lost.length > 0) log.error({ lost }, 'originals of photos and videos are lost');
  },
});

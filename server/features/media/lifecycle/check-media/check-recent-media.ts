import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { checkMedia } from './check-media.ts';

const CHECK_RECENT = { name: 'check-recent-media', maxAttempts: 25 };

/** A power cut takes the files written last, so only the newest are checked. */
const NEWEST = 200;

/** Behind any job that someone waits for. */
const PRIORITY = 50;

/**
 * Queues a check of the newest photos and videos. Each start queues its own: replacing another's
 * could leave the job behind for good if that process was killed in the middle of it. An
 * unreachable database must not keep the server from starting.
 */
export const checkRecentMediaAtStart = ({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> =>
  addJob(db, CHECK_RECENT, {}, { priority: PRIORITY }).catch((error) =>
    log.warn({ err: error }, 'the newest photos and videos are not looked at'),
  );

/**
 * Remakes the missing files of the newest rows, and reports the lost ones; `npm run media:check`
 * checks all.
 */
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

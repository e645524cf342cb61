import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { endOf } from './life.ts';
import { uploads } from './repository.ts';
import { receivedIds, removeFiles } from './upload-files.ts';

/** Every hour: removes uploads that no listing took in time, and files that belong to none. */
export const sweepUploadsJob = ({
  db,
  log,
  now,
  resumableDir,
}: Pick<Platform, 'db' | 'log' | 'now' | 'resumableDir'>): JobSpec<unknown> => ({
  name: 'sweep-uploads',
  maxAttempts: 3,
  schedule: '17 * * * *',
  async run() {
    // Read first, so that a file whose row is inserted meanwhile is not among these.
    const received = await receivedIds(resumableDir);
    await uploads.shortenLives(db, endOf(now()));
    const expired = await uploads.removeExpired(db, now());
    const waiting = await uploads.stillWaiting(db, received);
    const gone = received.filter((id) => !waiting.has(id));
    await removeFiles(resumableDir, gone);
    if (expired.length + gone.length > 0) {
      log.info({ expired: expired.length, files: gone.length }, 'old uploads were removed');
    }
  },
});

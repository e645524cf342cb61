import { isId } from '#domain/values/id.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { endOf } from './life.ts';
import { uploads } from './repository.ts';
import { removeBytes } from './upload-store.ts';

/** Every hour: removes uploads that no listing took in time, and files that belong to none. */
export const sweepUploadsJob = ({
  db,
  log,
  now,
  resumable,
}: Pick<Platform, 'db' | 'log' | 'now' | 'resumable'>): JobSpec<unknown> => ({
  name: 'sweep-uploads',
  maxAttempts: 3,
  schedule: '17 * * * *',
  async run() {
    // Read first, so that a file whose row is inserted meanwhile is not among these.
    const received = (await resumable.ids()).filter(isId);
    await uploads.shortenLives(db, endOf(now()));
    const expired = await uploads.removeExpired(db, now());
    const waiting = await uploads.stillWaiting(db, received);
    const gone = received.filter((id) => !waiting.has(id));
    await removeBytes(resumable, gone);
    if (expired.length + gone.length > 0) {
      log.info({ expired: expired.length, files: gone.length }, 'old uploads were removed');
    }
  },
});

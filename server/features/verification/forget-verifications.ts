import { lifeAgo } from '#domain/privacy/lives.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lapseVerifications } from './lapse-verifications.ts';
import { verificationLives } from './life-repository.ts';

/** Rows that one statement changes: few enough that none holds its locks for long. */
const BATCH = 500;

/** Every night: removes photos and numbers that nobody needs any more (domain/privacy/lives.ts). */
export const forgetVerificationsJob = (
  platform: Pick<Platform, 'db' | 'log' | 'now' | 'config'>,
): JobSpec<unknown> => ({
  name: 'forget-verifications',
  maxAttempts: 5,
  schedule: '55 3 * * *',
  async run(_payload, signal) {
    const { db, log, now } = platform;
    const checked = lifeAgo('checkedDocument', now());
    const ended = today(lifeAgo('expiredNumber', now()));
    const forgotten = {
      lapsed: await lapseVerifications(platform, signal),
      documents: await all(() => verificationLives.forgetDocuments(db, checked, BATCH), signal),
      decided: await all(() => verificationLives.forgetDecided(db, checked, BATCH), signal),
      expired: await all(() => verificationLives.forgetExpired(db, ended, BATCH), signal),
    };
    if (Object.values(forgotten).some((count) => count > 0)) {
      log.info(
        forgotten,
        'documents that were checked or waited too long, and numbers, were forgotten',
      );
    }
  },
});

/** Batch by batch until one is not full; returns the number of rows. */
async function all(forgetBatch: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await forgetBatch();
    total += count;
    if (count < BATCH || signal?.aborted) return total;
  }
}

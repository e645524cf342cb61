import { isDatabaseUnavailable } from '#server/platform/database/errors.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { dueBefore, feeds } from './feed-repository.ts';
import { readFeed } from './read-feed.ts';

/** Other sites are waited for, not our processor. */
const AT_ONCE = 8;

type Reading = Pick<Platform, 'db' | 'now' | 'config' | 'fetchPublic' | 'log'>;

/**
 * Every 15 minutes: reads the calendars of other sites, and forgets those of deleted listings. One that fails holds up none of the others;
 * after an interruption those not read yet come first.
 */
export const readFeedsJob = (platform: Reading): JobSpec<unknown> => ({
  name: 'read-calendar-feeds',
  maxAttempts: 3,
  schedule: '*/15 * * * *',
  missed: 'skipped',
  async run(_, signal) {
    await feeds.forgetDeleted(platform.db);
    const due = await feeds.due(platform.db, dueBefore(platform.now()));
    const reading = due.values();
    await Promise.all(Array.from({ length: AT_ONCE }, () => readEach(platform, reading, signal)));
  },
});

async function readEach(platform: Reading, ids: Iterable<string>, signal?: AbortSignal) {
  for (const id of ids) {
    signal?.throwIfAborted();
    try {
      await readFeed(platform, id);
    } catch (err) {
      // An unreachable or busy database decides nothing: the job runs again.
      if (isDatabaseUnavailable(err)) throw err;
      platform.log.error({ err, feed: id }, 'a calendar of another site could not be kept');
    }
  }
}

import { lifeAgo } from '#domain/privacy/lives.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { failedJobs } from './repository.ts';

/**
 * Every night: removes mails and other jobs given up long ago and not retried since, along with the
 * addresses in them.
 */
export const forgetFailedJobsJob = ({
  db,
  log,
  now,
}: Pick<Platform, 'db' | 'log' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-failed-jobs',
  maxAttempts: 3,
  schedule: '55 0 * * *',
  async run() {
    const removed = await failedJobs.removeGivenUp(db, lifeAgo('failedJob', now()));
    if (removed > 0) log.info({ jobs: removed }, 'jobs that were given up were removed');
  },
});

import { lifeAgo } from '#domain/privacy/lives.ts';
import { today } from '#domain/values/calendar-date.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { unfoundSearches } from './repository.ts';

/** Every night: removes the weeks that began too long ago. */
export const forgetUnfoundSearchesJob = ({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-unfound-searches',
  maxAttempts: 3,
  schedule: '50 0 * * *',
  async run() {
    await unfoundSearches.removeBefore(db, today(lifeAgo('unfoundSearch', now())));
  },
});

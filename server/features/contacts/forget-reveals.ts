import { today } from '#domain/values/calendar-date.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { reveals } from './repository.ts';

/**
 * Every night: forgets who saw which contact on earlier days; it no longer counts, and is nobody's
 * business.
 */
export const forgetRevealsJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-contact-reveals',
  maxAttempts: 3,
  schedule: '25 0 * * *',
  async run() {
    await reveals.removeBefore(db, today(now()));
  },
});

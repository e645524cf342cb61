import type { JobSpec } from './jobs/jobs.ts';
import { limitCounters } from './limit-repository.ts';
import type { Platform } from './platform.ts';

/** Every hour: counters of limits that are over go; the library that writes them removes them only while a process lives on. */
export const forgetLimitsJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-limits',
  maxAttempts: 3,
  schedule: '7 * * * *',
  async run() {
    await limitCounters.removeExpired(db, now());
  },
});

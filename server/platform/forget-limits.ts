import type { JobSpec } from './jobs/jobs.ts';
import { limitCounters } from './limit-repository.ts';
import type { Platform } from './platform.ts';

/** Hourly: removes expired counters of limits, because the library that writes them does so only while the same process lives. */
export const forgetLimitsJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-limits',
  maxAttempts: 3,
  schedule: '7 * * * *',
  async run() {
    await limitCounters.removeExpired(db, now());
  },
});

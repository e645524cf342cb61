import { addDays, today } from '#domain/values/calendar-date.ts';
import { VIEWS_KEPT_DAYS } from '#domain/views/rules.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { views } from './repository.ts';

/**
 * Every night: forgets the sources of earlier days' views, which are nobody's business, and views
 * that nobody is shown any more.
 */
export const forgetViewsJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'forget-views',
  maxAttempts: 3,
  schedule: '35 0 * * *',
  async run() {
    const day = today(now());
    await views.forgetSources(db, day);
    await views.forgetViews(db, addDays(day, -VIEWS_KEPT_DAYS));
  },
});

import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { answerTimes } from './repository.ts';

/** Every night: recounts how soon each lister usually answers. */
export const countAnswerTimesJob = ({
  db,
  now,
}: Pick<Platform, 'db' | 'now'>): JobSpec<unknown> => ({
  name: 'count-answer-times',
  maxAttempts: 3,
  schedule: '10 2 * * *',
  run: () => inTransaction(db, (tx) => answerTimes.count(tx, now())),
});

import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { vocabulary } from './vocabulary-repository.ts';

/** Every night: recounts how common each word is that someone may misspell. */
export const countVocabularyJob = ({ db }: Pick<Platform, 'db'>): JobSpec<unknown> => ({
  name: 'count-search-vocabulary',
  maxAttempts: 3,
  schedule: '50 1 * * *',
  async run() {
    await vocabulary.count(db);
  },
});

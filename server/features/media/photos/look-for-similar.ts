import type { Transaction } from '#server/platform/database/database.ts';
import { addJobs, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordSimilar } from './similar-repository.ts';

interface LookForSimilar {
  key: string;
}

const LOOK_FOR_SIMILAR = { name: 'look-for-similar-photos', maxAttempts: 10 } as const;

/** Looks for other listers' photos that look the same as a stored one that another listing has now. */
export const lookForSimilarJob = ({ db }: Pick<Platform, 'db'>): JobSpec<LookForSimilar> => ({
  ...LOOK_FOR_SIMILAR,
  run: ({ key }) => recordSimilar(db, key),
});

/** Queues that search, in the transaction of the listing that took the photos over. */
export const queueLookForSimilar = (tx: Transaction, keys: readonly string[]): Promise<void> =>
  addJobs<LookForSimilar>(
    tx,
    LOOK_FOR_SIMILAR,
    keys.map((key) => ({ payload: { key }, key: `similar:${key}` })),
  );

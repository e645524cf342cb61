import { inTransaction } from '#server/platform/database/transaction.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listingPrices } from './price-repository.ts';

/** Every night: recounts asking prices in each place, and finds listings that ask far more or less. */
export const countPricesJob = ({ db }: Pick<Platform, 'db'>): JobSpec<unknown> => ({
  name: 'count-usual-prices',
  maxAttempts: 3,
  schedule: '20 2 * * *',
  run: () =>
    inTransaction(db, async (tx) => {
      await listingPrices.countUsual(tx);
      await listingPrices.noteAllFar(tx);
    }),
});

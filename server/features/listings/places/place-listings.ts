import { PLACE_EDITION, pinOf } from '#domain/places/pin.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { places } from './place-repository.ts';

const PLACE_LISTINGS = { name: 'place-listings', maxAttempts: 3 } as const;

/** Few enough that changing one of them does not wait for the others. */
const BATCH = 200;

/** Behind whatever someone waits for. */
const PRIORITY = 50;

/** Queues placing the listings made before places were known, or by an older version. */
export const placeListingsAtStart = ({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> =>
  addJob(db, PLACE_LISTINGS, {}, { priority: PRIORITY }).catch((error) =>
    log.warn({ err: error }, 'listings are not placed before the night'),
  );

/**
 * At the start and every night: places each listing that this edition of the places has not placed
 * yet.
 */
export const placeListingsJob = ({ db, log }: Pick<Platform, 'db' | 'log'>): JobSpec<unknown> => ({
  ...PLACE_LISTINGS,
  schedule: '20 2 * * *',
  async run() {
    let placed = 0;
    for (let after: string | undefined; ; ) {
      const rows = await places.notPlaced(db, PLACE_EDITION, { after, limit: BATCH });
      if (rows.length === 0) break;
      const pinned = rows.map((row) => ({ ...row, ...pinOf(row) }));
      await inTransaction(db, (tx) => places.set(tx, pinned));
      placed += rows.length;
      after = rows.at(-1)?.id;
    }
    if (placed > 0) log.info({ placed }, 'listings placed');
  },
});

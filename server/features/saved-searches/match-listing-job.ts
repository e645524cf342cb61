import type { ListingKind } from '#domain/listing-kind.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { searchAlerts } from './alert-repository.ts';
import { searchableListing } from './searchable-listing.ts';
import { queueAlerts } from './send-alerts-job.ts';

const MATCH_LISTING = { name: 'match-listing', maxAttempts: 25 };

interface Changed {
  kind: ListingKind;
  id: string;
}

/** Leaves with the transaction that makes or changes a listing the work of finding the searches that it fits. */
export const queueMatching = (tx: Database | Transaction, listing: Changed): Promise<void> =>
  addJob(tx, MATCH_LISTING, listing, { key: `match-${listing.id}` });

/** Notes which saved searches find a listing, and has those mailed that want to know at once. */
export const matchListingJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<Changed> => ({
  ...MATCH_LISTING,
  run: (changed) =>
    inTransaction(db, async (tx) => {
      const listing = await searchableListing(tx, changed);
      if (listing) await queueAlerts(tx, await searchAlerts.note(tx, listing, now()));
    }),
});

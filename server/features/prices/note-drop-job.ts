import { priceDrop } from '#domain/price-history.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { priceDrops } from './drop-repository.ts';
import { priceStepsOf } from './price-history.ts';
import { priceChanges } from './repository.ts';
import { queueDropMails } from './send-drops-job.ts';

const NOTE_DROP = { name: 'note-price-drop', maxAttempts: 25 };

interface Lowered {
  changeId: string;
}

/**
 * Queues a search for the keepers of a listing that became cheaper, in the transaction that changed
 * it.
 */
export async function queuePriceDrop(
  tx: Transaction,
  listingId: string,
  changedAt: Date,
): Promise<void> {
  const changeId = await priceChanges.loweringAt(tx, listingId, changedAt);
  if (changeId) await addJob<Lowered>(tx, NOTE_DROP, { changeId });
}

/**
 * Records the people to mail about a drop, if the price dropped by the rule of the listing's page.
 * Of two successive drops only the later one is mailed.
 */
export const noteDropJob = ({ db, now }: Pick<Platform, 'db' | 'now'>): JobSpec<Lowered> => ({
  ...NOTE_DROP,
  run: ({ changeId }) =>
    inTransaction(db, async (tx) => {
      const change = await priceChanges.find(tx, changeId);
      const listing = change && (await priceDrops.listing(tx, change.listing_id));
      if (!listing || (await priceChanges.isLoweredAfter(tx, change.id))) return;
      if (!priceDrop(await priceStepsOf(tx, listing))) return;
      await queueDropMails(tx, await priceDrops.note(tx, change, listing, now()));
    }),
});

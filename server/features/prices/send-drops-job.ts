import { priceDrop } from '#domain/price-history.ts';
import { mailedListings } from '#server/features/mailed-listings/public.ts';
import { asksToConfirm } from '#server/features/site/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJobs, type JobSpec } from '#server/platform/jobs/jobs.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { priceDropMails, priceDrops } from './drop-repository.ts';
import { type DroppedListing, priceDropMail } from './mails.ts';
import { priceStepsOf } from './price-history.ts';

const SEND_DROPS = { name: 'send-price-drops', maxAttempts: 25 };

/** Further drops within this time come in the same mail. */
const BUNDLED_SECONDS = 60;

/** Mails people about cheaper favourites, once a minute at most. */
export const queueDropMails = (tx: Transaction, userIds: readonly string[]): Promise<void> =>
  addJobs(
    tx,
    SEND_DROPS,
    // In a fixed order, so that two transactions for the same people wait for each other and do not
    // deadlock.
    userIds.toSorted().map((userId) => ({ payload: { userId }, key: `price-drops-${userId}` })),
    { delaySeconds: BUNDLED_SECONDS },
  );

/**
 * Mails someone about cheaper favourites. Taking the changes and queueing the mail is one
 * transaction: they are mailed once, or still wait. Leaves out listings no longer on offer, kept or
 * cheaper. On a site that requires confirmed addresses, drops wait until the address is confirmed.
 */
export const sendDropsJob = ({
  db,
  now,
  config,
}: Pick<Platform, 'db' | 'now' | 'config'>): JobSpec<{ userId: string }> => ({
  ...SEND_DROPS,
  run: ({ userId }) =>
    inTransaction(db, async (tx) => {
      const keeper = await priceDrops.findKeeper(tx, userId);
      const isUnconfirmed = keeper !== undefined && keeper.email_confirmed_at === null;
      if (isUnconfirmed && (await asksToConfirm({ db, config })())) return;
      const ids = await priceDrops.settle(tx, userId, now());
      if (!keeper || !(await priceDropMails.areWanted(tx, userId))) return;
      const dropped = await droppedListings(tx, ids);
      if (dropped.length === 0) return;
      const token = await priceDropMails.token(tx, userId);
      await queueMail(tx, priceDropMail({ keeper, dropped, token, appUrl: config.appUrl }));
    }),
});

/** Those of some listings that are on offer, and still cheaper than before. */
async function droppedListings(tx: Transaction, ids: readonly string[]): Promise<DroppedListing[]> {
  const before = new Map<string, number>();
  const found = [];
  for (const id of ids) {
    const listing = await priceDrops.listing(tx, id);
    const drop = listing && priceDrop(await priceStepsOf(tx, listing));
    if (!drop) continue;
    before.set(id, drop.before);
    found.push(listing);
  }
  const listings = await mailedListings(tx, found);
  return listings.map((listing) => ({ ...listing, before: before.get(listing.id) ?? 0 }));
}

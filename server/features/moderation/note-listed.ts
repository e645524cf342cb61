import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { type Beginning, beginningOf } from '#domain/moderation/policy.ts';
import { stateAfter } from '#domain/moderation/states.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { applyTransition, lockListing } from './moderate-listing.ts';
import { listingPrices } from './price-repository.ts';
import { type ListingAddress, moderation } from './repository.ts';

/** Starts a new listing in the state that the site's setting says, in the transaction that made it. */
export async function beginModeration(
  tx: Transaction,
  actor: Actor,
  address: ListingAddress,
  at: Date,
): Promise<void> {
  const { state, isToReview } = await beginningFor(tx, actor, address.id);
  if (state !== 'live') await moderation.takeOff(tx, address.id, { state, reason: null, at });
  else if (isToReview) await moderation.setToReview(tx, address.id, at);
  await listingPrices.noteFar(tx, address.id);
}

/**
 * The state in which someone's listing would start now; `made` exists already, and does not count
 * in its own favour.
 */
export async function beginningFor(
  db: Database | Transaction,
  actor: Actor,
  made?: string,
): Promise<Beginning> {
  const settings = await getSettings({ db });
  const approved =
    settings.moderation === 'new-listers-first'
      ? await moderation.countApproved(db, actor.userId, made)
      : 0;
  return beginningOf(settings, { isAdmin: isAdmin(actor), approved });
}

/** The content that Admins review, to compare after a change. */
export const readContent = (tx: Transaction, address: ListingAddress): Promise<string> =>
  moderation.contentOf(tx, address.id);

/**
 * Sends a changed listing back to the Admins, in the transaction that changed it: always if they
 * had asked for changes or refused it; a live one if more than its price changed, and it waits off
 * the lists if a new listing of its lister would. An Admin's change needs no review.
 */
export async function noteChanged(
  tx: Transaction,
  actor: Actor,
  address: ListingAddress,
  { contentBefore, at }: { contentBefore: string; at: Date },
): Promise<void> {
  await listingPrices.noteFar(tx, address.id);
  if (isAdmin(actor)) return;
  const listing = await lockListing(tx, address);
  if (stateAfter(listing.moderation, 'resubmit')) {
    await applyTransition(tx, address, listing, { name: 'resubmit', reason: null, at });
  } else if (listing.moderation === 'live') {
    const { state, isToReview } = await beginningFor(tx, actor);
    if (!isToReview || (await readContent(tx, address)) === contentBefore) return;
    const name = state === 'waiting' ? 'hold' : 'change';
    await applyTransition(tx, address, listing, { name, reason: null, at });
  }
}

/** Queues a reported listing for review. */
export const noteReported = (tx: Transaction, address: ListingAddress, at: Date): Promise<void> =>
  moderation.setToReview(tx, address.id, at);

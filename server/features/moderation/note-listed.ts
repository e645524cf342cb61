import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { type Beginning, beginningOf } from '#domain/moderation/policy.ts';
import { stateAfter } from '#domain/moderation/states.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { applyTransition, lockListing } from './moderate-listing.ts';
import { listingPrices } from './price-repository.ts';
import { type ListingAddress, moderation } from './repository.ts';

/** Has a new listing begin as the site's setting says, in the transaction that made it. */
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

/** How a listing of someone begins now; `made` is one that is there already, and says nothing for itself. */
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

/** What Admins look at of a listing as it is, to be compared once it was changed. */
export const readContent = (tx: Transaction, address: ListingAddress): Promise<string> =>
  moderation.contentOf(tx, address.id);

/**
 * Has Admins look again at a listing that was changed, in the transaction that changed it: what was asked to be changed or was
 * refused goes back to them; what is live is looked at where more than its price was changed, and waits for that where a new
 * listing of its lister would. What an Admin changes needs no look.
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

/** Has Admins look at a listing that someone reported. */
export const noteReported = (tx: Transaction, address: ListingAddress, at: Date): Promise<void> =>
  moderation.setToReview(tx, address.id, at);

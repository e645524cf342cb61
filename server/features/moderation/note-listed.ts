import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { beginningOf } from '#domain/moderation/policy.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
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
  const settings = await getSettings({ db: tx });
  const approved =
    settings.moderation === 'new-listers-first'
      ? await moderation.countApproved(tx, actor.userId, address.id)
      : 0;
  const { state, isToReview } = beginningOf(settings, { isAdmin: isAdmin(actor), approved });
  if (state !== 'live') await moderation.takeOff(tx, address, { state, reason: null, at });
  else if (isToReview) await moderation.setToReview(tx, address, at);
  await listingPrices.noteFar(tx, address);
}

/** What Admins look at of a listing as it is, to be compared once it was changed. */
export const readContent = (tx: Transaction, address: ListingAddress): Promise<string> =>
  moderation.contentOf(tx, address);

/**
 * Has Admins look again at a listing that was changed, in the transaction that changed it: what was asked to be changed goes
 * back to them; what is live stays so meanwhile, and is looked at where more than its price was changed. What an Admin changes
 * needs no look.
 */
export async function noteChanged(
  tx: Transaction,
  actor: Actor,
  address: ListingAddress,
  { contentBefore, at }: { contentBefore: string; at: Date },
): Promise<void> {
  await listingPrices.noteFar(tx, address);
  if (isAdmin(actor)) return;
  const listing = await lockListing(tx, address);
  if (listing.moderation === 'change-asked') {
    await applyTransition(tx, address, listing, { name: 'resubmit', reason: null, at });
  } else if (listing.moderation === 'live') {
    const { moderation: policy } = await getSettings({ db: tx });
    if (policy === 'live' || (await readContent(tx, address)) === contentBefore) return;
    await applyTransition(tx, address, listing, { name: 'change', reason: null, at });
  }
}

/** Has Admins look at a listing that somebody reported. */
export const noteReported = (tx: Transaction, address: ListingAddress, at: Date): Promise<void> =>
  moderation.setToReview(tx, address, at);

import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { beginningOf } from '#domain/moderation/policy.ts';
import { getSettings } from '#server/features/site/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { applyTransition, lockListing } from './moderate-listing.ts';
import { type ListingAddress, moderation } from './repository.ts';

/** Has a new listing begin as the site's setting says, in the transaction that made it. */
export async function beginModeration(
  tx: Transaction,
  actor: Actor,
  address: ListingAddress,
  at: Date,
): Promise<void> {
  const { moderation: policy } = await getSettings({ db: tx });
  const approved =
    policy === 'new-listers-first' ? await moderation.countApproved(tx, actor.userId) : 0;
  const { state, isToReview } = beginningOf(policy, { isAdmin: isAdmin(actor), approved });
  if (state !== 'live') await moderation.takeOff(tx, address, { state, reason: null, at });
  else if (isToReview) await moderation.setToReview(tx, address, at);
}

/**
 * Has Admins look again at a listing that was changed, in the transaction that changed it: what was asked to be changed goes
 * back to them, what is live stays so meanwhile. What an Admin changes needs no look.
 */
export async function noteChanged(
  tx: Transaction,
  actor: Actor,
  address: ListingAddress,
  at: Date,
): Promise<void> {
  if (isAdmin(actor)) return;
  const listing = await lockListing(tx, address);
  if (listing.moderation === 'change-asked') {
    await applyTransition(tx, address, listing, { name: 'resubmit', reason: null, at });
  } else if (listing.moderation === 'live') {
    const { moderation: policy } = await getSettings({ db: tx });
    if (policy !== 'live') await moderation.setToReview(tx, address, at);
  }
}

/** Has Admins look at a listing that somebody reported. */
export const noteReported = (tx: Transaction, address: ListingAddress, at: Date): Promise<void> =>
  moderation.setToReview(tx, address, at);

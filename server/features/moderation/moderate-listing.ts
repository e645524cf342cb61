import type { Actor } from '#domain/accounts/actor.ts';
import { isAdmin } from '#domain/accounts/permissions.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import { moderationMessages } from '#domain/moderation/messages.ts';
import type { ModerateBody } from '#domain/moderation/schema.ts';
import {
  ADMIN_TRANSITIONS,
  type ModerationState,
  stateAfter,
  type TransitionName,
} from '#domain/moderation/states.ts';
import { isId } from '#domain/values/id.ts';
import { isChangedSince } from '#domain/values/instant.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { noteForAlerts } from '#server/features/saved-searches/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { moderationMail } from './mails.ts';
import { type ListingAddress, type ModeratedRow, moderation } from './repository.ts';

/** The listing as the Admin saw it, if they say so. */
type Seen = Pick<ModerateBody, 'expectedUpdatedAt' | 'expectedState' | 'expectedSince'>;

type Decision = Pick<ModerateBody, 'transition' | 'reason'> & Partial<Seen>;

type Needed = Pick<Platform, 'now' | 'config'>;

/**
 * Moves a listing from one state to another for an Admin; the lister is mailed.
 * @throws {DomainError} as `moderateListingIn`.
 */
export const moderateListing = (
  platform: Needed & Pick<Platform, 'db'>,
  actor: Actor,
  address: ListingAddress,
  body: ModerateBody,
): Promise<void> =>
  inTransaction(platform.db, (tx) => moderateListingIn(tx, platform, actor, address, body));

/**
 * Does the same within the caller's transaction. Concurrent changes to the listing wait.
 * @throws {DomainError} FORBIDDEN unless the actor is an Admin; NOT_FOUND; CONFLICT if the state has no such way, or the
 * listing is not as the Admin has seen it.
 */
export async function moderateListingIn(
  tx: Transaction,
  platform: Needed,
  actor: Actor,
  address: ListingAddress,
  { transition, reason, ...seen }: Decision,
): Promise<void> {
  if (!isAdmin(actor)) throw forbidden();
  const at = platform.now();
  const said = reason === '' ? null : reason;
  const listing = await lockListing(tx, address);
  // Nobody decides about something they have not seen, or right after another Admin did.
  if (!isAsSeen(listing, seen)) {
    throw conflict(moderationMessages.notNow, 'CHANGED_MEANWHILE');
  }
  const state = await applyTransition(tx, address, listing, { name: transition, reason: said, at });
  // A review is no news to the lister of a listing that was in the lists all the time.
  if (listing.moderation === 'live' && state === 'live') return;
  const { appUrl } = platform.config;
  await queueMail(tx, moderationMail(address, listing, transition, said, appUrl));
}

function isAsSeen(listing: ModeratedRow, seen: Seen): boolean {
  const { expectedUpdatedAt, expectedState = listing.moderation, expectedSince } = seen;
  const since = listing.moderation_at?.toISOString() ?? null;
  return (
    !isChangedSince(expectedUpdatedAt, listing.updated_at) &&
    expectedState === listing.moderation &&
    (expectedSince === undefined || expectedSince === since)
  );
}

/** Locks a listing's state until the transaction ends. @throws {DomainError} NOT_FOUND. */
export async function lockListing(tx: Transaction, address: ListingAddress): Promise<ModeratedRow> {
  const listing = isId(address.id) ? await moderation.lock(tx, address) : undefined;
  if (!listing) throw notFound(moderationMessages.notFound);
  return listing;
}

/**
 * Moves a locked listing to its next state, and returns that.
 * @throws {DomainError} CONFLICT if the state has no such way.
 */
export async function applyTransition(
  tx: Transaction,
  address: ListingAddress,
  listing: ModeratedRow,
  { name, reason, at }: { name: TransitionName; reason: string | null; at: Date },
): Promise<ModerationState> {
  const before = listing.moderation;
  const state = stateAfter(before, name);
  if (!state) throw conflict(moderationMessages.notNow);
  if (name === 'change') {
    await moderation.setToReview(tx, listing.id, at);
  } else if (state === 'live') {
    await (before === 'live' ? moderation.setApproved : moderation.bringBack)(tx, listing.id, at);
    await noteForAlerts(tx, address);
  } else {
    const change = { state, reason, at };
    await (before === 'live' ? moderation.takeOff : moderation.move)(tx, listing.id, change);
  }
  await recordAudit(tx, {
    event: isAdmins(name) ? 'moderated' : 'listing-changed',
    at,
    subject: { kind: address.kind, id: listing.id },
    reason: reason ?? undefined,
    before: { state: before },
    after: { state, by: name },
  });
  return state;
}

/** A lister's saving is no decision by an Admin. */
const isAdmins = (name: TransitionName): boolean =>
  (ADMIN_TRANSITIONS as readonly TransitionName[]).includes(name);

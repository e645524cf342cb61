import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import { enquiryMessages } from '#domain/enquiries/messages.ts';
import { canEnquire } from '#domain/enquiries/permissions.ts';
import type { EnquiryBody, EnquiryResponse } from '#domain/enquiries/schema.ts';
import { forbidden } from '#domain/errors.ts';
import { requireUnblocked } from '#server/features/blocks/public.ts';
import { countReveal } from '#server/features/contacts/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import { queueMail } from '#server/platform/mail/send-mail-job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { ENQUIRIES, ENQUIRIES_PER_LISTING } from './limits.ts';
import { existingListing, type Listing, type ListingAddress, lockListing } from './listing.ts';
import { enquiryMail } from './mails.ts';
import { presentContact } from './present.ts';
import { type EnquiryRow, enquiries } from './repository.ts';

/**
 * Sends an enquiry to the lister of a property or a car, and reveals how to reach them. The enquiry
 * and its mail are one transaction. The same words again on the same day, for example after a lost
 * response, are the same enquiry: same response, mailed once. So is a repeated key, even on another
 * day.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN for one's own listing, for one that Admins keep off the lists, and if either has blocked the other; TOO_MANY_REQUESTS; UNPROCESSABLE for a key that
 * came with another enquiry.
 */
export async function sendEnquiry(
  platform: Platform,
  actor: Actor,
  address: ListingAddress,
  body: EnquiryBody,
  key?: string,
): Promise<EnquiryResponse> {
  if (key === undefined) return present(await send(platform, actor, address, body));
  const call = { makes: 'enquiry', by: actor.userId, key, content: { address, body } };
  const sent = await once(
    platform,
    call,
    (claim) => send(platform, actor, address, body, claim),
    (id) => enquiries.getById(platform.db, id),
  );
  return present(sent);
}

function present(sent: EnquiryRow): EnquiryResponse {
  const contact = presentContact(sent);
  const { success, successWithoutPhone } = enquiryMessages;
  return {
    message: contact.phoneNumber ? success : successWithoutPhone,
    sentAt: sent.created_at.toISOString(),
    contact,
    conversationId: sent.conversation_id,
  };
}

async function send(
  platform: Platform,
  actor: Actor,
  address: ListingAddress,
  body: EnquiryBody,
  claim?: Claim,
): Promise<EnquiryRow> {
  const listing = await existingListing(platform.db, actor, address);
  if (!canEnquire(actor, listing)) throw forbidden(enquiryMessages.own);
  requireOffered(listing);
  await requireUnblocked(platform.db, actor.userId, listing.listerId);
  await countReveal(platform, actor, listing);
  await platform.limits.of(ENQUIRIES_PER_LISTING).take(`${actor.userId} ${listing.id}`);
  await platform.limits.of(ENQUIRIES).take(actor.userId);
  return inTransaction(platform.db, async (tx) => {
    const sent = await store(tx, platform, actor, address, body);
    // The row may be an earlier one with the same words: then the key stands for that one.
    await claim?.(tx, sent.id);
    return sent;
  });
}

/** The listing is locked, so that nobody writes about one that is being taken off the list. */
async function store(
  tx: Transaction,
  { config, now }: Platform,
  actor: Actor,
  address: ListingAddress,
  { message, phoneNumber }: EnquiryBody,
): Promise<EnquiryRow> {
  const listing = await lockListing(tx, actor, address);
  requireOffered(listing);
  const id = uuid();
  const isNew = await enquiries.insert(tx, {
    id,
    listing_id: listing.id,
    lister_id: listing.listerId,
    sender_id: actor.userId,
    message,
    phone_number: phoneNumber,
    created_at: now(),
  });
  if (!isNew) return enquiries.getLast(tx, listing.id, actor.userId);
  const sent = await enquiries.getById(tx, id);
  await queueMail(tx, enquiryMail(sent, config.appUrl));
  return sent;
}

/**
 * Nobody is led to the lister of a listing that Admins keep off the lists, not even an Admin.
 * @throws {DomainError} FORBIDDEN.
 */
function requireOffered({ pause }: Listing): void {
  if (isOffByAdmins(pause?.reason)) throw forbidden(pauseMessages.inReview);
}

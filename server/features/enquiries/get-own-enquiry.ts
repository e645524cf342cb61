import type { Actor } from '#domain/accounts/actor.ts';
import type { OwnEnquiry } from '#domain/enquiries/schema.ts';
import { countReveal } from '#server/features/contacts/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { existingListing, type ListingAddress } from './listing.ts';
import { presentContact } from './present.ts';
import { enquiries } from './repository.ts';

/**
 * Tells if the actor has sent an enquiry about a listing; if so, with its lister's contact.
 * @throws {DomainError} NOT_FOUND; TOO_MANY_REQUESTS after the contacts of 100 listings in a day.
 */
export async function getOwnEnquiry(
  platform: Pick<Platform, 'db' | 'now' | 'limits'>,
  actor: Actor,
  address: ListingAddress,
): Promise<OwnEnquiry> {
  const listing = await existingListing(platform.db, actor, address);
  const last = await enquiries.findLast(platform.db, listing.id, actor.userId);
  if (last) await countReveal(platform, actor, listing);
  return {
    sentAt: last ? last.created_at.toISOString() : null,
    contact: last ? presentContact(last) : null,
    conversationId: last ? last.conversation_id : null,
  };
}

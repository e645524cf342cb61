import type { Actor } from '#domain/accounts/actor.ts';
import type { OwnEnquiry } from '#domain/enquiries/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { existingListing, type ListingAddress } from './listing.ts';
import { presentContact } from './present.ts';
import { enquiries } from './repository.ts';

/**
 * Whether the actor has sent an enquiry about a listing, and how to reach its lister since then.
 * @throws {DomainError} NOT_FOUND.
 */
export async function getOwnEnquiry(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  address: ListingAddress,
): Promise<OwnEnquiry> {
  const { id } = await existingListing(db, address);
  const last = await enquiries.findLast(db, id, actor.userId);
  return {
    sentAt: last ? last.created_at.toISOString() : null,
    contact: last ? presentContact(last) : null,
  };
}

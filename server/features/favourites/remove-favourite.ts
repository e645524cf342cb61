import type { Actor } from '#domain/accounts/actor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FAVOURITES } from './limits.ts';
import { favourites, type KeptListing } from './repository.ts';

/**
 * Removes a listing from the actor's favourites, if it is one.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function removeFavourite(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { userId }: Actor,
  listing: KeptListing,
): Promise<void> {
  await limits.of(FAVOURITES).take(userId);
  await favourites.remove(db, userId, listing);
}

import type { Actor } from '#domain/accounts/actor.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FAVOURITES } from './limits.ts';
import { favourites, type KeptListing } from './repository.ts';

/**
 * Takes a listing out of what the actor keeps; one that is not in it stays out.
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

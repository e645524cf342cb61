import { randomBytes } from 'node:crypto';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ShareBody, SharedLink } from '#domain/favourites/schema.ts';
import type { Platform } from '#server/platform/platform.ts';
import { FAVOURITES } from './limits.ts';
import { sharedLists } from './shared-list-repository.ts';

/** 128 bits: nobody guesses one (22 characters of an address). */
const ID_BYTES = 16;

/**
 * Makes the link to the actor's list, or changes what it shows; a shared list keeps its link.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function shareList(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { userId }: Actor,
  { withNotes }: ShareBody,
): Promise<SharedLink> {
  await limits.of(FAVOURITES).take(userId);
  const id = randomBytes(ID_BYTES).toString('base64url');
  return sharedLists.share(db, userId, { id, withNotes });
}

/**
 * Switches the link off for good: the next one will differ.
 * @throws {DomainError} TOO_MANY_REQUESTS.
 */
export async function stopSharing(
  { db, limits }: Pick<Platform, 'db' | 'limits'>,
  { userId }: Actor,
): Promise<void> {
  await limits.of(FAVOURITES).take(userId);
  await sharedLists.remove(db, userId);
}

import type { Actor } from '#domain/accounts/actor.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { canRate } from '#domain/comments/permissions.ts';
import { forbiddenBecause } from '#domain/errors.ts';

/**
 * Refuses stars from the lister of the property.
 * @throws {DomainError} OWN_LISTING
 */
export function requireRater(actor: Actor, property: { listerId: string }): void {
  if (!canRate(actor, property)) throw forbiddenBecause('OWN_LISTING', commentMessages.ownListing);
}

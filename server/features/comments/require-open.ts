import type { Actor } from '#domain/accounts/actor.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { forbidden } from '#domain/errors.ts';
import { isKeptBack } from '#domain/moderation/states.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { type Readable, requireReadable } from '#server/features/listings/public.ts';

/**
 * Nobody writes about what is not live, not those either who may read it.
 * @throws {DomainError} NOT_FOUND for who may not; FORBIDDEN.
 */
export function requireOpen(actor: Actor, property: Readable): void {
  requireReadable(actor, property, propertyMessages.notFound);
  if (isKeptBack(property.moderation)) throw forbidden(commentMessages.inReview);
}

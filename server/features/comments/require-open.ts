import type { Actor } from '#domain/accounts/actor.ts';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { forbidden } from '#domain/errors.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { type Readable, requireReadable } from '#server/features/listings/public.ts';

/**
 * Nobody writes about what Admins keep off the lists, not those either who may read it.
 * @throws {DomainError} NOT_FOUND for who may not; FORBIDDEN.
 */
export function requireOpen(actor: Actor, property: Readable & { pause?: Pause }): void {
  requireReadable(actor, property, propertyMessages.notFound);
  if (isOffByAdmins(property.pause?.reason)) throw forbidden(commentMessages.inReview);
}

import type { Actor } from '#domain/accounts/actor.ts';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { forbidden } from '#domain/errors.ts';
import { propertyMessages } from '#domain/properties/messages.ts';
import { type Readable, requireReadable } from '#server/features/listings/public.ts';

/**
 * Nobody writes about a listing that Admins keep off the lists, not even people who may read it.
 * @throws {DomainError} NOT_FOUND for people who may not read it; FORBIDDEN.
 */
export function requireOpen(actor: Actor, property: Readable & { pause?: Pause }): void {
  requireReadable(actor, property, propertyMessages.notFound);
  if (isOffByAdmins(property.pause?.reason)) throw forbidden(commentMessages.inReview);
}

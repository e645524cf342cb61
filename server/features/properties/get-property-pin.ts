import type { Actor } from '#domain/accounts/actor.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import type { OwnPin } from '#domain/places/own-pin-schema.ts';
import { propertyAdminMessages, propertyMessages } from '#domain/properties/messages.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import { ownPinOf } from '#server/features/listings/public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getPropertySummary } from './property-summary.ts';

/**
 * The pin of a property, for who may edit it.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function getPropertyPin(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  id: string,
): Promise<OwnPin> {
  const property = await getPropertySummary(db, id);
  if (!property) throw notFound(propertyMessages.notFound);
  if (!canEditProperty(actor, property)) throw forbidden(propertyAdminMessages.notYours);
  return ownPinOf(db, id, propertyMessages.notFound);
}

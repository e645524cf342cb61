import type { Actor, Viewer } from '#domain/accounts/actor.ts';
import { forbidden, notFound } from '#domain/errors.ts';
import { propertyAdminSentences, propertySentences } from '#domain/properties/sentences.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockProperty, type PropertySummary } from './property-summary.ts';

/**
 * The property that an actor is about to change, locked until the transaction ends.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless `isAllowed`.
 */
export async function lockForChange(
  tx: Transaction,
  actor: Actor,
  id: string,
  isAllowed: (viewer: Viewer, property: PropertySummary) => boolean,
): Promise<PropertySummary> {
  const property = await lockProperty(tx, id);
  if (!property) throw notFound(propertySentences.notFound);
  if (!isAllowed(actor, property)) throw forbidden(propertyAdminSentences.notYours);
  return property;
}

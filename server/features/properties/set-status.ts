import type { Actor } from '#domain/accounts/actor.ts';
import { canSetStatus } from '#domain/properties/permissions.ts';
import type { Property, StatusBody } from '#domain/properties/schema.ts';
import { changeListing } from '#server/features/listings/public.ts';
import { noteForAlerts } from '#server/features/saved-searches/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getOwnProperty } from './get-property.ts';
import { lockPropertyForChange } from './property-finder.ts';
import { properties } from './repository.ts';

/**
 * Sets a property's status, whatever it was before (specification §4, "Property status").
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function setStatus(
  platform: Platform,
  actor: Actor,
  id: string,
  { status }: StatusBody,
): Promise<Property> {
  const { db, now } = platform;
  return inTransaction(db, async (tx) => {
    const { listerId } = await lockPropertyForChange(tx, actor, id, canSetStatus);
    await changeListing(tx, platform, actor, { kind: 'property', id, listerId }, async () => {
      await properties.update(tx, id, { status, updated_at: now() });
      await noteForAlerts(tx, { kind: 'property', id });
    });
    return getOwnProperty(platform, tx, id);
  });
}

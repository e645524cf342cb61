import type { Actor } from '#domain/accounts/actor.ts';
import { canDeleteProperty } from '#domain/properties/permissions.ts';
import { propertyAdminSentences } from '#domain/properties/sentences.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockForChange } from './lock-for-change.ts';
import { properties } from './repository.ts';

/**
 * Takes a property off every list; the row stays for the bookings made of it.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function deleteProperty(
  { db, now }: Platform,
  actor: Actor,
  id: string,
): Promise<string> {
  await inTransaction(db, async (tx) => {
    await lockForChange(tx, actor, id, canDeleteProperty);
    await properties.markDeleted(tx, id, now());
  });
  return propertyAdminSentences.deleted;
}

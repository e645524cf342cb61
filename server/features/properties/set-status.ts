import type { Actor } from '#domain/accounts/actor.ts';
import { canSetStatus } from '#domain/properties/permissions.ts';
import type { StatusBody, UploadPropertyAnswer } from '#domain/properties/schema.ts';
import { statusSentences } from '#domain/properties/sentences.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { getProperty } from './get-property.ts';
import { lockForChange } from './lock-for-change.ts';
import { properties } from './repository.ts';

/**
 * Sets a property's status, whatever it was before (specification §4, "Property status").
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin.
 */
export async function setStatus(
  { db, now }: Platform,
  actor: Actor,
  id: string,
  { status }: StatusBody,
): Promise<UploadPropertyAnswer> {
  return inTransaction(db, async (tx) => {
    await lockForChange(tx, actor, id, canSetStatus);
    await properties.update(tx, id, { status, updated_at: now() });
    return { message: statusSentences.success, property: await getProperty(tx, id) };
  });
}

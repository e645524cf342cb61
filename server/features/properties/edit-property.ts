import type { Actor } from '#domain/accounts/actor.ts';
import { conflict } from '#domain/errors.ts';
import { isChangedSince } from '#domain/instant.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import type { EditPropertyBody, UploadPropertyAnswer } from '#domain/properties/schema.ts';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { formColumns } from './form-columns.ts';
import { getProperty } from './get-property.ts';
import { lockForChange } from './lock-for-change.ts';
import { properties } from './repository.ts';

/**
 * Changes what is said of a property; its photos, video and status stay.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin;
 * CHANGED_MEANWHILE when it is no longer as the actor read it.
 */
export async function editProperty(
  { db, now }: Platform,
  actor: Actor,
  id: string,
  body: EditPropertyBody,
): Promise<UploadPropertyAnswer> {
  return inTransaction(db, async (tx) => {
    const { updatedAt } = await lockForChange(tx, actor, id, canEditProperty);
    if (isChangedSince(body.expectedUpdatedAt, updatedAt)) {
      throw conflict(uploadPropertySentences.changedMeanwhile, 'CHANGED_MEANWHILE');
    }
    await properties.update(tx, id, { ...formColumns(body), updated_at: now() });
    return { message: uploadPropertySentences.updated, property: await getProperty(tx, id) };
  });
}

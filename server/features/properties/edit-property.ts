import type { Actor } from '#domain/accounts/actor.ts';
import { conflict } from '#domain/errors.ts';
import { storedFacts } from '#domain/facts/read-fact.ts';
import { isChangedSince } from '#domain/instant.ts';
import { PROPERTY_FACTS } from '#domain/properties/facts.ts';
import { canEditProperty } from '#domain/properties/permissions.ts';
import type { EditPropertyBody, UploadPropertyAnswer } from '#domain/properties/schema.ts';
import { uploadPropertySentences } from '#domain/properties/sentences.ts';
import { withEditedMedia } from '#server/features/uploads/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { formColumns } from './form-columns.ts';
import { getProperty } from './get-property.ts';
import { lockForChange } from './lock-for-change.ts';
import { properties } from './repository.ts';

/**
 * Changes what is said of a property, and its photos and video as far as the form names them; its status stays.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin;
 * CHANGED_MEANWHILE when it is no longer as the actor read it; and what is wrong with a file.
 */
export async function editProperty(
  platform: Platform,
  actor: Actor,
  id: string,
  body: EditPropertyBody,
): Promise<UploadPropertyAnswer> {
  const { db, now } = platform;
  const lock = async (tx: Transaction) => {
    const { updatedAt } = await lockForChange(tx, actor, id, canEditProperty);
    if (isChangedSince(body.expectedUpdatedAt, updatedAt)) {
      throw conflict(uploadPropertySentences.changedMeanwhile, 'CHANGED_MEANWHILE');
    }
  };
  // Before files are looked at, too: that is work for those alone who may.
  await inTransaction(db, lock);
  return withEditedMedia(platform, actor, body, (applyMedia) =>
    inTransaction(db, async (tx) => {
      await lock(tx);
      const media = await applyMedia(tx, await properties.photoKeys(tx, id));
      await properties.update(tx, id, {
        ...formColumns(body, storedFacts(PROPERTY_FACTS, await properties.facts(tx, id))),
        ...(media.videoKey !== undefined && { video_key: media.videoKey }),
        updated_at: now(),
      });
      if (media.photoKeys) await properties.replacePhotos(tx, id, media.photoKeys);
      return { message: uploadPropertySentences.updated, property: await getProperty(tx, id) };
    }),
  );
}

import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, conflict } from '#domain/errors.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { isChangedSince } from '#domain/values/instant.ts';
import { type Pesewas, toCedi } from '#domain/values/money.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { noteChanged, readContent } from '#server/features/moderation/public.ts';
import { queuePriceDrop } from '#server/features/prices/public.ts';
import { noteForAlerts } from '#server/features/saved-searches/public.ts';
import { type EditedForm, withEditedMedia } from '#server/features/uploads/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Platform } from '#server/platform/platform.ts';
import { changeListing } from './changes/change-listing.ts';
import type { ListedKind } from './listed-kind.ts';
import type { ListingSummary } from './listing-finder.ts';
import { editedPinColumns, type PinForm } from './places/own-pin.ts';

/**
 * Changes a listing to match a form, and its photos and its video if the form names them.
 * @throws {DomainError} NOT_FOUND; FORBIDDEN unless it is the actor's own, or the actor an Admin; CHANGED_MEANWHILE when it is no
 * longer as the actor read it; and what is wrong with a file.
 */
export const editListing =
  <Form extends PinForm, Summary extends ListingSummary, Listing>({
    name: kind,
    repository,
    finder,
    can,
    columnsOf,
    read,
    sentences,
  }: ListedKind<Form, Summary, Listing>) =>
  async (
    platform: Platform,
    actor: Actor,
    id: string,
    form: Form & EditedForm,
  ): Promise<Listing> => {
    const { db, now } = platform;
    const lock = (tx: Transaction) => finder.lockForChange(tx, actor, id, can.edit);
    const lockUnchanged = async (tx: Transaction) => {
      const listing = await lock(tx);
      if (isChangedSince(form.expectedUpdatedAt, listing.updatedAt)) {
        throw conflict(sentences.changedMeanwhile, 'CHANGED_MEANWHILE');
      }
      return listing;
    };
    // Before the files are checked, too: only people who may edit cause that work.
    await inTransaction(db, lockUnchanged);
    return withEditedMedia(platform, actor, form, (applyMedia) =>
      inTransaction(db, async (tx) => {
        const listing = await lockUnchanged(tx);
        await changeListing(tx, platform, actor, { kind, ...listing }, async () => {
          const contentBefore = await readContent(tx, { kind, id });
          const media = await applyMedia(tx, await repository.photoKeys(tx, id));
          if (media.photoKeys?.length === 0 && sentences.noPhoto) {
            throw badInput(sentences.noPhoto, { photos: sentences.noPhoto });
          }
          const updatedAt = now();
          await repository.update(tx, id, {
            ...columnsOf(form, await repository.storedFacts(tx, id)),
            ...editedPinColumns(form),
            ...(media.videoKey !== undefined && { video_key: media.videoKey }),
            updated_at: updatedAt,
          });
          if (media.photoKeys) await repository.replacePhotos(tx, id, media.photoKeys);
          await noteChanged(tx, actor, { kind, id }, { contentBefore, at: updatedAt });
          await noteForAlerts(tx, { kind, id });
          await recordPrice(tx, { kind, id, at: updatedAt }, listing, await lock(tx));
          await queuePriceDrop(tx, id, updatedAt);
        });
        return read(platform, tx, id);
      }),
    );
  };

async function recordPrice(
  tx: Transaction,
  { kind, id, at }: { kind: ListingKind; id: string; at: Date },
  before: { pricePesewas: Pesewas },
  after: { pricePesewas: Pesewas },
): Promise<void> {
  if (after.pricePesewas === before.pricePesewas) return;
  await recordAudit(tx, {
    event: 'price-changed',
    at,
    subject: { kind, id },
    before: { price: toCedi(before.pricePesewas) },
    after: { price: toCedi(after.pricePesewas) },
  });
}

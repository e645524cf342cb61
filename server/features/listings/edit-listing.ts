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

/** How a listing of some kind is edited. */
interface Edit<Listing> {
  kind: ListingKind;
  /** Locks it for anyone who may edit it. @throws {DomainError} NOT_FOUND or FORBIDDEN. */
  lock(
    tx: Transaction,
  ): Promise<{ id: string; listerId: string; updatedAt: Date; pricePesewas: Pesewas }>;
  repository: {
    facts(tx: Transaction, id: string): Promise<unknown>;
    photoKeys(tx: Transaction, id: string): Promise<string[]>;
    replacePhotos(tx: Transaction, id: string, keys: readonly string[]): Promise<void>;
  };
  /** Stores the form, and what goes with it; `facts` are those that are stored already. */
  update(
    tx: Transaction,
    id: string,
    facts: unknown,
    changed: { video_key?: string | null; updated_at: Date },
  ): Promise<unknown>;
  /** As it is then. */
  read(tx: Transaction, id: string): Promise<Listing>;
  sentences: {
    changedMeanwhile: string;
    /** Of a kind that has a photo at least. */
    noPhoto?: string;
  };
}

/**
 * Changes what a form says of a listing, and its photos and its video as far as the form names them.
 * @throws {DomainError} what `lock` throws; CHANGED_MEANWHILE when it is no longer as the actor read it; and what is
 * wrong with a file.
 */
export async function editListing<Listing>(
  platform: Platform,
  actor: Actor,
  form: EditedForm,
  { kind, lock, repository, update, read, sentences }: Edit<Listing>,
): Promise<Listing> {
  const { db, now } = platform;
  const lockUnchanged = async (tx: Transaction) => {
    const listing = await lock(tx);
    if (isChangedSince(form.expectedUpdatedAt, listing.updatedAt)) {
      throw conflict(sentences.changedMeanwhile, 'CHANGED_MEANWHILE');
    }
    return listing;
  };
  // Before files are looked at, too: that is work only for those who may.
  await inTransaction(db, lockUnchanged);
  return withEditedMedia(platform, actor, form, (applyMedia) =>
    inTransaction(db, async (tx) => {
      const listing = await lockUnchanged(tx);
      const { id } = listing;
      await changeListing(tx, platform, actor, { kind, ...listing }, async () => {
        const contentBefore = await readContent(tx, { kind, id });
        const media = await applyMedia(tx, await repository.photoKeys(tx, id));
        if (media.photoKeys?.length === 0 && sentences.noPhoto) {
          throw badInput(sentences.noPhoto, { photos: sentences.noPhoto });
        }
        const updatedAt = now();
        await update(tx, id, await repository.facts(tx, id), {
          ...(media.videoKey !== undefined && { video_key: media.videoKey }),
          updated_at: updatedAt,
        });
        if (media.photoKeys) await repository.replacePhotos(tx, id, media.photoKeys);
        await noteChanged(tx, actor, { kind, id }, { contentBefore, at: updatedAt });
        await noteForAlerts(tx, { kind, id });
        await recordPrice(tx, { kind, id, at: updatedAt }, listing, await lock(tx));
        await queuePriceDrop(tx, id, updatedAt);
      });
      return read(tx, id);
    }),
  );
}

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

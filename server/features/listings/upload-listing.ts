import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { badInput, forbidden } from '#domain/errors.ts';
import { invalidInput } from '#domain/invalid-input.ts';
import {
  queueLookForSimilar,
  type StoredMedia,
  storeListingMedia,
} from '#server/features/media/public.ts';
import { beginModeration } from '#server/features/moderation/public.ts';
import { noteForAlerts } from '#server/features/saved-searches/public.ts';
import {
  type ListingFiles,
  listingCall,
  withListingFiles,
} from '#server/features/uploads/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { withCopied } from './copied-media.ts';
import type { FormColumns, ListedKind } from './listed-kind.ts';
import type { ListingSummary } from './listing-finder.ts';
import type { ListingValues } from './listing-store-repository.ts';
import { type PinForm, pinColumns } from './places/own-pin.ts';

/** The input for a new listing. */
interface Given {
  form: FormColumns & Pick<ListingValues, 'lister_id'>;
  media: StoredMedia;
  files: ListingFiles;
  claim: Claim;
}

/**
 * Creates a listing with its photos and its video, all or nothing. Uploads that the form named are
 * then waiting. Repeating the call returns the same listing; `key` is the call's Idempotency-Key.
 * @throws {DomainError} FORBIDDEN; BAD_INPUT, TOO_LARGE or UNSUPPORTED_MEDIA for a file; CONFLICT for an upload that another
 * listing has; UNPROCESSABLE for a key that came with another listing.
 */
export const uploadListing =
  <Form extends PinForm, Summary extends ListingSummary, Listing>(
    kind: ListedKind<Form, Summary, Listing>,
  ) =>
  async (
    platform: Platform,
    actor: Actor,
    upload: Pick<Upload, 'fields' | 'files'>,
    key?: string,
  ): Promise<Listing> => {
    const { name, can, parse, columnsOf, read, sentences } = kind;
    if (!can.upload(actor)) throw forbidden(sentences.mayNotUpload);
    const { data, error } = parse(upload.fields);
    if (error) throw invalidInput(error.issues);
    const form = { ...columnsOf(data), ...pinColumns(data), lister_id: actor.userId };
    return once(
      platform,
      listingCall(name, actor, upload, key),
      (claim) =>
        withListingFiles(platform, actor, upload, async (files) => {
          const isWithout =
            files.photos.length === 0 && !files.copied?.photos.some((entry) => entry !== null);
          if (isWithout && sentences.noPhoto) {
            throw badInput(sentences.noPhoto, { images: sentences.noPhoto });
          }
          const media = await storeListingMedia(platform, actor.userId, files);
          try {
            return await insertListing(platform, actor, kind, { form, media, files, claim });
          } catch (error) {
            await media.discard();
            throw error;
          }
        }),
      (id) => read(platform, platform.db, id),
    );
  };

/** Inserts the listing, its media and the jobs for them in one transaction. */
function insertListing<Form, Summary extends ListingSummary, Listing>(
  platform: Platform,
  actor: Actor,
  { name, repository, read }: ListedKind<Form, Summary, Listing>,
  { form, media, files, claim }: Given,
): Promise<Listing> {
  return inTransaction(platform.db, async (tx) => {
    const id = uuid();
    await claim(tx, id);
    await files.claim(tx);
    await media.record(tx);
    const uploadedAt = platform.now();
    const { photoKeys, videoKey } = await withCopied(tx, actor, repository.ownMedia, files, media);
    await repository.insert(tx, {
      ...form,
      id,
      video_key: videoKey,
      created_at: uploadedAt,
      updated_at: uploadedAt,
    });
    await repository.insertPhotos(tx, id, photoKeys);
    // New files are checked while being made ready; copied ones usually are already.
    const copiedKeys = photoKeys.filter((key) => !media.photoKeys.includes(key));
    await queueLookForSimilar(tx, copiedKeys);
    await beginModeration(tx, actor, { kind: name, id }, uploadedAt);
    await noteForAlerts(tx, { kind: name, id });
    return read(platform, tx, id);
  });
}

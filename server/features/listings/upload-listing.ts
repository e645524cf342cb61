import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/accounts/actor.ts';
import { badInput } from '#domain/errors.ts';
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
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Claim, once } from '#server/platform/idempotency/once.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Upload } from '#server/platform/upload.ts';
import { type OwnMedia, withCopied } from './copied-media.ts';

/** The columns that every new listing has, whatever its form says. */
export interface NewListing {
  id: string;
  video_key: string | null;
  created_at: Date;
  updated_at: Date;
}

/** How a listing of some kind is stored. */
interface NewKind<Listing> {
  name: 'property' | 'car';
  repository: {
    insertPhotos(tx: Transaction, id: string, keys: readonly string[]): Promise<void>;
    ownMedia(tx: Transaction, id: string, listerId: string): Promise<OwnMedia | undefined>;
  };
  insert(tx: Transaction, listing: NewListing): Promise<unknown>;
  read(db: Database | Transaction, id: string): Promise<Listing>;
  /** What is said of one without a photo, where it must have one. */
  noPhoto?: string;
}

/**
 * Lists something with its photos and its video: all of it is kept, or nothing. Uploads that the form named then wait.
 * The same call again is the same listing.
 * @param key the call's Idempotency-Key.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE or UNSUPPORTED_MEDIA for a file; CONFLICT for an upload that another listing
 * has; UNPROCESSABLE for a key that came with another listing.
 */
export function uploadListing<Listing>(
  platform: Platform,
  actor: Actor,
  upload: Pick<Upload, 'fields' | 'files'>,
  kind: NewKind<Listing>,
  key: string | undefined,
): Promise<Listing> {
  return once(
    platform,
    listingCall(kind.name, actor, upload, key),
    (claim) =>
      withListingFiles(platform, actor, upload, async (files) => {
        const isWithout =
          files.photos.length === 0 && !files.copied?.photos.some((entry) => entry !== null);
        if (isWithout && kind.noPhoto) {
          throw badInput(kind.noPhoto, { images: kind.noPhoto });
        }
        const media = await storeListingMedia(platform, actor.userId, files);
        try {
          return await insertListing(platform, actor, kind, { media, files, claim });
        } catch (error) {
          await media.discard();
          throw error;
        }
      }),
    (id) => kind.read(platform.db, id),
  );
}

/** The listing, its media and the work on them in one transaction. */
function insertListing<Listing>(
  { db, now }: Platform,
  actor: Actor,
  { name, repository, insert, read }: NewKind<Listing>,
  { media, files, claim }: { media: StoredMedia; files: ListingFiles; claim: Claim },
): Promise<Listing> {
  return inTransaction(db, async (tx) => {
    const id = uuid();
    await claim(tx, id);
    await files.claim(tx);
    await media.record(tx);
    const uploadedAt = now();
    const { photoKeys, videoKey } = await withCopied(tx, actor, repository.ownMedia, files, media);
    await insert(tx, {
      id,
      video_key: videoKey,
      created_at: uploadedAt,
      updated_at: uploadedAt,
    });
    await repository.insertPhotos(tx, id, photoKeys);
    // New files are looked at when they are made ready, which what is copied usually is already.
    const copiedKeys = photoKeys.filter((key) => !media.photoKeys.includes(key));
    await queueLookForSimilar(tx, copiedKeys);
    await beginModeration(tx, actor, { kind: name, id }, uploadedAt);
    await noteForAlerts(tx, { kind: name, id });
    return read(tx, id);
  });
}

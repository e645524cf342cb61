import type { Actor } from '#domain/accounts/actor.ts';
import { badInput } from '#domain/errors.ts';
import { MAX_PHOTOS } from '#domain/media/limits.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { uploadMessages } from '#domain/uploads/messages.ts';
import { isId } from '#domain/values/id.ts';
import { type StoredMedia, storeListingMedia } from '#server/features/media/public.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type NamedUpload, withUploads } from './listing-files.ts';

/** The photos and the video in a form (domain/uploads/schema.ts, editedMedia). */
interface MediaChanges {
  photos?: string[] | undefined;
  video?: string | null | undefined;
  poster?: string | undefined;
}

/** The form of an edited listing: its photos and its video, and the version that was read. */
export interface EditedForm extends MediaChanges {
  expectedUpdatedAt?: string | undefined;
}

/** A listing's media after the edit; undefined: unchanged. */
export interface EditedMedia {
  photoKeys: string[] | undefined;
  videoKey: string | null | undefined;
}

/**
 * Takes new files for the listing and returns all its media; `current` are the keys of its photos
 * before.
 */
type ApplyMedia = (tx: Transaction, current: readonly string[]) => Promise<EditedMedia>;

/**
 * Gives `work` a function that changes a listing's photos and video in its transaction. If it
 * fails, the uploads wait as before.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE, UNSUPPORTED_MEDIA or CONFLICT, with `photos.0`, …, `video` or
 * `poster` among its fields; and what `work` throws.
 */
export async function withEditedMedia<T>(
  platform: Platform,
  actor: Actor,
  said: MediaChanges,
  work: (apply: ApplyMedia) => Promise<T>,
): Promise<T> {
  if ((said.photos?.length ?? 0) > MAX_PHOTOS) {
    throw badInput(mediaMessages.tooManyPhotos, { photos: mediaMessages.tooManyPhotos });
  }
  const named = namedUploads(said);
  if (named.length === 0) return work(async (_tx, current) => settled(said, undefined, current));
  return withUploads(platform, actor, named, async ({ received, claim }) => {
    const stored = await storeListingMedia(platform, actor.userId, {
      photos: received.filter(({ field }) => field.startsWith('photos.')),
      video: received.find(({ field }) => field === 'video'),
      poster: received.find(({ field }) => field === 'poster'),
    });
    try {
      return await work(async (tx, current) => {
        await claim(tx);
        await stored.record(tx);
        return settled(said, stored, current);
      });
    } catch (error) {
      await stored.discard();
      throw error;
    }
  });
}

function namedUploads({ photos = [], video, poster }: MediaChanges): NamedUpload[] {
  const named = photos.flatMap((entry, place): NamedUpload[] =>
    isId(entry) ? [{ id: entry, kind: 'photo', field: `photos.${place}` }] : [],
  );
  if (typeof video !== 'string') return named;
  named.push({ id: video, kind: 'video', field: 'video' });
  if (poster !== undefined) named.push({ id: poster, kind: 'photo', field: 'poster' });
  return named;
}

function settled(
  { photos, video }: MediaChanges,
  stored: StoredMedia | undefined,
  current: readonly string[],
): EditedMedia {
  const newKeys = [...(stored?.fileKeys ?? [])];
  const keys = photos?.map((entry, place) => {
    const key = isId(entry) ? newKeys.shift() : current.find((each) => each === entry);
    if (key !== undefined) return key;
    const sentence = uploadMessages.notYourPhoto;
    throw badInput(sentence, { [`photos.${place}`]: sentence });
  });
  return {
    // The same photo twice counts once.
    photoKeys: keys && [...new Set(keys)],
    videoKey: typeof video === 'string' ? stored?.videoKey : video,
  };
}

import { allRefused, DomainError } from '#domain/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { withinAccount } from './account-media.ts';
import { removeUnrecorded } from './lifecycle/unrecorded.ts';
import {
  inspectedPhoto,
  type NewPhoto,
  placeOfPhoto,
  putMissing,
  type ReceivedPhoto,
  recordPhoto,
  requireStored,
  type StoredPlace,
} from './photos/store-photo.ts';
import { contentLocks } from './repository.ts';
import { type NewVideo, prepareUploadedVideo } from './videos/prepare-uploaded-video.ts';

/** Photos and a video whose bytes are stored, but which no listing has yet. */
export interface StoredMedia {
  /** In the order in which they came. */
  photoKeys: string[];
  /** The key of each uploaded photo; the same photo twice has one key. */
  fileKeys: string[];
  videoKey: string | null;
  /**
   * Records them, and queues their remaining jobs, in the listing's transaction.
   * @throws {DomainError} TOO_LARGE when the account has no room for them; {StorageUnavailableError} as requireStored.
   */
  record(tx: Transaction): Promise<void>;
  /** Removes the stored files if there will be no listing; leftovers are orphans for the sweep. */
  discard(): Promise<void>;
}

/** The files of a listing's form, as they were received. */
interface FormFiles {
  photos: ReceivedPhoto[];
  video: ReceivedFile | undefined;
  /** The browser's picture of the video. */
  poster?: ReceivedPhoto | undefined;
}

/**
 * Checks every file first and stores only if all are good; the same photo twice counts once.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE or UNSUPPORTED_MEDIA; then nothing is stored.
 */
export async function storeListingMedia(
  platform: Platform,
  lister: string,
  files: FormFiles,
): Promise<StoredMedia> {
  const { db, storage, log } = platform;
  const { fileKeys, newPhotos, newVideo, forget } = await prepared(platform, lister, files);
  const newFiles = newVideo?.poster ? [...newPhotos, newVideo.poster] : newPhotos;
  const places: StoredPlace[] = [
    ...newFiles.map(placeOfPhoto),
    ...(newVideo ? [newVideo.place] : []),
  ];
  // The reason for the failed listing counts, and an unreachable storage may be that reason.
  const discard = async () => {
    await removeUnrecorded(db, places, ({ area, key }) => storage.remove(area, key)).catch(
      (error) => log.warn({ err: error }, 'files without a listing were not taken back'),
    );
    await forget();
  };
  try {
    for (const place of places) await putMissing(storage, place);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    photoKeys: newPhotos.map((photo) => photo.key),
    fileKeys,
    videoKey: newVideo?.key ?? null,
    async record(tx) {
      await withinAccount(tx, lister, async () => {
        await contentLocks(
          tx,
          places.map((place) => place.hash),
        );
        await requireStored(storage, places);
        for (const photo of newFiles) await recordPhoto(tx, platform, lister, photo);
        await newVideo?.record(tx);
      });
      await forget();
    },
    discard,
  };
}

/** Files that were checked, with each photo once; `forget` removes what was written on the way. */
interface PreparedFiles {
  fileKeys: string[];
  newPhotos: NewPhoto[];
  newVideo: NewVideo | undefined;
  forget(): Promise<void>;
}

async function prepared(
  platform: Platform,
  lister: string,
  { photos, video, poster }: FormFiles,
): Promise<PreparedFiles> {
  const looked = await inspectedPhotos(platform, photos, lister);
  const forgetPhotos = () => Promise.all(looked.map((photo) => photo.discard()));
  const newVideo =
    video &&
    (await prepareUploadedVideo(platform, lister, video, poster).catch(async (error) => {
      await forgetPhotos();
      throw error;
    }));
  const fileKeys = looked.map(({ key }) => key);
  return {
    fileKeys,
    newPhotos: looked.filter(({ key }, index) => fileKeys.indexOf(key) === index),
    newVideo,
    async forget() {
      await newVideo?.discard();
      await forgetPhotos();
    },
  };
}

/**
 * The photos of a form in their order. Throws for the first refused one, in that order, with the
 * fields of all.
 */
async function inspectedPhotos(
  platform: Platform,
  files: readonly ReceivedPhoto[],
  lister: string,
): Promise<NewPhoto[]> {
  const looked = await Promise.allSettled(
    files.map((file) => inspectedPhoto(platform, file, lister)),
  );
  const found = looked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const reasons = looked.flatMap((each): unknown[] =>
    each.status === 'rejected' ? [each.reason] : [],
  );
  if (reasons.length === 0) return found;
  await Promise.all(found.map((photo) => photo.discard()));
  const [first, ...rest] = reasons;
  throw first instanceof DomainError
    ? allRefused([first, ...rest.filter((each) => each instanceof DomainError)])
    : first;
}

import type { Transaction } from '#server/platform/database/database.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { contentKey } from './content-key.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { inspectVideo } from './inspect-video.ts';
import { originalKey, videoKey } from './keys.ts';
import { MAKE_VARIANTS } from './make-variants.ts';
import type { PhotoFacts } from './photo-worker/tasks.ts';
import { contentLocks, photos, videos } from './repository.ts';
import { type ContentFile, removeUnrecorded } from './unrecorded.ts';

/** Photos and a video whose bytes are stored, but which no listing has yet. */
export interface StoredMedia {
  /** In the order in which they came. */
  photoKeys: string[];
  videoKey: string | null;
  /** Records them, and the work still to be done on them, in the listing's transaction. */
  record(tx: Transaction): Promise<void>;
  /** Takes back what was stored, when there will be no listing; what stays is an orphan for the sweep. */
  discard(): Promise<void>;
}

/**
 * Looks at every file first and stores only when all are good; the same photo twice counts once.
 * @throws {DomainError} BAD_INPUT, TOO_LARGE or UNSUPPORTED_MEDIA; then nothing is stored.
 */
export async function storeListingMedia(
  { db, storage, jobPriority, log }: Pick<Platform, 'db' | 'storage' | 'jobPriority' | 'log'>,
  files: { photos: ReceivedFile[]; video: ReceivedFile | undefined },
): Promise<StoredMedia> {
  const newPhotos: PhotoToStore[] = [];
  for (const file of files.photos) {
    const facts = await inspectPhoto(file);
    const key = await contentKey(file.path);
    if (!newPhotos.some((photo) => photo.key === key)) newPhotos.push({ file, key, facts });
  }
  const newVideo = files.video && (await videoToStore(files.video));

  const places: StoredPlace[] = newPhotos.map(({ key, file }) => ({
    hash: key,
    area: 'private',
    key: originalKey(key),
    file,
  }));
  if (newVideo) {
    const { key, facts, file } = newVideo;
    places.push({ hash: key, area: 'public', key: videoKey(key, facts.extension), file });
  }
  // The reason why there is no listing counts, and a storage that is away may be that reason.
  const discard = () =>
    removeUnrecorded(db, storage, places).catch((error) =>
      log.warn({ err: error }, 'files without a listing were not taken back'),
    );
  try {
    for (const place of places) await putMissing(storage, place);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    photoKeys: newPhotos.map((photo) => photo.key),
    videoKey: newVideo?.key ?? null,
    async record(tx) {
      await contentLocks(
        tx,
        places.map((place) => place.hash),
      );
      // Another upload of the same bytes may just have taken its files back.
      for (const place of places) await putMissing(storage, place);
      await recordMedia(tx, newPhotos, newVideo, jobPriority);
    },
    discard,
  };
}

/** A received file's place in the storage. */
interface StoredPlace extends ContentFile {
  file: ReceivedFile;
}

interface PhotoToStore {
  file: ReceivedFile;
  key: string;
  facts: PhotoFacts;
}
interface VideoToStore {
  file: ReceivedFile;
  key: string;
  facts: VideoFacts;
}

const videoToStore = async (file: ReceivedFile): Promise<VideoToStore> => ({
  file,
  facts: await inspectVideo(file),
  key: await contentKey(file.path),
});

async function putMissing(storage: Storage, { area, key, file }: StoredPlace): Promise<void> {
  if (!(await storage.has(area, key))) await storage.put(area, key, { file: file.path });
}

async function recordMedia(
  tx: Transaction,
  newPhotos: PhotoToStore[],
  newVideo: VideoToStore | undefined,
  priority: number | undefined,
): Promise<void> {
  for (const { key, file, facts } of newPhotos) {
    await photos.insertNew(tx, { key, bytes: file.bytes, ...facts });
    await addJob(tx, MAKE_VARIANTS, { key }, { key: `variants:${key}`, priority });
  }
  if (newVideo) {
    const { key, file, facts } = newVideo;
    await videos.insertNew(tx, { key, bytes: file.bytes, ...facts });
  }
}

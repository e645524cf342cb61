import type { PhotoFormat } from '#domain/media/photo.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { originalKey, profileImageKey, renditionKey, variantKey, videoKey } from '../../keys.ts';
import { type PromisedPhoto, type PromisedVideo, promised } from './repository.ts';

/** Rows to read in one query. */
const BATCH = 500;

/** A file that only a backup could bring back. */
export interface LostMedia {
  what: 'photo' | 'video' | 'profile photo';
  key: string;
  /** Everything made from it is still there: it shows as before, but cannot be made again. */
  shown: boolean;
  /** The ids of the listings that have it. */
  listings: string[];
}

/** Rows whose files are missing from the storage. */
export interface MissingMedia {
  /** The number of photos, videos and profile photos that were checked. */
  checked: number;
  /** Photos that can be made again, by key: their originals are there. */
  photos: string[];
  videos: string[];
  lost: LostMedia[];
}

/**
 * Looks for rows without files, as a power cut or a half-restored backup leaves them.
 * @param options.newest how many of the latest photos and videos to check; all if left out.
 */
export async function findMissingMedia(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { newest }: { newest?: number } = {},
): Promise<MissingMedia> {
  const missing: MissingMedia = { checked: 0, photos: [], videos: [], lost: [] };
  const lose = async (lost: Omit<LostMedia, 'listings'>) =>
    missing.lost.push({ ...lost, listings: await promised.listingsOf(db, lost.key) });
  for await (const photo of newest
    ? await promised.newestPhotos(db, newest)
    : all(db, promised.photosAfter)) {
    missing.checked += 1;
    const state = await stateOfPhoto(storage, photo);
    if (!state.original)
      await lose({ what: 'photo', key: photo.key, shown: photo.status === 'ready' && state.made });
    else if (!state.made) missing.photos.push(photo.key);
  }
  for await (const video of newest
    ? await promised.newestVideos(db, newest)
    : all(db, promised.videosAfter)) {
    missing.checked += 1;
    const state = await stateOfVideo(storage, video);
    if (!state.original) await lose({ what: 'video', key: video.key, shown: state.made });
    else if (!state.made) missing.videos.push(video.key);
  }
  for (const key of newest ? [] : await promised.profileImages(db)) {
    missing.checked += 1;
    if (!(await storage.has('public', profileImageKey(key)))) {
      await lose({ what: 'profile photo', key, shown: false });
    }
  }
  return missing;
}

type Reading<Row> = (db: Platform['db'], after: string, most: number) => Promise<Row[]>;

async function* all<Row extends { key: string }>(
  db: Platform['db'],
  read: Reading<Row>,
): AsyncGenerator<Row> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: Row[] = await read(db, last, BATCH);
    yield* rows;
    last = rows.at(-1)?.key;
  }
}

interface MediaState {
  original: boolean;
  /** Every file that its row promises is there. */
  made: boolean;
}

async function stateOfPhoto(storage: Storage, photo: PromisedPhoto): Promise<MediaState> {
  const { key, status, widths, formats } = photo;
  const found = new Set<string>();
  // One call to a store, however many files there are.
  for await (const file of storage.list('public', `photos/${key}`)) {
    if (file.bytes > 0) found.add(file.key);
  }
  const wanted = widths.flatMap((width) =>
    formats.map((format) => variantKey(key, width, format as PhotoFormat)),
  );
  return {
    original: await storage.has('private', originalKey(key)),
    made: status !== 'ready' || wanted.every((each) => found.has(each)),
  };
}

async function stateOfVideo(storage: Storage, video: PromisedVideo): Promise<MediaState> {
  const { key, extension, rendition } = video;
  const served = await storage.has('public', videoKey(key, extension));
  return {
    original: served || (await storage.has('private', originalKey(key))),
    made: rendition ? await storage.has('public', renditionKey(key, rendition)) : served,
  };
}

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '#domain/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { addJob, type JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { VideoTools } from '#server/platform/video-tools.ts';
import { contentKey } from '../content-key.ts';
import { originalKey, renditionKey, videoKey } from '../keys.ts';
import { type ContentFile, removeUnrecorded } from '../lifecycle/unrecorded.ts';
import {
  inspectedPhoto,
  placeOfPhoto,
  putMissing,
  recordPhoto,
  requireStored,
} from '../photos/store-photo.ts';
import { contentLocks, type VideoRow, videos } from '../repository.ts';
import { breakOffVideo, videoTasks } from './video-process.ts';
import type { Failure, VideoInput } from './worker/tasks.ts';

// Retried for some days, like a photo's variants.
export const MAKE_RENDITION = { name: 'make-video-rendition', maxAttempts: 25 };
const HIDE_ORIGINAL = { name: 'hide-video-original', maxAttempts: 25 };

/** Pages loaded earlier may name the address of the original for this long. */
const HIDDEN_AFTER_SECONDS = 24 * 60 * 60;

/** Behind anything uploaded meanwhile. */
const LATER = 20;

interface OfVideo {
  key: string;
}

/**
 * Makes the picture of a video, and the rendition served in its place: lighter, and playable
 * everywhere. Resumes after an interruption, and may safely run twice. If no rendition can be made,
 * the original stays.
 */
export const makeRenditionJob = (platform: Platform): JobSpec<OfVideo> => ({
  ...MAKE_RENDITION,
  async run({ key }, signal) {
    const video = await videos.findByKey(platform.db, key);
    const tools = platform.videoTools;
    if (video?.status !== 'pending' || !tools) return;
    signal?.throwIfAborted();
    signal?.addEventListener('abort', breakOffVideo);
    try {
      await withOriginal(platform, video, (file) => work(platform, video, tools, file));
    } finally {
      signal?.removeEventListener('abort', breakOffVideo);
    }
  },
});

/** Queues renditions for the videos that have none yet; `again` includes those that failed. */
export async function takeUpVideos(db: Database, again: boolean): Promise<void> {
  if (again) await inTransaction(db, videos.forgetFailures);
  for (const key of await videos.keysOfStatus(db, 'pending')) {
    await addJob(db, MAKE_RENDITION, { key }, { key: `rendition:${key}`, priority: LATER });
  }
}

/** Makes the original of a video private, now that a rendition is served in its place. */
export const hideOriginalJob = (platform: Platform): JobSpec<OfVideo> => ({
  ...HIDE_ORIGINAL,
  async run({ key }) {
    const { db, storage } = platform;
    const video = await videos.findByKey(db, key);
    if (!video?.rendition) return;
    const place = videoKey(key, video.extension);
    if (!(await storage.has('public', place))) return;
    await withOriginal(platform, video, (file) =>
      storage.put('private', originalKey(key), { file }),
    );
    await removeIfReleased(platform, { hash: key, area: 'private', key: originalKey(key) });
    await storage.remove('public', place);
  },
});

async function withOriginal(
  { storage, uploadsDir }: Platform,
  { key, extension }: VideoRow,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(uploadsDir, 'video-'));
  try {
    const file = path.join(folder, `original.${extension}`);
    const place = videoKey(key, extension);
    const content = (await storage.has('public', place))
      ? await storage.read('public', place)
      : await storage.read('private', originalKey(key));
    await pipeline(content, createWriteStream(file));
    await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function work(
  platform: Platform,
  { key, mime, poster_key }: VideoRow,
  tools: VideoTools,
  file: string,
): Promise<void> {
  const { db, log } = platform;
  const input: VideoInput = {
    tools,
    file,
    demuxer: mime === 'video/webm' ? 'matroska' : 'mov',
  };
  const update = (values: Parameters<typeof videos.update>[2]) =>
    inTransaction(db, (tx) => videos.update(tx, key, values));
  const fail = async ({ failed }: Failure) => {
    log.warn({ video: key, failed }, 'nothing can be made of a video');
    await update({ status: 'failed' });
  };
  const seen = await videoTasks.examine(input);
  if ('failed' in seen) return fail(seen);
  const { width, height, durationMs, highRange } = seen;
  if (!poster_key) {
    const target = path.join(path.dirname(file), 'still.jpg');
    const failure =
      (await videoTasks.still({ ...input, durationMs, highRange, target })) ??
      (await recordPoster(platform, key, target));
    // The first photo stands in for it.
    if (failure) log.warn({ video: key, ...failure }, 'no picture can be made of a video');
  }
  const known = { status: 'ready', width, height, duration_ms: durationMs };
  if (seen.fit) {
    await update(known);
    return;
  }
  const target = path.join(path.dirname(file), 'rendition.mp4');
  const failure = await videoTasks.render({ ...input, highRange, target });
  if (failure) return fail(failure);
  const made = await videoTasks.examine({ tools, file: target, demuxer: 'mov' });
  if ('failed' in made) return fail(made);
  if (seen.playable && (await isHeavier(target, file))) {
    await update(known);
    return;
  }
  const served = { ...known, width: made.width, height: made.height };
  await recordRendition(platform, key, target, served);
}

/** An original that plays everywhere is served as it is, unless the rendition is lighter. */
const isHeavier = async (rendition: string, original: string): Promise<boolean> =>
  (await stat(rendition)).size >= (await stat(original)).size;

/** Fails if it turns out not to be a picture. */
async function recordPoster(
  platform: Platform,
  key: string,
  still: string,
): Promise<Failure | undefined> {
  const { size: bytes } = await stat(still);
  const file = { field: 'poster', name: 'still.jpg', path: still, bytes };
  const photo = await inspectedPhoto(platform, file, `video ${key}`).catch((error): Failure => {
    // The process may just have been unable to look at it: try again later.
    if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') throw error;
    return { failed: error.message };
  });
  if ('failed' in photo) return photo;
  const place = placeOfPhoto(photo);
  await putMissing(platform.storage, place);
  await inTransaction(platform.db, async (tx) => {
    await contentLocks(tx, [photo.key]);
    await requireStored(platform.storage, [place]);
    const video = await videos.findByKey(tx, key);
    await recordPhoto(tx, platform, video?.uploaded_by ?? null, photo);
    await videos.update(tx, key, { poster_key: photo.key });
  });
  return undefined;
}

async function recordRendition(
  platform: Platform,
  key: string,
  file: string,
  known: { status: string; width: number; height: number; duration_ms: number | null },
): Promise<void> {
  const { db, storage } = platform;
  const rendition = await contentKey(file);
  const place = { hash: key, area: 'public', key: renditionKey(key, rendition) } as const;
  await storage.put(place.area, place.key, { file });
  await inTransaction(db, async (tx) => {
    await contentLocks(tx, [key]);
    if (!(await videos.findByKey(tx, key))) return;
    await videos.update(tx, key, { ...known, rendition });
    const options = { key: `hide:${key}`, delaySeconds: HIDDEN_AFTER_SECONDS };
    await addJob(tx, HIDE_ORIGINAL, { key }, options);
  });
  await removeIfReleased(platform, place);
}

/** If the video was released while this was being stored, the file must not come back. */
async function removeIfReleased({ db, storage }: Platform, file: ContentFile): Promise<void> {
  await removeUnrecorded(db, [file], ({ area, key }) => storage.remove(area, key));
}

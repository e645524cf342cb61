import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DomainError } from '#domain/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { addJob } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { turnOf } from '../account-media.ts';
import { contentKey } from '../content-key.ts';
import { videoKey } from '../keys.ts';
import { inspectedPhoto, type NewPhoto, type StoredPlace } from '../photos/store-photo.ts';
import { videos } from '../repository.ts';
import { rewriteFile } from './format/rewriting.ts';
import { inspectVideo } from './inspect-video.ts';
import { MAKE_RENDITION } from './make-rendition.ts';

/** A video as it may be served, not stored yet. */
export interface NewVideo {
  key: string;
  place: StoredPlace;
  /** A picture of it, if nothing else makes one. */
  poster: NewPhoto | undefined;
  /** Records it, and queues its jobs, after its picture. */
  record(tx: Transaction): Promise<void>;
  /** Removes the file that was written. */
  discard(): Promise<void>;
}

/**
 * Checks a video, and rewrites it: its index in front, without the data that tells where it was
 * filmed.
 * @throws {DomainError} as inspectVideo.
 */
export async function prepareUploadedVideo(
  platform: Platform,
  lister: string,
  file: ReceivedFile,
  poster: ReceivedFile | undefined,
): Promise<NewVideo> {
  const { uploadsDir, videoTools } = platform;
  const { rewriting, width, height, durationMs, mime, extension } = await inspectVideo(file);
  const key = await contentKey(file.path);
  const target = path.join(uploadsDir, `${randomUUID()}.${extension}`);
  const discard = () => rm(target, { force: true });
  try {
    await rewriteFile(file.path, target, rewriting);
    const newPoster = poster && !videoTools ? await usable(uploadsDir, poster, lister) : undefined;
    const row = { key, mime, extension, bytes: file.bytes, width, height };
    return {
      key,
      place: { hash: key, area: 'public', key: videoKey(key, extension), file: { path: target } },
      poster: newPoster,
      async record(tx) {
        const poster_key = newPoster?.key ?? null;
        const known = { duration_ms: durationMs, poster_key, uploaded_by: lister };
        await videos.insertNew(tx, { ...row, ...known });
        if (videoTools) {
          const priority = await turnOf(tx, platform, lister, 'videos');
          await addJob(tx, MAKE_RENDITION, { key }, { key: `rendition:${key}`, priority });
        }
      },
      async discard() {
        await discard();
        await newPoster?.discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** A broken picture is no reason to refuse the video. */
const usable = (
  uploadsDir: string,
  poster: ReceivedFile,
  lister: string,
): Promise<NewPhoto | undefined> =>
  inspectedPhoto({ uploadsDir }, poster, lister).catch((error) => {
    if (error instanceof DomainError && error.code !== 'UNAVAILABLE') return undefined;
    throw error;
  });

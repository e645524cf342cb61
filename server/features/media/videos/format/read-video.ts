import { open } from 'node:fs/promises';
import { VIDEO_MAX_PIXELS, VIDEO_MAX_SECONDS, type VideoType } from '#domain/media/limits.ts';
import { FileWindow } from './file-window.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import { RefusedVideo } from './refused-video.ts';
import type { Rewriting } from './rewriting.ts';

/** Facts from a video's bytes; null where they say nothing. */
export interface VideoFacts {
  mime: VideoType;
  extension: 'mp4' | 'mov' | 'webm';
  /** As displayed. */
  width: number | null;
  height: number | null;
  durationMs: number | null;
}

export interface ReadVideo extends VideoFacts {
  /** The plan for a copy that may be served. */
  rewriting: Rewriting;
}

/**
 * The first box of a file of ISO base media; those other than `ftyp` are QuickTime from before
 * 2001.
 */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];

/** The first bytes of EBML. */
const EBML = 0x1a45dfa3;

/** Judges a video by its content to the last byte, not by its name. @throws {RefusedVideo} */
export async function readVideo(path: string): Promise<ReadVideo> {
  const handle = await open(path);
  try {
    const file = new FileWindow(handle, (await handle.stat()).size);
    const read = await readAny(file);
    const { width, height, durationMs } = read;
    if ((durationMs ?? 0) > VIDEO_MAX_SECONDS * 1000) {
      throw new RefusedVideo('too-long', `${durationMs} ms`);
    }
    if ((width ?? 0) * (height ?? 0) > VIDEO_MAX_PIXELS) {
      throw new RefusedVideo('too-many-pixels', `${width} × ${height}`);
    }
    return read;
  } finally {
    await handle.close();
  }
}

async function readAny(file: FileWindow): Promise<ReadVideo> {
  const head = await file.read(0, 8);
  if (head.length === 8) {
    if (FIRST_BOXES.includes(head.toString('latin1', 4, 8))) return readMp4(file);
    if (head.readUInt32BE(0) === EBML) return readWebm(file);
  }
  throw new RefusedVideo('not-a-video', 'it begins like no video');
}

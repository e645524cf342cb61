import { isBoxed, readHeif } from '#domain/media/heif.ts';
import { mediaMessages } from '#domain/media/messages.ts';
import { photoMessages } from '#domain/media/photo-messages.ts';
import { drawPhoto } from './draw-photo.ts';
import { JPEG_HEAD_BYTES, readJpegHead } from './jpeg-metadata.ts';
import { type Orientation, turned } from './orientation.ts';
import { type Drawn, type Part, WHOLE } from './resize-photo.ts';
import { mustBeRedrawn } from './still-of.ts';
import { readWebpHead } from './webp-metadata.ts';

/** A photo ready to send, and advice for its sender. */
export interface PreparedPhoto {
  file: File;
  warning?: string | undefined;
}

/** Not a photo that can be shown: it is not sent. */
export class RefusedPhotoError extends Error {
  override name = 'RefusedPhotoError';
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * A photo ready to send: upright, at most 2,048 px long, without a position. A photo that the browser cannot
 * read is sent unchanged; the server removes its metadata. One at a time: a decoded photo takes 50 MB.
 * @throws {RefusedPhotoError}
 */
export function preparePhoto(file: File): Promise<PreparedPhoto> {
  const made = queue.then(() => prepare(file));
  queue = made.catch(() => {});
  return made;
}

/**
 * A photo turned clockwise by some quarters, then cropped to a part of the visible picture; ready to send.
 * @throws if the browser cannot read it.
 */
export async function changePhoto(file: File, quarters: number, part: Part): Promise<File> {
  const { content, orientation } = await readyToDraw(file);
  const { made } = await drawPhoto(content, {
    mustDraw: true,
    orientation: turned(orientation, quarters),
    part,
  });
  if (!made) throw new Error('nothing was drawn');
  return new File([made], file.name, { type: made.type, lastModified: Date.now() });
}

async function prepare(file: File): Promise<PreparedPhoto> {
  if (await isCutShort(file)) throw new RefusedPhotoError(mediaMessages.photoBroken);
  try {
    const { content, orientation, mustDraw } = await readyToDraw(file);
    const drawn = await drawPhoto(content, { mustDraw, orientation, part: WHOLE }).catch(
      () => undefined,
    );
    const warning = drawn && warningOf(drawn);
    if (drawn?.made) return { file: named(drawn.made, file), warning };
    return { file: !mustDraw && content !== file ? named(content, file) : file, warning };
  } catch {
    return { file };
  }
}

/** The same check as the server's, for HEIC and AVIF too, so that a truncated file is reported before it is sent. */
async function isCutShort(file: File): Promise<boolean> {
  const read = async (at: number, length: number) =>
    new Uint8Array(await file.slice(at, at + length).arrayBuffer());
  try {
    return isBoxed(await read(0, 12)) && (await readHeif(read, file.size)) === undefined;
  } catch {
    return false;
  }
}

interface ReadyToDraw {
  /** Without its metadata, if that needs no drawing. */
  content: Blob;
  /** Rotation that the browser does not apply itself. */
  orientation: Orientation;
  mustDraw: boolean;
}

async function readyToDraw(file: File): Promise<ReadyToDraw> {
  const jpeg = readJpegHead(new Uint8Array(await file.slice(0, JPEG_HEAD_BYTES).arrayBuffer()));
  if (jpeg) {
    // Browsers turn a JPEG by themselves, which needs its metadata.
    const upright = jpeg.orientation === 1;
    const content = upright && jpeg.kept.length > 1 ? partsOf(file, jpeg.kept) : file;
    return { content, orientation: 1, mustDraw: !upright };
  }
  const webp = await readWebpHead(file);
  if (webp) {
    const { orientation, bare } = webp;
    return { content: bare, orientation, mustDraw: orientation !== 1 };
  }
  return { content: file, orientation: 1, mustDraw: await mustBeRedrawn(file) };
}

/** The same picture, byte for byte, without its metadata. */
const partsOf = (file: File, kept: [number, number | undefined][]) =>
  new Blob(
    kept.map(([from, to]) => file.slice(from, to)),
    { type: file.type },
  );

const named = (content: Blob, { name, lastModified }: File) =>
  new File([content], name, { type: content.type, lastModified });

/** Below it a photo is blurred on the screen of a laptop. */
const SMALL = 800;

function warningOf({ width, height, blurred }: Drawn): string | undefined {
  if (Math.max(width, height) < SMALL) return photoMessages.small(width, height);
  return blurred ? photoMessages.blurred : undefined;
}

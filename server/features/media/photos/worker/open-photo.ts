import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type Heif, readHeif } from '#domain/media/heif.ts';
import type { PhotoType } from '#domain/media/limits.ts';
import { maxMegapixels } from '#domain/media/megapixels.ts';
import { inSrgb } from './colour-profile.ts';
import { type HighRange, highRangeOf, inStandardRange } from './high-range.ts';
import { openHeic } from './open-heic.ts';
import { isCutShort } from './photo-type.ts';
import type { Refusal } from './tasks.ts';

/** A photo that is ready to be decoded. */
export interface OpenPhoto {
  /** Upright; its pixels are read on demand. */
  photo: Sharp;
  /** As displayed. */
  width: number;
  height: number;
  /** For pixels that came without their profile. */
  profile?: Buffer | undefined;
  /** For pixels brighter than screens show. */
  highRange?: HighRange | undefined;
}

/** Decoded pixels: sRGB, eight bits a channel, no transparency. */
export interface RawPhoto {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Opens a photo and gives it to `work`; of an animated picture, its first frame.
 * @param mostOf how many megapixels are taken; those of an upload by default.
 * @returns what `work` returns, or why the photo is refused: too many pixels, before one is decoded, or broken.
 */
export async function withPhoto<Result>(
  file: string,
  mime: PhotoType,
  work: (opened: OpenPhoto) => Promise<Result>,
  mostOf: typeof maxMegapixels = maxMegapixels,
): Promise<Result | Refusal> {
  try {
    return await work(await openPhoto(file, mime, mostOf));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof TooManyPixels) {
      return { refused: 'too-many-pixels', megapixels: error.megapixels };
    }
    if (DECODERS_LIMIT.test(message)) {
      return { refused: 'too-many-pixels', megapixels: mostOf(mime) };
    }
    // The disk's fault, not the photo's.
    if (code) throw error;
    return { refused: 'broken' };
  }
}

/** The photo shrunk to fit a box, never enlarged. */
export async function rawPhoto(
  { photo, profile, highRange }: OpenPhoto,
  box: { width: number; height: number },
): Promise<RawPhoto> {
  const small = photo
    .clone()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  if (highRange) return rawInStandardRange(small, highRange);
  // Shrunk first, because converting fifty megapixels through a profile is slow.
  const coloured = profile ? await inSrgb(small, profile) : small;
  return coloured.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

async function rawInStandardRange(small: Sharp, highRange: HighRange): Promise<RawPhoto> {
  const { data, info } = await small
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
  const { width, height } = info;
  return { data: inStandardRange(pixels, 65_535, highRange), info: { width, height, channels: 3 } };
}

class TooManyPixels extends Error {
  readonly megapixels: number;

  /** @param megapixels how many would be taken. */
  constructor(megapixels: number) {
    super();
    this.megapixels = megapixels;
  }
}

/** The errors of libjpeg and libpng for a side beyond their maximum, far over our own limit. */
const DECODERS_LIMIT = /Maximum supported image dimension|exceeds user limit/;

async function openPhoto(
  file: string,
  mime: PhotoType,
  mostOf: typeof maxMegapixels,
): Promise<OpenPhoto> {
  if (mime === 'image/heic' || mime === 'image/heif') {
    return openHeic(file, ({ inOnePiece, ...size }) =>
      checkPixels(size, mostOf(mime, { inOnePiece })),
    );
  }
  if (mime === 'image/webp' && (await isCutShort(file))) throw new Error('a WebP without its end');
  // Without the decoder's own limit, which makes a photo of any larger size look broken.
  const { autoOrient, isProgressive, depth } = await sharp(file, {
    limitInputPixels: false,
  }).metadata();
  const megapixels = mostOf(mime, { progressive: isProgressive, deep: depth !== 'uchar' });
  checkPixels(autoOrient, megapixels);
  const photo = sharp(file, { failOn: 'error', limitInputPixels: megapixels * 1e6, pages: 1 });
  const { width, height } = autoOrient;
  const boxes = mime === 'image/avif' ? await boxesOf(file) : undefined;
  return { photo: photo.autoOrient(), width, height, highRange: boxes && highRangeOf(boxes) };
}

async function boxesOf(file: string): Promise<Heif | undefined> {
  const handle = await open(file);
  try {
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    return await readHeif(read, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

function checkPixels(
  { width, height }: { width: number; height: number },
  megapixels: number,
): void {
  if (width * height > megapixels * 1e6) throw new TooManyPixels(megapixels);
}

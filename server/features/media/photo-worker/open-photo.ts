import sharp, { type Sharp } from 'sharp';
import { PHOTO_MAX_PIXELS } from '#domain/media/limits.ts';
import { inSrgb } from './colour-profile.ts';
import { openHeic } from './open-heic.ts';
import { isCutShort } from './photo-type.ts';
import type { Refusal } from './tasks.ts';

/** A photo that is ready to be decoded. */
export interface OpenPhoto {
  /** Upright; its pixels are read when it is asked for. */
  photo: Sharp;
  /** As it is seen. */
  width: number;
  height: number;
  /** Of pixels that came without their profile. */
  profile?: Buffer | undefined;
}

/** Decoded pixels: sRGB, eight bits a channel, no transparency. */
export interface RawPhoto {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Opens a photo and gives it to `work`; animated pictures are their first frame.
 * @returns what `work` returns, or why the photo is refused: too many pixels, before one is decoded, or broken.
 */
export async function withPhoto<Result>(
  file: string,
  mime: string,
  work: (opened: OpenPhoto) => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await work(await openPhoto(file, mime));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof TooManyPixels || DECODERS_LIMIT.test(message)) {
      return { refused: 'too-many-pixels' };
    }
    // The disk's fault, not the photo's.
    if (code) throw error;
    return { refused: 'broken' };
  }
}

/** The photo shrunk to fit a box, never made larger. */
export async function rawPhoto(
  { photo, profile }: OpenPhoto,
  box: { width: number; height: number },
): Promise<RawPhoto> {
  const small = photo
    .clone()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  // Shrunk first, because the way through a profile is long for fifty megapixels.
  const coloured = profile ? await inSrgb(small, profile) : small;
  return coloured.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

class TooManyPixels extends Error {}

/** What libjpeg and libpng say of a side that is longer than they take, far over our own limit. */
const DECODERS_LIMIT = /Maximum supported image dimension|exceeds user limit/;

async function openPhoto(file: string, mime: string): Promise<OpenPhoto> {
  if (mime === 'image/heic' || mime === 'image/heif') return openHeic(file, checkPixels);
  if (mime === 'image/webp' && (await isCutShort(file))) throw new Error('a WebP without its end');
  // Without the decoder's own limit, to which a photo of any size is just a broken one.
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
  checkPixels(autoOrient);
  const photo = sharp(file, { failOn: 'error', limitInputPixels: PHOTO_MAX_PIXELS, pages: 1 });
  return { photo: photo.autoOrient(), width: autoOrient.width, height: autoOrient.height };
}

function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height > PHOTO_MAX_PIXELS) throw new TooManyPixels();
}

import { readFile } from 'node:fs/promises';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { PHOTO_MAX_PIXELS } from '#domain/media/limits.ts';

/** A decoded photo, upright, with its size as it is seen. */
export interface OpenPhoto {
  photo: Sharp;
  width: number;
  height: number;
}

// A little above our own limit: a photo just over it gets our sentence, a bomb is refused by the decoder.
const LIMIT_INPUT_PIXELS = PHOTO_MAX_PIXELS * 1.5;

/**
 * Opens a photo for resizing. Animated pictures become their first frame.
 * @throws when the file is broken or larger than can be decoded safely.
 */
export async function openPhoto(file: string, mime: string): Promise<OpenPhoto> {
  if (mime === 'image/heic' || mime === 'image/heif') return openHeic(file);
  const photo = sharp(file, { failOn: 'error', limitInputPixels: LIMIT_INPUT_PIXELS, pages: 1 });
  const { autoOrient } = await photo.metadata();
  return { photo: photo.autoOrient(), width: autoOrient.width, height: autoOrient.height };
}

// sharp's own build reads no HEVC; libheif turns the photo upright itself.
async function openHeic(file: string): Promise<OpenPhoto> {
  const { width, height, data } = await decodeHeic({ buffer: await readFile(file) });
  const photo = sharp(Buffer.from(data), {
    raw: { width, height, channels: 4 },
    limitInputPixels: LIMIT_INPUT_PIXELS,
  });
  return { photo, width, height };
}

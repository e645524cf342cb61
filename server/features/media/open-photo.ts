import { readFile } from 'node:fs/promises';
import heic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { tooLarge } from '#domain/errors.ts';
import { PHOTO_MAX_PIXELS } from '#domain/media/limits.ts';
import { mediaSentences } from '#domain/media/sentences.ts';

/** A decoded photo, upright, with its size as it is seen. */
export interface OpenPhoto {
  photo: Sharp;
  width: number;
  height: number;
}

/**
 * Opens a photo for resizing. Animated pictures become their first frame.
 * @throws {DomainError} TOO_LARGE, before a pixel is decoded; and when the file is broken.
 */
export async function openPhoto(file: string, mime: string): Promise<OpenPhoto> {
  if (mime === 'image/heic' || mime === 'image/heif') return openHeic(file);
  // Without the decoder's own limit, to which a photo of any size is just a broken one.
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
  checkPixels(autoOrient);
  const photo = sharp(file, { failOn: 'error', limitInputPixels: PHOTO_MAX_PIXELS, pages: 1 });
  return { photo: photo.autoOrient(), width: autoOrient.width, height: autoOrient.height };
}

// sharp's own build reads no HEVC; libheif turns the photo upright itself.
async function openHeic(file: string): Promise<OpenPhoto> {
  const found = await heic.all({ buffer: await readFile(file) });
  try {
    const [main] = found;
    if (!main) throw new Error('a HEIC file without a photo');
    checkPixels(main);
    const { width, height, data } = await main.decode();
    const photo = sharp(data, { raw: { width, height, channels: 4 } });
    return { photo, width, height };
  } finally {
    found.dispose();
  }
}

function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height > PHOTO_MAX_PIXELS) throw tooLarge(mediaSentences.photoTooManyPixels);
}

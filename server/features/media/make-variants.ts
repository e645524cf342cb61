import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sharp } from 'sharp';
import { type PhotoFormat, variantWidths } from '#domain/media/photo.ts';
import type { JobSpec } from '#server/platform/jobs/jobs.ts';
import type { Platform } from '#server/platform/platform.ts';
import { originalKey, variantKey } from './keys.ts';
import { openPhoto } from './open-photo.ts';
import { photos } from './repository.ts';

export const MAKE_VARIANTS = { name: 'make-photo-variants', maxAttempts: 5 };

/** Makes a photo's widths from its private original. Done twice it does the same. */
export const makeVariantsJob = (platform: Platform): JobSpec<{ key: string }> => ({
  ...MAKE_VARIANTS,
  async run({ key }) {
    const row = await photos.findByKey(platform.db, key);
    if (!row || row.status === 'ready') return;
    const made = await makeVariants(platform, key, row.mime);
    await photos.markReady(platform.db, key, made);
  },
});

const FORMATS: PhotoFormat[] = ['webp', 'jpeg'];

async function makeVariants(
  { storage, uploadsDir }: Pick<Platform, 'storage' | 'uploadsDir'>,
  key: string,
  mime: string,
): Promise<{ widths: number[]; formats: PhotoFormat[] }> {
  const folder = await mkdtemp(path.join(uploadsDir, 'variants-'));
  try {
    const original = path.join(folder, 'original');
    await pipeline(await storage.read('private', originalKey(key)), createWriteStream(original));
    const { photo, width } = await openPhoto(original, mime);
    const widths = variantWidths(width);
    for (const each of widths) {
      const resized = photo
        .clone()
        .resize(each)
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb');
      for (const format of FORMATS) {
        const bytes = await encode(resized.clone(), format);
        await storage.put('public', variantKey(key, each, format), bytes);
      }
    }
    return { widths, formats: FORMATS };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** sharp writes no metadata unless asked: EXIF, XMP and GPS end here. */
function encode(picture: Sharp, format: PhotoFormat): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality: 50, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 72 }).toBuffer();
  return picture.jpeg({ quality: 74, mozjpeg: true }).toBuffer();
}

import { fileTypeFromFile } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { badInput, unsupportedMedia } from '#domain/errors.ts';
import { PHOTO_TYPES } from '#domain/media/limits.ts';
import { mediaSentences } from '#domain/media/sentences.ts';
import type { ReceivedFile } from '#server/platform/upload.ts';
import { openPhoto } from './open-photo.ts';

/** What a photo's bytes say of it; width and height as it is seen, after its orientation. */
export interface PhotoFacts {
  mime: string;
  width: number;
  height: number;
  /** '#rrggbb' */
  color: string;
  /** A data: address of a picture some 12 pixels wide. */
  placeholder: string;
}

/**
 * Judges a file by its content and reads it to the end, so that what is accepted can be shown.
 * @throws {DomainError} BAD_INPUT (empty), UNSUPPORTED_MEDIA (no photo, or a broken one), TOO_LARGE (pixels).
 */
export async function inspectPhoto(file: ReceivedFile): Promise<PhotoFacts> {
  const refusal = { [file.field]: mediaSentences.notAPhoto };
  if (file.bytes === 0)
    throw badInput(mediaSentences.emptyFile, { [file.field]: mediaSentences.emptyFile });
  const type = await fileTypeFromFile(file.path);
  if (!type || !(PHOTO_TYPES as readonly string[]).includes(type.mime)) {
    throw unsupportedMedia(mediaSentences.notAPhoto, refusal);
  }
  try {
    const { photo, width, height } = await openPhoto(file.path, type.mime);
    return { mime: type.mime, width, height, ...(await preview(photo)) };
  } catch (error) {
    if (error instanceof Error && error.name === 'DomainError') throw error;
    throw unsupportedMedia(mediaSentences.notAPhoto, refusal);
  }
}

const PREVIEW_WIDTH = 12;

async function preview(photo: Sharp): Promise<Pick<PhotoFacts, 'color' | 'placeholder'>> {
  const { data, info } = await photo
    .clone()
    .resize(PREVIEW_WIDTH, PREVIEW_WIDTH, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  const webp = await small.clone().webp({ quality: 20, smartSubsample: true }).toBuffer();
  return {
    color: averageColor(data, info.channels),
    placeholder: `data:image/webp;base64,${webp.toString('base64')}`,
  };
}

function averageColor(pixels: Buffer, channels: number): string {
  const sums = [0, 0, 0];
  const count = pixels.length / channels;
  for (let at = 0; at < pixels.length; at += channels) {
    for (let c = 0; c < 3; c += 1)
      sums[c] = (sums[c] ?? 0) + (pixels[at + Math.min(c, channels - 1)] ?? 0);
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

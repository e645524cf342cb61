import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PhotoType } from '#domain/media/limits.ts';
import { endOfJpeg } from './end-of-picture.ts';
import { hidesFile } from './hidden-file.ts';
import { type OpenPhoto, rawPhoto, withPhoto } from './open-photo.ts';
import { photoType } from './photo-type.ts';
import { previewOf } from './preview.ts';
import type { JudgedPhoto, Refusal } from './tasks.ts';

/** Judges a file by its content and reads it to the end, so that an accepted one can be shown. */
export async function inspectPhoto({ file }: { file: string }): Promise<JudgedPhoto | Refusal> {
  const mime = await photoType(file);
  if (typeof mime === 'object') return mime;
  const photo = await photoIn(file, mime);
  if (hidesFile(photo, mime)) return { refused: 'hides-file' };
  return withPhoto(file, mime, async (opened) => {
    const { width, height } = opened;
    const facts = { mime, width, height, ...(await previewOf(opened)) };
    return { facts, bytes: photo.length, shown: await shownTo(opened, mime) };
  });
}

/**
 * The part of a file that is the photo: a JPEG ends where it says, whatever a card or a phone has
 * left after it.
 */
export async function photoIn(file: string, mime: PhotoType): Promise<Buffer> {
  const content = await readFile(file);
  return mime === 'image/jpeg' ? content.subarray(0, endOfJpeg(content)) : content;
}

/** For the tile of a form, on a sharp screen. */
const SHOWN = { width: 480, height: 480 };

async function shownTo(opened: OpenPhoto, mime: PhotoType): Promise<string | null> {
  if (mime !== 'image/heic' && mime !== 'image/heif') return null;
  const { data, info } = await rawPhoto(opened, SHOWN);
  const webp = await sharp(data, { raw: info }).webp({ quality: 60 }).toBuffer();
  return webp.toString('base64');
}

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hidesFile } from './hidden-file.ts';
import { photoIn } from './inspect-photo.ts';
import { rawPhoto, withPhoto } from './open-photo.ts';
import { photoType } from './photo-type.ts';
import type { PhotoTasks } from './tasks.ts';

/** Re-encodes a photo as a WebP with legible small print. */
export const copyPhoto: PhotoTasks['copy'] = async ({ file, box, target }) => {
  const mime = await photoType(file);
  if (typeof mime === 'object') return mime;
  if (hidesFile(await photoIn(file, mime), mime)) return { refused: 'hides-file' };
  return withPhoto(file, mime, async (opened) => {
    const { data, info } = await rawPhoto(opened, box);
    const copy = await sharp(data, { raw: info }).webp({ quality: 82 }).toBuffer();
    // Written by Node, which tells a full disk from a broken photo.
    await writeFile(target, copy);
    return undefined;
  });
};

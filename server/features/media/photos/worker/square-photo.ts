import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hidesFile } from './hidden-file.ts';
import { photoIn } from './inspect-photo.ts';
import { rawPhoto, withPhoto } from './open-photo.ts';
import { photoType } from './photo-type.ts';
import type { PhotoTasks } from './tasks.ts';

/** Wide enough to choose a part from, small enough to choose quickly. */
const FROM = { width: 1024, height: 1024 };

/** Cuts the square that draws the eye, as a WebP. */
export const cutSquare: PhotoTasks['square'] = async ({ file, side, target }) => {
  const mime = await photoType(file);
  if (typeof mime === 'object') return mime;
  if (hidesFile(await photoIn(file, mime), mime)) return { refused: 'hides-file' };
  return withPhoto(file, mime, async (opened) => {
    const { data, info } = await rawPhoto(opened, FROM);
    const square = await sharp(data, { raw: info })
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 78 })
      .toBuffer();
    // Written by Node, which tells a full disk from a broken photo.
    await writeFile(target, square);
    return undefined;
  });
};

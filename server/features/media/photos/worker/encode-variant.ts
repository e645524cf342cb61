import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from '#domain/media/photo.ts';
import type { PhotoTasks } from './tasks.ts';

/** Shrinks and compresses decoded pixels, which contain nothing else from the original's file. */
export const encodeVariant: PhotoTasks['encode'] = async ({ pixels, width, format, target }) => {
  const { file, ...raw } = pixels;
  const picture = sharp(await readFile(file), { raw });
  const shrunk = picture.resize({ width, withoutEnlargement: true });
  await ENCODERS[format](shrunk).toFile(target);
};

/** Qualities that look alike; bytes and times are in docs/decisions/media/photo-variants.md. */
const ENCODERS: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 54, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 62, effort: 2 }),
  jpeg: (picture) => picture.jpeg({ quality: 66, progressive: true }),
};

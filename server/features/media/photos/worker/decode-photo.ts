import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { MAX_STORED_MEGAPIXELS } from '#domain/media/megapixels.ts';
import { MAX_VARIANT_HEIGHT } from '#domain/media/photo.ts';
import { dhash } from './dhash.ts';
import { type OpenPhoto, rawPhoto, withPhoto } from './open-photo.ts';
import { previewOf } from './preview.ts';
import type { PhotoTasks } from './tasks.ts';

/** Decodes a stored photo once; every variant is made of these pixels. */
export const decodePhoto: PhotoTasks['decode'] = ({ file, mime, width, target }) => {
  const decode = async (opened: OpenPhoto) => {
    const raw = await rawPhoto(opened, { width, height: MAX_VARIANT_HEIGHT });
    await writeFile(target, raw.data);
    const { channels, ...size } = raw.info;
    const pixels = { file: target, channels, width: size.width, height: size.height };
    const photo = sharp(raw.data, { raw: raw.info });
    return { pixels, dhash: await dhash(raw), preview: await previewOf({ ...size, photo }) };
  };
  // Accepted when uploaded, it must not be refused under narrower limits now.
  return withPhoto(file, mime, decode, () => MAX_STORED_MEGAPIXELS);
};

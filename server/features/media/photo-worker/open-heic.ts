import { readFile } from 'node:fs/promises';
import heic from 'heic-decode';
import sharp from 'sharp';
import { heicProfile } from './colour-profile.ts';
import type { OpenPhoto } from './open-photo.ts';

/** Decodes a HEIC photo: sharp's own build reads no HEVC; libheif turns the photo upright itself. */
export async function openHeic(
  file: string,
  checkPixels: (size: { width: number; height: number }) => void,
): Promise<OpenPhoto> {
  const content = await readFile(file);
  const found = await heic.all({ buffer: content });
  try {
    const [main] = found;
    if (!main) throw new Error('a HEIC file without a photo');
    checkPixels(main);
    const { width, height, data } = await main.decode();
    const photo = sharp(data, { raw: { width, height, channels: 4 } });
    return { photo, width, height, profile: heicProfile(content) };
  } finally {
    found.dispose();
  }
}

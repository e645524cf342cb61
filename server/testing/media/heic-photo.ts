import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { box, codedPicture, heicGrid } from '#server/platform/heic-file.ts';

/**
 * `quarteredPhoto` as a HEIC by libheif and x265 ("heif-enc -q 90 -p chroma=444 -t 160"): in Display P3, with a
 * thumbnail, and with the maker "Spy Phone" and a place in its EXIF and its XMP.
 */
export const encodedHeic = (): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, 'phone-photo.heic'));

/** A demo picture as a HEIC of 3 × 2 tiles, as phones write them ("heif-enc -q 40", each tile separately). */
export const tiledHeic = (): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, 'tiled-photo.heic'));

/** The same picture in one piece. */
export const wholeHeic = (): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, 'whole-photo.heic'));

/**
 * A real HEIC of 48 × 32 pixels, its left half blue and its right half red, to be rotated a quarter to the right: a
 * person sees 32 × 48 with blue above red. Included whole because nothing here can write one.
 */
export const heicPhoto = (): Buffer => Buffer.from(HEIC.join(''), 'base64');

/** The same, but its header claims another size. */
export function heicPhotoClaiming(width: number, height: number): Buffer {
  const photo = heicPhoto();
  // The last 'ispe' box is the whole photo's: version and flags, width, height.
  const size = photo.lastIndexOf('ispe') + 8;
  photo.writeUInt32BE(width, size);
  photo.writeUInt32BE(height, size + 4);
  return photo;
}

/** The same, but with the colours of an ICC profile. */
export const heicPhotoWithProfile = (profile: Buffer): Buffer =>
  heicGrid([codedPicture(heicPhoto())], { columns: 1, width: 48, height: 32 }, [
    box('colr', Buffer.from('prof'), profile),
    box('irot', Buffer.from([3])),
  ]);

const HEIC = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAbRtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAA',
  'AAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAADAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHYAAEAAAAAAAAATgAC',
  'AAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3',
  'JpZAAAAADfaXBycAAAALxpcGNvAAAAc2h2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAA',
  'AwAAAwAeugJAIQABACdCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprmwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3',
  'BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAMAAAACAAAAAQcGl4aQAAAAADCAgIAAAACWlyb3QDAAAAG2lwbWEAAAAA',
  'AAAAAgABAoECAAIDA4SFAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAABWbWRhdAAAAEooAa8J4OPAmpb/+5N/e/Quf/',
  'xeDG74rbEyX/Arrf1XpDYOVb6bBhDgax4Kzp0lrkda8elVl6FMptJZwYNq91VkqiAW2HYh46j9/w==',
];

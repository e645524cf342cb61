import type { PhotoFormat } from '#domain/media/photo.ts';
import { photoUrl } from '#domain/media/photo.ts';

/** Where a photo's bytes live in the storage. Public keys are the addresses without /media/. */
export const originalKey = (key: string) => `originals/${key}`;

export const variantKey = (key: string, width: number, format: PhotoFormat) =>
  photoUrl({ key }, width, format).slice('/media/'.length);

export const videoKey = (key: string, extension: string) => `videos/${key}.${extension}`;

export const videoUrl = (key: string, extension: string) => `/media/${videoKey(key, extension)}`;

export const profileImageKey = (key: string) => `profiles/${key}.webp`;

/** The address of a profile photo. */
export const profileImageUrl = (key: string) => `/media/${profileImageKey(key)}`;

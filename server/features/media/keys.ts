import type { PhotoFormat } from '#domain/media/photo.ts';
import { photoUrl } from '#domain/media/photo.ts';
import type { ContentFile } from './unrecorded.ts';

/** Where a photo's bytes live in the storage. Public keys are the addresses without /media/. */
export const originalKey = (key: string) => `originals/${key}`;

export const variantKey = (key: string, width: number, format: PhotoFormat) =>
  photoUrl({ key }, width, format).slice('/media/'.length);

export const videoKey = (key: string, extension: string) => `videos/${key}.${extension}`;

export const videoUrl = (key: string, extension: string) => `/media/${videoKey(key, extension)}`;

export const profileImageKey = (key: string) => `profiles/${key}.webp`;

/** The address of a profile photo. */
export const profileImageUrl = (key: string) => `/media/${profileImageKey(key)}`;

/** All that is stored of a photo. */
export const filesOfPhoto = (key: string): ContentFile[] => [
  { hash: key, area: 'private', key: originalKey(key) },
  { hash: key, area: 'public', key: `photos/${key}` },
];

/** All that is stored of a video. */
export const filesOfVideo = ({
  key,
  extension,
}: {
  key: string;
  extension: string;
}): ContentFile[] => [{ hash: key, area: 'public', key: videoKey(key, extension) }];

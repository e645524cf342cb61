import type { PhotoFormat } from '#domain/media/photo.ts';
import { photoUrl } from '#domain/media/photo.ts';
import type { ContentFile } from './lifecycle/unrecorded.ts';

/** The key of a photo's bytes in the storage. Public keys are the addresses without /media/. */
export const originalKey = (key: string) => `originals/${key}`;

export const variantKey = (key: string, width: number, format: PhotoFormat) =>
  photoUrl({ key }, width, format).slice('/media/'.length);

/** The uploaded video, without the data that tells where it was filmed. */
export const videoKey = (key: string, extension: string) => `videos/${key}.${extension}`;

/** The rendition served in place of a video; `rendition` is the hash of its bytes. */
export const renditionKey = (key: string, rendition: string) => `videos/${key}/${rendition}.mp4`;

/** The address at which a video is served. */
export const videoUrl = ({
  key,
  extension,
  rendition,
}: {
  key: string;
  extension: string;
  rendition: string | null;
}) => `/media/${rendition ? renditionKey(key, rendition) : videoKey(key, extension)}`;

export const profileImageKey = (key: string) => `profiles/${key}.webp`;

/** The address of a profile photo or a logo: absolute, on APP_URL, like those of a listing's files. */
export const profileImageUrl = ({ appUrl }: { appUrl: string }, key: string) =>
  `${appUrl}/media/${profileImageKey(key)}`;

/** Every stored file of a photo. */
export const filesOfPhoto = (key: string): ContentFile[] => [
  { hash: key, area: 'private', key: originalKey(key) },
  { hash: key, area: 'public', key: `photos/${key}` },
];

/** Every stored file of a video. */
export const filesOfVideo = ({
  key,
  extension,
}: {
  key: string;
  extension: string;
}): ContentFile[] => [
  { hash: key, area: 'private', key: originalKey(key) },
  { hash: key, area: 'public', key: videoKey(key, extension) },
  { hash: key, area: 'public', key: `videos/${key}` },
];

import type { PhotoFormat } from '#domain/media/photo.ts';
import { photoUrl } from '#domain/media/photo.ts';
import type { ContentFile } from './lifecycle/unrecorded.ts';

/** Where a photo's bytes live in the storage. Public keys are the addresses without /media/. */
export const originalKey = (key: string) => `originals/${key}`;

export const variantKey = (key: string, width: number, format: PhotoFormat) =>
  photoUrl({ key }, width, format).slice('/media/'.length);

/** A video as it came, but for what tells where it was filmed. */
export const videoKey = (key: string, extension: string) => `videos/${key}.${extension}`;

/** What was made of a video to be served in its place; `rendition` is the hash of its bytes. */
export const renditionKey = (key: string, rendition: string) => `videos/${key}/${rendition}.mp4`;

/** The address of a video as it is served. */
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

/** The address of a profile photo or a logo: absolute, on APP_URL, as those of a listing's files are. */
export const profileImageUrl = ({ appUrl }: { appUrl: string }, key: string) =>
  `${appUrl}/media/${profileImageKey(key)}`;

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
}): ContentFile[] => [
  { hash: key, area: 'private', key: originalKey(key) },
  { hash: key, area: 'public', key: videoKey(key, extension) },
  { hash: key, area: 'public', key: `videos/${key}` },
];

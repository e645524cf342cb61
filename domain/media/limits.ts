const MB = 1024 * 1024;

/** The limits of uploads (docs/product.md, "Media"; specification §9). */
export const PHOTO_MAX_BYTES = 15 * MB;
/** The limit when choosing a photo: the device shrinks it, as far as its memory allows. */
export const CHOSEN_PHOTO_MAX_BYTES = 60 * MB;
export const VIDEO_MAX_BYTES = 100 * MB;
export const VIDEO_MAX_SECONDS = 15 * 60;
/** The size of 8K. */
export const VIDEO_MAX_PIXELS = 8192 * 4352;
/** The poster that a browser makes of a video. */
export const POSTER_MAX_BYTES = 2 * MB;
export const PROFILE_PHOTO_MAX_BYTES = 5 * MB;
export const MAX_PHOTOS = 10;

/** All listed photos and videos of an account; deleted ones count until they are removed. */
export const ACCOUNT_MAX_BYTES = 20 * 1024 * MB;

/** The accepted types of photos, judged by content. */
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

/** For the `accept` of file fields; the extensions help systems that do not know HEIC. */
export const PHOTO_ACCEPT = [...PHOTO_TYPES, '.heic', '.heif'].join(',');
export const VIDEO_ACCEPT = VIDEO_TYPES.join(',');

/** Judges by what the browser says; HEIC photos often come without a type. */
export function looksLikeImage(file: { name: string; type: string }): boolean {
  return file.type.startsWith('image/') || (!file.type && /\.(heic|heif|avif)$/i.test(file.name));
}

export function looksLikeVideo(file: { name: string; type: string }): boolean {
  return file.type.startsWith('video/') || (!file.type && /\.(mp4|webm|mov)$/i.test(file.name));
}

import { MAX_PHOTOS, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '../media/limits.ts';
import { LIVES } from '../privacy/lives.ts';

/** The purpose of a resumable upload, which decides how large the file may be. */
export const UPLOAD_KINDS = ['photo', 'video'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

export const UPLOAD_MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  photo: PHOTO_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
};

/** Hours a file waits for its listing, finished or not. */
export const UPLOAD_LIFE_HOURS = LIVES.upload.count;

/** The most waiting uploads per account: a few drafts of ten photos and a video. */
export const MAX_WAITING_UPLOADS = 6 * MAX_PHOTOS;
export const MAX_WAITING_BYTES = 600 * 1024 * 1024;

/** Minutes after which a stalled upload makes room for a new one, once its account has reached the limit. */
export const UPLOAD_IDLE_MINUTES = 60;

/** The most text fields in a form, beside its files. */
export const MAX_FORM_FIELDS = 100;

import { MAX_PHOTOS, PHOTO_MAX_BYTES, VIDEO_MAX_BYTES } from '../media/limits.ts';
import { LIVES } from '../privacy/lives.ts';

/** What a resumable upload is for; it decides how large the file may be. */
export const UPLOAD_KINDS = ['photo', 'video'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

export const UPLOAD_MAX_BYTES: Readonly<Record<UploadKind, number>> = {
  photo: PHOTO_MAX_BYTES,
  video: VIDEO_MAX_BYTES,
};

/** How long a file waits for its listing, finished or not. */
export const UPLOAD_LIFE_HOURS = LIVES.upload.count;

/** What one account may have waiting: a few drafts of ten photos and a video. */
export const MAX_WAITING_UPLOADS = 6 * MAX_PHOTOS;
export const MAX_WAITING_BYTES = 600 * 1024 * 1024;

/** An upload that nothing came of for so long makes room for a new one, when its account has no more. */
export const UPLOAD_IDLE_MINUTES = 60;

/** So many text fields a form has at most, beside its files. */
export const MAX_FORM_FIELDS = 100;

import { mediaMessages } from '../media/messages.ts';
import type { UploadKind } from './limits.ts';

/** What we say of files that are uploaded before their listing. */
export const uploadMessages = {
  notThere: 'We no longer have this file. Please choose it again.',
  unfinished: 'This file is not uploaded completely yet. Please wait until it is.',
  used: 'This file is in a listing already. Please look at your listings before you send it again.',
  twice: 'This file is named twice.',
  nothingToCopy: 'The listing that you copy is no longer there, or is not yours.',
  notYourPhoto: 'This photo is not one of this listing. Please load the page again.',
  kind: 'Please tell whether it is a photo or a video.',
  length: 'Please tell how many bytes the file has.',
  tooManyWaiting:
    'Too many of your files wait for a listing. Please try again in an hour, or finish a listing first.',
  unsupported: 'This browser cannot send files by themselves. Please use a newer one.',
  noRoom: 'We have no room for files right now. Please try again later.',
} as const;

export const UPLOAD_TOO_LARGE: Readonly<Record<UploadKind, string>> = {
  photo: mediaMessages.photoTooLarge,
  video: mediaMessages.videoTooLarge,
};

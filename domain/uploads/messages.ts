import { mediaMessages } from '../media/messages.ts';
import type { UploadKind } from './limits.ts';

/** Files uploaded before their listing. */
export const uploadMessages = {
  notThere: 'We no longer have this file. Please choose it again.',
  unfinished: 'This file is still uploading. Please wait until it’s done.',
  used: 'This file is already in a listing. Please check your listings before you send it again.',
  twice: 'This file is named twice.',
  nothingToCopy: 'The listing you’re copying no longer exists, or isn’t yours.',
  notYourPhoto: 'This photo isn’t part of this listing. Please reload the page.',
  kind: 'Please say whether it’s a photo or a video.',
  length: 'Please say how many bytes the file has.',
  tooManyWaiting:
    'You have too many files waiting for a listing. Finish a listing first, or try again in an hour.',
  unsupported: 'This browser can’t upload files ahead of the form. Please use a newer one.',
  noRoom: 'We’re out of space for files right now. Please try again later.',
} as const;

export const UPLOAD_TOO_LARGE: Readonly<Record<UploadKind, string>> = {
  photo: mediaMessages.photoTooLarge,
  video: mediaMessages.videoTooLarge,
};

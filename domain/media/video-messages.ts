/** Kept out of media/messages.ts, which the first view of every list loads. */
export const videoMessages = {
  broken: 'This video is damaged or incomplete. Please choose it again.',
  soundOnly: 'This file has sound but no picture. Please choose a video.',
  tooLong: 'This video is longer than 15 minutes. Please choose a shorter one.',
  tooManyPixels: 'This video’s resolution is too high. Please use 4K or lower.',
  posterTooLarge: 'The video’s cover image is too large (max 2MB).',
  tooManyPosters: 'Please choose one cover image for the video.',
  asItCame:
    'We couldn’t compress this video, so it’s shown as you sent it and may not play on every phone. An MP4 (H.264) will.',
  unplayable: 'Your browser can’t play this video.',
  download: 'Download the video',
} as const;

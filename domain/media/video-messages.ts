/** What we say of videos; apart from media/messages.ts, which the first view of every list brings. */
export const videoMessages = {
  broken: 'This video is broken or was cut short. Please choose it again.',
  soundOnly: 'This file has sound but no picture. Please choose a video.',
  tooLong: 'This video is longer than 15 minutes. Please choose a shorter one.',
  tooManyPixels: 'This video has too many pixels. Please film it in 4K or less.',
  posterTooLarge: 'The picture of the video is too large (max 2MB).',
  tooManyPosters: 'Please choose one picture for the video.',
  asItCame:
    'We could not make this video lighter. It is shown as you sent it, and may not play on every phone. An MP4 (H.264) in its place will.',
  unplayable: 'Your browser cannot play this video.',
  download: 'Download the video',
} as const;

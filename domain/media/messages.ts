export const mediaMessages = {
  photoTooLarge: 'Image file is too large. Please choose a smaller image (max 15MB).',
  videoTooLarge: 'Video file size should not exceed 100MB.',
  notAPhoto: 'This file isn’t a photo we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC.',
  photoBroken: 'This photo is damaged or incomplete. Please choose it again.',
  notAVideo: 'This file isn’t a video we can use. Please choose an MP4, WebM or MOV.',
  tooManyPhotos: 'You can only upload up to 10 images.',
  tooManyVideos: 'Please choose one video.',
  chooseImages: 'Please select valid image files.',
  chooseVideo: 'Please select a valid video file.',
  mp4Recommended: 'MP4 is recommended.',
  emptyFile: 'This file is empty. Please choose another one.',
  noRoom: 'We’re out of space for files right now. Nothing was saved. Please try again later.',
  storageAway:
    'We can’t store files right now. Nothing was saved. Please try again in a few minutes.',
} as const;

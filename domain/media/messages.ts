/** What we say of files that we cannot take. */
export const mediaMessages = {
  photoTooLarge: 'Image file is too large. Please choose a smaller image (max 15MB).',
  videoTooLarge: 'Video file size should not exceed 100MB.',
  notAPhoto: 'This file is not a photo we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC.',
  photoBroken: 'This photo is broken or was cut short. Please choose it again.',
  notAVideo: 'This file is not a video we can use. Please choose an MP4, WebM or MOV.',
  tooManyPhotos: 'You can only upload up to 10 images.',
  tooManyVideos: 'Please choose one video.',
  chooseImages: 'Please select valid image files.',
  chooseVideo: 'Please select a valid video file.',
  mp4Recommended: 'MP4 is recommended.',
  emptyFile: 'This file is empty. Please choose another one.',
  noRoom: 'We have no room for files right now. Nothing was stored. Please try again later.',
  storageAway:
    'We cannot store files right now. Nothing was stored. Please try again in a few minutes.',
} as const;

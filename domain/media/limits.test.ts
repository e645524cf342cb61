import { expect, test } from 'vitest';
import { MAX_WAITING_BYTES, MAX_WAITING_UPLOADS } from '../uploads/limits.ts';
import {
  ACCOUNT_MAX_BYTES,
  looksLikeImage,
  looksLikeVideo,
  PHOTO_ACCEPT,
  POSTER_MAX_BYTES,
  VIDEO_ACCEPT,
  VIDEO_MAX_PIXELS,
  VIDEO_MAX_SECONDS,
} from './limits.ts';

test('the limits are as decided', () => {
  expect({
    ACCOUNT_MAX_BYTES,
    MAX_WAITING_BYTES,
    MAX_WAITING_UPLOADS,
    POSTER_MAX_BYTES,
    VIDEO_MAX_PIXELS,
    VIDEO_MAX_SECONDS,
  }).toEqual({
    ACCOUNT_MAX_BYTES: 21_474_836_480,
    MAX_WAITING_BYTES: 629_145_600,
    MAX_WAITING_UPLOADS: 60,
    POSTER_MAX_BYTES: 2_097_152,
    VIDEO_MAX_PIXELS: 35_651_584,
    VIDEO_MAX_SECONDS: 900,
  });
});

test('file fields offer the types that can be sent', () => {
  expect(PHOTO_ACCEPT).toBe(
    'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif',
  );
  expect(VIDEO_ACCEPT).toBe('video/mp4,video/webm,video/quicktime');
});

test.each([
  ['a.jpg', 'image/jpeg', true, false],
  ['a.HEIC', '', true, false],
  ['a.avif', '', true, false],
  ['a.heic.txt', '', false, false],
  ['a.heic', 'text/plain', false, false],
  ['a.txt', '', false, false],
  ['a.mp4', 'video/mp4', false, true],
  ['a.MOV', '', false, true],
  ['a.mp4.txt', '', false, false],
  ['a.mp4', 'text/plain', false, false],
])('%s of type "%s" looks like an image: %s, like a video: %s', (name, type, image, video) => {
  expect(looksLikeImage({ name, type })).toBe(image);
  expect(looksLikeVideo({ name, type })).toBe(video);
});

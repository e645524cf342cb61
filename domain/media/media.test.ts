import { expect, test } from 'vitest';
import { looksLikeImage, looksLikeVideo } from './limits.ts';
import { fallbackUrl, photoUrl, placeholderUrl, srcSet, variantWidths } from './photo.ts';

test('a photo has an address for each width and format', () => {
  const photo = { key: 'abc', widths: [320, 640] };
  expect(photoUrl(photo, 640, 'avif')).toBe('/media/photos/abc/640.avif');
  expect(photoUrl(photo, 640, 'jpeg')).toBe('/media/photos/abc/640.jpg');
  expect(srcSet(photo, 'webp')).toBe(
    '/media/photos/abc/320.webp 320w, /media/photos/abc/640.webp 640w',
  );
});

test.each([
  [[320, 640, 1024, 1600], '/media/photos/k/1024.jpg'],
  // Not made yet: the address it will have.
  [[], '/media/photos/k/1024.jpg'],
  [[320], '/media/photos/k/320.jpg'],
  [[1600], '/media/photos/k/1600.jpg'],
])('of the widths %j, every client can show %s', (widths, url) => {
  expect(fallbackUrl({ key: 'k', width: 1600, widths })).toBe(url);
});

test('a photo under 320 pixels has the address of its own width before it is made', () => {
  expect(fallbackUrl({ key: 'k', width: 200, widths: [] })).toBe('/media/photos/k/200.jpg');
});

test('a placeholder becomes an address without being decoded', () => {
  expect(placeholderUrl('UklGRg==')).toBe('data:image/webp;base64,UklGRg==');
});

test.each([
  [4000, [320, 640, 1024, 1600]],
  [1024, [320, 640, 1024]],
  [1536, [320, 640, 1024, 1536]],
  [1100, [320, 640, 1024]],
  [900, [320, 640, 900]],
  [700, [320, 640]],
  [400, [320, 400]],
  [200, [200]],
])('a photo %d pixels wide is made in the widths %j', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

test('a chosen file is told apart by its type, or by its name without one', () => {
  expect(looksLikeImage({ name: 'a', type: 'image/png' })).toBe(true);
  expect(looksLikeImage({ name: 'a.HEIC', type: '' })).toBe(true);
  expect(looksLikeImage({ name: 'a.png', type: 'text/html' })).toBe(false);
  expect(looksLikeVideo({ name: 'a.mov', type: '' })).toBe(true);
  expect(looksLikeVideo({ name: 'a.mp4', type: 'image/png' })).toBe(false);
});

import { expect, test } from 'vitest';
import { groupOfCall, groupOfPage, photoVariant } from './kept.ts';

test.each([
  ['/', 'page'],
  ['/short-stays', 'page'],
  ['/bookings', 'page'],
  ['/enquiries/0197', 'page'],
  ['/favourites', 'page'],
  ['/property/0197', 'listing'],
  ['/cars/0197', 'listing'],
])('the page %s is kept as %s', (path, group) => {
  expect(groupOfPage(path)).toBe(group);
});

test.each([
  '/login',
  '/reset-password/secret',
  '/profile',
  '/property/0197/edit',
  '/uploadProperty',
  '/booking',
  '/shared/secret',
  '/admin-dashboard',
  '/api/docs',
])('the page %s is not kept', (path) => {
  expect(groupOfPage(path)).toBeUndefined();
});

test.each([
  ['/api/properties', 'list'],
  ['/api/properties/0197', 'listing'],
  ['/api/cars/0197/enquiry', 'part'],
  ['/api/comments/property/0197', 'part'],
  ['/api/bookings', 'own'],
  ['/api/User/favourites', 'own'],
  ['/api/User/enquiries/0197', 'own'],
])('the response to %s is kept as %s', (path, group) => {
  expect(groupOfCall(path)).toBe(group);
});

test.each([
  '/api/bookings/0197/calendar',
  '/api/properties/0197/booked-dates',
  '/api/uploads/0197',
  '/api/auth/logout',
  '/api/openapi.json',
])('the response to %s is not kept', (path) => {
  expect(groupOfCall(path)).toBeUndefined();
});

test('the address of a variant tells its photo and its width', () => {
  const key = '0123456789abcdef0123456789abcdef';
  expect(photoVariant(`/media/photos/${key}/640.webp`)).toEqual({
    photo: `/media/photos/${key}/`,
    width: 640,
  });
  expect(photoVariant(`/media/videos/${key}.mp4`)).toBeUndefined();
});

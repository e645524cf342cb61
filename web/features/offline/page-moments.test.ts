import { expect, test } from 'vitest';
import { PageMoments } from './page-moments.ts';

test('a page is from when it was opened, or read again', () => {
  const moments = new PageMoments(undefined);
  moments.open('/', false, 100);
  moments.open('/', false, 200);
  expect(moments.current).toBe(100);
  moments.renew(300);
  expect(moments.current).toBe(300);
  moments.open('/about', false, 400);
  expect(moments.current).toBe(400);
});

test('a page is as old as the oldest that it shows', () => {
  const moments = new PageMoments(undefined);
  let changes = 0;
  moments.onChange = () => {
    changes += 1;
  };
  moments.open('/bookings', true, 500);
  moments.note(90);
  moments.note(95);
  expect([moments.current, changes]).toEqual([90, 1]);
});

test('a document from the device says since when, and the page after it does not', () => {
  const moments = new PageMoments(50);
  moments.open('/', true, 500);
  expect(moments.current).toBe(50);
  moments.open('/about', true, 600);
  expect(moments.current).toBe(600);
});

test('what was shown before is no newer without a network', () => {
  const moments = new PageMoments(undefined);
  moments.open('/', false, 100);
  moments.open('/about', false, 200);
  moments.open('/', true, 300);
  expect(moments.current).toBe(100);
});

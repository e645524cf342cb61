import { expect, test } from 'vitest';
import { PageMoments } from './page-moments.ts';

test('a page is dated by when it was opened or loaded again', () => {
  const moments = new PageMoments(undefined);
  moments.open('/', false, 100);
  moments.open('/', false, 200);
  expect(moments.current).toBe(100);
  moments.renew(300);
  expect(moments.current).toBe(300);
  moments.open('/about', false, 400);
  expect(moments.current).toBe(400);
});

test('a page is as old as the oldest data that it shows', () => {
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

test('a page stored on the device says how old it is, and the page after it does not', () => {
  const moments = new PageMoments(50);
  moments.open('/', true, 500);
  expect(moments.current).toBe(50);
  moments.open('/about', true, 600);
  expect(moments.current).toBe(600);
});

test('a page shown before gets no newer without a network', () => {
  const moments = new PageMoments(undefined);
  moments.open('/', false, 100);
  moments.open('/about', false, 200);
  moments.open('/', true, 300);
  expect(moments.current).toBe(100);
});

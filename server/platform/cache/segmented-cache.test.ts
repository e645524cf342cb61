import { expect, test } from 'vitest';
import { SegmentedCache } from './segmented-cache.ts';

test('holds no more bytes than allowed and drops the least recently used first', () => {
  const cache = new SegmentedCache<number>(1_000);
  for (let n = 0; n < 100; n += 1) cache.set(`key ${n}`, n, 50);
  expect(cache.bytes).toBe(200);
  expect([cache.get('key 99'), cache.get('key 0')]).toEqual([99, undefined]);
});

test('a flood of single requests does not push out what is requested often', () => {
  const cache = new SegmentedCache<string>(1_000);
  cache.set('home', 'the home page', 100);
  expect(cache.get('home')).toBe('the home page');
  for (let n = 0; n < 100_000; n += 1) cache.set(`/?search=${n}`, 'nothing', 100);
  expect(cache.get('home')).toBe('the home page');
  expect(cache.bytes).toBeLessThanOrEqual(1_000);
});

test('an entry that falls out of the protected part is on probation again', () => {
  const cache = new SegmentedCache<number>(1_000);
  for (let n = 0; n < 9; n += 1) {
    cache.set(`key ${n}`, n, 100);
    cache.get(`key ${n}`);
  }
  expect(cache.get('key 0')).toBe(0);
  expect(cache.bytes).toBe(900);
});

test('replacing a value counts only the bytes of the new one', () => {
  const cache = new SegmentedCache<string>(1_000);
  cache.set('a', 'old', 100);
  cache.get('a');
  cache.set('a', 'new', 200);
  expect([cache.get('a'), cache.bytes]).toEqual(['new', 200]);
});

test('a value larger than a fifth of the room is not stored, and the one it replaces is dropped', () => {
  const cache = new SegmentedCache<string>(1_000);
  cache.set('a', 'small', 10);
  cache.set('a', 'large', 201);
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
});

test('deleted entries are gone', () => {
  const cache = new SegmentedCache<string>(1_000);
  cache.set('a', 'one', 10);
  cache.set('b', 'two', 10);
  cache.delete('a');
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 10]);
  cache.clear();
  expect([cache.get('b'), cache.bytes]).toEqual([undefined, 0]);
});

import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '../database/errors.ts';
import { type ChangeFeed, noopFeed } from './change-feed.ts';
import { Changes } from './changes.ts';
import { KeptResponse } from './kept-response.ts';
import { type Made, ResponseCache } from './response-cache.ts';
import type { Topic } from './topics.ts';

const MEGABYTE = 1_000_000;

function heardFeed(): ChangeFeed & { isConnected: boolean } {
  return { ...noopFeed(), isConnected: true };
}

/** Makes responses that contain the number of times they were made. */
function maker(dependsOn: readonly Topic[] | 'unsaid' = ['cars']) {
  let made = 0;
  return async (): Promise<Made> => {
    made += 1;
    const response = new KeptResponse(`${made}`, {});
    return { response, dependsOn: dependsOn === 'unsaid' ? undefined : dependsOn };
  };
}

const said = async (made: Promise<Made>) => Number((await made).response.plain.toString());

test('a response is made once until something it depends on changes', async () => {
  const feed = heardFeed();
  const cache = new ResponseCache(feed, MEGABYTE);
  const make = maker();
  expect(await said(cache.get('a', make))).toBe(1);
  feed.changes.announce('properties');
  expect(await said(cache.get('a', make))).toBe(1);
  feed.changes.announce('cars');
  expect(await said(cache.get('a', make))).toBe(2);
});

test('many requests at once share one response', async () => {
  const cache = new ResponseCache(heardFeed(), MEGABYTE);
  const make = maker();
  const all = await Promise.all(Array.from({ length: 50 }, () => said(cache.get('a', make))));
  expect(new Set(all)).toEqual(new Set([1]));
});

test('a response outdated while being made is neither cached nor given to later requests', async () => {
  const feed = heardFeed();
  const cache = new ResponseCache(feed, MEGABYTE);
  const { promise, resolve } = Promise.withResolvers<Made>();
  const early = cache.get('a', () => promise);
  feed.changes.announce('cars');
  const make = maker();
  expect(await said(cache.get('a', make))).toBe(1);
  resolve({ response: new KeptResponse('100', {}), dependsOn: ['cars'] });
  expect(await said(early)).toBe(100);
  expect(await said(cache.get('a', make))).toBe(1);
});

test('nothing is cached or reused while changes are not heard', async () => {
  const feed = heardFeed();
  const cache = new ResponseCache(feed, MEGABYTE);
  const make = maker();
  await cache.get('a', make);
  feed.isConnected = false;
  expect(await said(cache.get('a', make))).toBe(2);
  expect(await said(cache.get('a', make))).toBe(3);
});

// §8/82
test('while the database is away, what was valid is shown for a minute, but to nobody who changed something', async () => {
  const feed = { ...heardFeed(), isAway: false };
  let now = 0;
  const cache = new ResponseCache(feed, MEGABYTE, { now: () => now });
  const make = maker();
  await cache.get('a', make);
  await cache.get('b', make);
  feed.changes.announce('cars');
  await cache.get('b', make, true);
  Object.assign(feed, { isConnected: false, isAway: true });
  expect(cache.peek('a')).toBeUndefined();
  expect(await said(cache.get('b', make, true, true))).toBe(3);
  expect(await said(cache.get('b', make, true))).toBe(4);
  now = 61_000;
  expect(cache.peek('b')).toBeUndefined();
});

test('a read that was under way when the database was lost shows what was kept', async () => {
  const feed = { ...heardFeed(), isAway: false };
  const cache = new ResponseCache(feed, MEGABYTE);
  await cache.get('a', maker());
  const { promise, reject } = Promise.withResolvers<Made>();
  const reading = (mayBeOld: boolean) => cache.get('a', () => promise, true, mayBeOld);
  Object.assign(feed, { isConnected: false });
  const [visitors, makers] = [reading(true), reading(false)];
  reject(new DatabaseUnavailableError('gone'));
  expect(await said(visitors)).toBe(1);
  await expect(makers).rejects.toThrow('gone');
});

test('responses with unknown dependencies and failures are not cached', async () => {
  const cache = new ResponseCache(heardFeed(), MEGABYTE);
  const make = maker('unsaid');
  expect([await said(cache.get('a', make)), await said(cache.get('a', make))]).toEqual([1, 2]);
  const failing = () => Promise.reject(new Error('no database'));
  await expect(cache.get('b', failing)).rejects.toThrow('no database');
  expect(await said(cache.get('b', maker()))).toBe(1);
});

test('nothing is cached for more than a minute', async () => {
  let now = 0;
  const cache = new ResponseCache(heardFeed(), MEGABYTE, { now: () => now });
  const make = maker();
  await cache.get('a', make);
  now = 59_999;
  expect(await said(cache.get('a', make))).toBe(1);
  now = 60_001;
  expect(await said(cache.get('a', make))).toBe(2);
});

test('100,000 addresses stay within the memory limit and do not push out popular responses', async () => {
  const cache = new ResponseCache(heardFeed(), MEGABYTE);
  const home = maker();
  await cache.get('/', home);
  await cache.get('/', home);
  for (let n = 0; n < 100_000; n += 1) await cache.get(`/?search=${n}`, maker());
  expect(cache.bytes).toBeLessThanOrEqual(MEGABYTE);
  expect(await said(cache.get('/', home))).toBe(1);
});

test('nothing is cached from one day to the next', async () => {
  let [now, untilTomorrow] = [0, 10_000];
  const clock = { now: () => now, untilTomorrow: () => untilTomorrow };
  const cache = new ResponseCache(heardFeed(), MEGABYTE, clock);
  const make = maker();
  await cache.get('a', make);
  [now, untilTomorrow] = [9_999, 1];
  expect(await said(cache.get('a', make))).toBe(1);
  [now, untilTomorrow] = [10_000, 86_400_000];
  expect(await said(cache.get('a', make))).toBe(2);
});

test('a response begun one day and finished the next is not cached', async () => {
  let [now, untilTomorrow] = [0, 5];
  const clock = { now: () => now, untilTomorrow: () => untilTomorrow };
  const cache = new ResponseCache(heardFeed(), MEGABYTE, clock);
  const make = maker();
  await cache.get('a', () => {
    [now, untilTomorrow] = [6, 86_400_000];
    return make();
  });
  expect(await said(cache.get('a', make))).toBe(2);
});

test('a fast-changing response is remade for those who must see it, and twice a second for others', async () => {
  let now = 0;
  const feed = { ...heardFeed(), changes: new Changes(() => now) };
  const cache = new ResponseCache(feed, MEGABYTE, { now: () => now });
  const make = maker();
  feed.changes.announce('cars');
  expect(await said(cache.get('a', make))).toBe(1);
  feed.changes.announce('cars');
  expect(await said(cache.get('a', make))).toBe(1);
  expect(await said(cache.get('a', make, true))).toBe(2);
  // The fresh response is now everyone's.
  expect(await said(cache.get('a', make))).toBe(2);
  feed.changes.announce('cars');
  now += 499;
  expect(await said(cache.get('a', make))).toBe(2);
  now += 1;
  expect(await said(cache.get('a', make))).toBe(3);
});

test('someone who must see a change gets nothing that was begun before it', async () => {
  const now = 0;
  const feed = { ...heardFeed(), changes: new Changes(() => now) };
  const cache = new ResponseCache(feed, MEGABYTE, { now: () => now });
  feed.changes.announce('cars');
  feed.changes.announce('cars');
  const { promise, resolve } = Promise.withResolvers<Made>();
  const early = cache.get('a', () => promise);
  const make = maker();
  expect(await said(cache.get('a', make, true))).toBe(1);
  resolve({ response: new KeptResponse('100', {}), dependsOn: ['cars'] });
  expect(await said(early)).toBe(100);
});

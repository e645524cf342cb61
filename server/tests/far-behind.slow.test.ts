import { setImmediate } from 'node:timers/promises';
import { beforeAll, expect, test, vi } from 'vitest';
import { noopFeed } from '#server/platform/cache/change-feed.ts';
import { Readiness } from '#server/platform/health/readiness.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

let uptime = 0;
const efie = bootTestApp({
  // A busy machine's database may not respond in time, and then nothing would be in memory.
  changeFeed: { ...noopFeed(), isConnected: true },
  app: {
    readiness: new Readiness({ everything: () => true }),
    uptimeSeconds: () => uptime,
  },
});
let origin = '';

beforeAll(async () => {
  origin = await efie.app.listen({ port: 0, host: '127.0.0.1' });
  uptime = 60;
  // Let the delay from loading the modules pass.
  await vi.waitFor(async () => expect(await statusOf('/api/nothing')).toBe(404), 15_000);
});

const statusOf = async (path: string, method = 'GET') =>
  (await fetch(origin + path, { method })).status;

/** Blocks our thread for three turns of this length: the measured delay covers some seconds. */
async function busyFor(milliseconds: number): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
    await setImmediate();
    await setImmediate();
  }
}

test('a thread two seconds behind refuses nobody', async () => {
  await busyFor(2_000);
  expect(await statusOf('/api/auth/logout', 'POST')).not.toBe(503);
  expect(await statusOf('/api/properties?minPrice=1')).toBe(200);
});

// §8/71
test('a thread three seconds behind serves only health checks, files and what is in memory', async () => {
  await expect.poll(() => statusOf('/api/site-settings'), { timeout: 15_000 }).toBe(200);
  await busyFor(3_200);
  expect(await statusOf('/api/properties?minPrice=2')).toBe(503);
  expect(await statusOf('/api/auth/logout', 'POST')).toBe(503);
  expect(await statusOf('/a-page')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/media/photos/nothing.webp')).toBe(404);
  expect(await statusOf('/api/site-settings')).toBe(200);
  await expect.poll(() => statusOf('/api/properties?minPrice=2')).toBe(200);
});

// §8/71
test('delay does not count in the first twenty seconds of listening', async () => {
  uptime = 19;
  await busyFor(3_200);
  expect(await statusOf('/api/properties?minPrice=3')).toBe(200);
  uptime = 21;
  expect(await statusOf('/api/properties?minPrice=4')).toBe(503);
});

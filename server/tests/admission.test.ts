import { connect } from 'node:net';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Readiness } from '#server/platform/health/readiness.ts';
import { refusedRequests } from '#server/platform/http/limits/admission.ts';
import { READ_POINTS } from '#server/platform/http/limits/limit-reads.ts';
import { countRequests } from '#server/platform/metrics/request-metrics.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { waitForLocks } from '#server/testing/waiting-locks.ts';

const FLOOD = '41.66.200.7';
/** Requests under way at once for one network. */
const AT_ONCE = 6;

const { log, lines } = logLines();
const efie = bootTestApp({
  keepsResponses: true,
  log,
  app: { trustProxy: 'loopback', readiness: new Readiness({ everything: () => true }) },
});
const published: unknown[] = [];
const registry = new Registry();
const publish = (message: unknown) => published.push(message);
let origin = '';
/** Statuses of requests that one address pipelines over one connection; a lock holds them until it is released. */
let held: Promise<number[]>;
let letGo = async () => {};

beforeAll(async () => {
  refusedRequests.subscribe(publish);
  countRequests(registry);
  await uploadedProperty(efie, await signedInAs(efie.platform, 'Agent'));
  origin = await efie.app.listen({ port: 0, host: '127.0.0.1' });
  await read('/api/site-settings', '41.66.201.7');
  const client = await efie.connection.pool.connect();
  await client.query('begin; lock table listings in access exclusive mode');
  letGo = async () => {
    await client.query('rollback');
    client.release();
  };
  held = pipelined(READ_POINTS + 5);
  await vi.waitFor(() => expect(published).toHaveLength(READ_POINTS - AT_ONCE), 10_000);
});
afterAll(() => {
  refusedRequests.unsubscribe(publish);
});

const read = (path: string, from: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'x-forwarded-for': from, ...headers } });

/** Reads that nobody has requested before. */
async function pipelined(count: number): Promise<number[]> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const piece = (n: number) =>
    `GET /api/properties?minPrice=${n} HTTP/1.1\r\nhost: efie.test\r\nx-forwarded-for: ${FLOOD}\r\n\r\n`;
  socket.write(Array.from({ length: count }, (_, n) => piece(n)).join(''));
  let [text, statuses] = ['', [] as number[]];
  for await (const bytes of socket) {
    text += bytes;
    statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    if (statuses.length === count) break;
  }
  return statuses;
}

// §8/69
test('serves another network beside one that asks for far too much', async () => {
  await waitForLocks(efie.connection.pool, AT_ONCE);
  for (let n = 0; n < 20; n += 1) {
    expect((await read('/api/nothing', '41.66.201.7')).status).toBe(404);
  }
});

// §8/70
test('serves responses in memory and files even to that network', async () => {
  const { status } = await read('/api/site-settings', '41.66.200.8');
  expect(status).toBe(200);
  expect((await read('/media/photos/nothing.webp', FLOOD)).status).toBe(404);
});

// §8/70
test('answers health checks, reports the overload and stays in rotation', async () => {
  const [alive, ready] = await Promise.all([read('/healthz', FLOOD), read('/readyz', FLOOD)]);
  expect([alive.status, ready.status]).toEqual([200, 200]);
  expect(await ready.json()).toMatchObject({ status: 'ready', load: 'overloaded' });
});

test('logs the reason once and counts each refusal in the metrics', async () => {
  expect(await registry.metrics()).toContain(
    `efie_refused_requests_total{why="wait"} ${published.length}`,
  );
  const said = lines.filter(({ msg }) => String(msg).startsWith('more is asked for'));
  expect(said).toEqual([expect.objectContaining({ level: 40, why: 'wait' })]);
});

// §8/65
test('counts refused calls against their address, and serves everyone once the flood is over', async () => {
  await letGo();
  const statuses = await held;
  const of = (status: number) => statuses.filter((each) => each === status).length;
  expect([of(200), of(503), of(429)]).toEqual([AT_ONCE, READ_POINTS - AT_ONCE, 5]);
  expect((await read('/api/properties?limit=2', '41.66.201.7')).status).toBe(200);
});

test('serves a burst from one network one after the other', async () => {
  const burst = await Promise.all(
    Array.from({ length: 40 }, (_, n) => read(`/api/properties?maxPrice=${n + 1}`, '41.66.202.7')),
  );
  expect(burst.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Readiness } from './platform/health/readiness.ts';
import { refusedRequests } from './platform/http/shed-load.ts';
import { countRequests } from './platform/metrics/request-metrics.ts';
import { uploadedProperty } from './testing/listings.ts';
import { logLines } from './testing/log-lines.ts';
import { signedInAs } from './testing/people.ts';
import { bootTestApp } from './testing/test-app.ts';

/** More than are ever let in at once. */
const FAR_TOO_MANY = 300;

const { log, lines } = logLines();
const efie = bootTestApp({
  keepsResponses: true,
  log,
  app: { readiness: new Readiness({ everything: () => true }) },
});
const published: unknown[] = [];
const registry = new Registry();
const publish = (message: unknown) => published.push(message);
let origin = '';
/** Reads that nobody asked for before, held by a lock until it is let go. */
let held: Promise<Response>[] = [];
let letGo = async () => {};

beforeAll(async () => {
  refusedRequests.subscribe(publish);
  countRequests(registry);
  await uploadedProperty(efie, await signedInAs(efie.platform, 'Agent'));
  origin = await efie.app.listen({ port: 0, host: '127.0.0.1' });
  await read('/api/site-settings');
  const client = await efie.connection.pool.connect();
  await client.query('begin; lock table properties in access exclusive mode');
  letGo = async () => {
    await client.query('rollback');
    client.release();
  };
  held = Array.from({ length: FAR_TOO_MANY }, (_, n) => read(`/api/properties?minPrice=${n}`));
  // The refused ones have their responses while the others wait.
  await vi.waitFor(() => expect(published.length).toBeGreaterThan(0), 10_000);
});
afterAll(() => {
  refusedRequests.unsubscribe(publish);
});

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers });

test('what is too much for us is refused at once: a call in our error form', async () => {
  const refused = await read('/api/properties?limit=1');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.json()).toEqual({
    message: 'Efie is very busy. Please try again in a few seconds.',
    code: 'UNAVAILABLE',
  });
});

test('a page as a page with a way on', async () => {
  const refused = await read('/property-rentals');
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('content-type')).toContain('text/html');
  const html = await refused.text();
  expect(html).toContain('Efie is very busy. Please try again in a few seconds.');
  expect(html).toContain('Try again</a>');
});

test('not everybody is asked to come back at the same moment', async () => {
  const refused = await Promise.all(Array.from({ length: 10 }, () => read('/cars')));
  const waits = refused.map(({ headers }) => headers.get('retry-after'));
  expect(new Set(waits).size).toBeGreaterThan(2);
});

test('health is reachable and says so, and the process stays in rotation', async () => {
  const [alive, ready] = await Promise.all([read('/healthz'), read('/readyz')]);
  expect([alive.status, ready.status]).toEqual([200, 200]);
  expect(await ready.json()).toMatchObject({ status: 'ready', load: 'overloaded' });
});

test('what is in memory is served', async () => {
  expect((await read('/api/site-settings')).status).toBe(200);
});

test('files are let in', async () => {
  const files = ['/hero/nothing.avif', '/assets/nothing.js', '/media/photos/nothing.webp'];
  for (const path of [...files, '/nothing.svg', '/nothing.webmanifest?v=2']) {
    expect([path, (await read(path)).status]).toEqual([path, 404]);
  }
});

test('writes are let in', async () => {
  const wrote = await fetch(`${origin}/api/nothing`, { method: 'POST' });
  expect(wrote.status).toBe(404);
});

test('people who are signed in find room where visitors do not', async () => {
  expect((await read('/api/nothing')).status).toBe(503);
  expect((await read('/api/nothing', { authorization: 'Bearer token' })).status).toBe(404);
  expect((await read('/api/nothing', { cookie: 'efie_session=token' })).status).toBe(404);
});

test('the log says it once, and the metrics count each', async () => {
  expect(published.length).toBeGreaterThan(1);
  expect(await registry.metrics()).toContain(
    `efie_refused_requests_total{who="visitor"} ${published.length}`,
  );
  const warnings = lines.filter(({ level }) => level === 40);
  expect(warnings.map(({ msg }) => msg)).toEqual([
    'more is asked for than can be served in time: reads are refused',
  ]);
});

test('once it is over everybody is served again', async () => {
  await letGo();
  const statuses = (await Promise.all(held)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await read('/api/properties?limit=2')).status).toBe(200);
  expect((await read('/api/nothing')).status).toBe(404);
});

test('what comes at once finds its room one after the other', async () => {
  const burst = await Promise.all(
    Array.from({ length: 40 }, (_, n) => read(`/api/properties?maxPrice=${n + 1}`)),
  );
  expect(burst.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

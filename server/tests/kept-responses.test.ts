import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { type ChangeFeed, listenToChanges } from '#server/platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '#server/platform/cache/response-cache.ts';
import { Readiness } from '#server/platform/health/readiness.ts';
import { createLog } from '#server/platform/log/log.ts';
import { PROPERTY_FORM, uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ keepsResponses: true, breaksConnections: true });

/** Another process on the same database. */
let other: FastifyInstance;
let feed: ChangeFeed;
let lister: TestPerson;

beforeAll(async () => {
  feed = listenToChanges(efie.connection.settings, createLog('silent'));
  const responses = new ResponseCache(feed, MAX_KEPT_BYTES);
  other = await createApp({ ...efie.platform, responses });
  lister = await signedInAs(efie.platform, 'Agent');
});
afterAll(async () => {
  await other.close();
  await feed.close();
});
beforeEach(() =>
  vi.waitFor(() =>
    expect([efie.platform.responses.isConnected, feed.isConnected]).toEqual([true, true]),
  ),
);

/** As a browser asks. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Named {
  name: string;
}

const rename = (id: string, name: string, app = efie.app) =>
  app.inject({
    method: 'PUT',
    url: `/api/properties/${id}`,
    headers: lister.headers,
    payload: { ...PROPERTY_FORM, name },
  });

async function namesIn(app: FastifyInstance, headers: Record<string, string> = {}) {
  const response = await app.inject({ url: '/api/properties?limit=100', headers });
  return response.json<Named[]>().map(({ name }) => name);
}

/** True if the list names a property, or says that it is from before: a machine too busy to connect takes the database for lost. */
async function isCurrent(app: FastifyInstance, name: string) {
  const { headers, payload } = await app.inject({ url: '/api/properties?limit=100' });
  return headers['x-shown'] !== undefined || payload.includes(name);
}

// §8/67
test('someone who changes something sees it at once in the same process, in list and detail', async () => {
  const id = await uploadedProperty(efie, lister);
  const { headers } = lister;
  const detail = async () =>
    (await efie.app.inject({ url: `/api/properties/${id}`, headers })).json<Named>().name;
  for (let n = 0; n < 20; n += 1) {
    await Promise.all([namesIn(efie.app), namesIn(efie.app, headers), detail()]);
    expect((await rename(id, `Here ${n}`)).statusCode).toBe(200);
    expect(await namesIn(efie.app, headers)).toContain(`Here ${n}`);
    expect(await detail()).toBe(`Here ${n}`);
  }
});

test('someone who changes something sees it in another process by cookie, and others within a second', async () => {
  const id = await uploadedProperty(efie, lister);
  for (let n = 0; n < 20; n += 1) {
    await namesIn(other);
    const changed = await rename(id, `There ${n}`);
    const cookie = changed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(await namesIn(other, { cookie })).toContain(`There ${n}`);
  }
  await rename(id, 'For everyone');
  await vi.waitFor(async () => expect(await namesIn(other)).toContain('For everyone'), {
    timeout: 1_000,
    interval: 20,
  });
});

test('a call that changes nothing for visitors sets no cookie', async () => {
  const login = await efie.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: lister.email, password: lister.password },
  });
  expect(login.statusCode).toBe(200);
  expect(login.cookies.map(({ name }) => name)).not.toContain('efie_changed');
  const id = await uploadedProperty(efie, lister);
  const changed = await rename(id, 'Cookie');
  expect(changed.cookies).toContainEqual(
    expect.objectContaining({ name: 'efie_changed', maxAge: 5, httpOnly: true, sameSite: 'Lax' }),
  );
});

test('nothing outdated is served as current after losing the connection to the announcements', async () => {
  const id = await uploadedProperty(efie, lister);
  for (let n = 0; n < 5; n += 1) {
    await namesIn(other);
    await efie.connection.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'efie changes' and datname = current_database()`);
    await vi.waitFor(() => expect(feed.isConnected).toBe(false), { interval: 2 });
    await rename(id, `Unheard ${n}`);
    expect(await isCurrent(other, `Unheard ${n}`)).toBe(true);
    await vi.waitFor(() => expect(feed.isConnected).toBe(true), 5_000);
    expect(await namesIn(other)).toContain(`Unheard ${n}`);
  }
});

test('a cached list gives its total and the other pages, and is a 304 for anyone who has it', async () => {
  await uploadedProperty(efie, lister);
  await uploadedProperty(efie, lister);
  const url = '/api/properties?limit=1';
  const [first, kept] = [await efie.app.inject(url), await efie.app.inject(url)];
  for (const name of ['x-total-count', 'link', 'etag', 'cache-control', 'vary']) {
    expect(kept.headers[name]).toEqual(first.headers[name]);
  }
  expect(kept.headers.link).toContain('rel="next"');
  const again = await efie.app.inject({
    url,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a response comes in an encoding that the client accepts, always with the same text', async () => {
  await uploadedProperty(efie, lister, { description: 'Long '.repeat(300) });
  const ask = (encoding: string) =>
    efie.app.inject({ url: '/api/properties', headers: { 'accept-encoding': encoding } });
  const plain = (await efie.app.inject('/api/properties')).body;
  for (let n = 0; n < 20; n += 1) {
    const brotli = await ask('gzip, deflate, br, zstd');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
  }
  const gzip = await ask('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
  const refused = await ask('br;q=0, identity');
  expect(refused.body).toBe(plain);
  expect(refused.headers.vary).toContain('accept-encoding');
});

test('what someone may see of a car is never cached for others', async () => {
  const id = await uploadedCar(efie, lister);
  const contactFor = async (headers: Record<string, string> = {}) =>
    (await efie.app.inject({ url: `/api/cars/${id}`, headers })).json<{
      driverContact: string | null;
    }>().driverContact;
  expect(await contactFor()).toBeNull();
  expect(await contactFor(lister.headers)).not.toBeNull();
  expect(await contactFor()).toBeNull();
});

test('only our own pages learn what a response depends on', async () => {
  const outside = await efie.app.inject('/api/properties');
  expect(outside.headers['x-depends-on']).toBeUndefined();
});

test('a response from the cache has all its headers, and its own request id', async () => {
  await uploadedProperty(efie, lister);
  const ask = () => efie.app.inject({ url: '/api/properties?limit=5', headers: BROWSER });
  const [made, again, andAgain] = [await ask(), await ask(), await ask()];
  const { 'x-request-id': id, date: _date, ...headers } = made.headers;
  const { 'x-request-id': otherId, date: _otherDate, ...sameHeaders } = andAgain.headers;
  expect(sameHeaders).toEqual({ ...headers, 'content-length': sameHeaders['content-length'] });
  expect(otherId).not.toBe(id);
  expect(otherId).not.toBe(again.headers['x-request-id']);
  expect(andAgain.rawPayload).toEqual(made.rawPayload);
  const known = { ...BROWSER, 'if-none-match': String(made.headers.etag) };
  const unchanged = await efie.app.inject({ url: '/api/properties?limit=5', headers: known });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(unchanged.headers['content-type']).toBeUndefined();
  expect(unchanged.headers.etag).toBe(made.headers.etag);
});

test('members and visitors never get each other’s cached responses', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    efie.app.inject({ url: '/api/properties?limit=3', headers: { ...BROWSER, ...headers } });
  for (let n = 0; n < 3; n += 1) {
    expect((await ask()).headers['cache-control']).toBe('no-cache');
    expect((await ask(lister.headers)).headers['cache-control']).toBe('private, no-cache');
    const cookie = `efie_session=${lister.token}`;
    expect((await ask({ cookie })).headers['cache-control']).toBe('private, no-cache');
  }
});

test('a refusal is not served again from the cache', async () => {
  const url = '/api/properties/01a203da-b188-704c-8a17-8eef83bb361a';
  for (let n = 0; n < 3; n += 1) expect((await efie.app.inject(url)).statusCode).toBe(404);
  const id = await uploadedProperty(efie, lister);
  const detail = () => efie.app.inject(`/api/properties/${id}`);
  for (let n = 0; n < 3; n += 1) expect((await detail()).statusCode).toBe(200);
  const gone = await efie.app.inject({
    method: 'DELETE',
    url: `/api/properties/${id}`,
    headers: lister.headers,
  });
  expect(gone.statusCode).toBe(200);
  await vi.waitFor(async () => expect((await detail()).statusCode).toBe(404));
});

test('a process told to stop asks clients to close the connection, even for cached responses', async () => {
  const readiness = new Readiness({});
  const app = await createApp(efie.platform, { readiness });
  try {
    const ask = async () => (await app.inject({ url: '/api/cars', headers: BROWSER })).headers;
    for (let n = 0; n < 3; n += 1) expect((await ask()).connection).not.toBe('close');
    readiness.stop();
    for (let n = 0; n < 3; n += 1) expect((await ask()).connection).toBe('close');
  } finally {
    await app.close();
  }
});

test('an unencoded response does not claim an encoding', async () => {
  await uploadedProperty(efie, lister, { description: 'Long '.repeat(300) });
  for (let n = 0; n < 3; n += 1) {
    const { headers } = await efie.app.inject('/api/properties');
    expect(headers['content-encoding']).toBeUndefined();
  }
});

import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { type ChangeFeed, listenToChanges } from '#server/platform/cache/change-feed.ts';
import { Changes } from '#server/platform/cache/changes.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '#server/platform/cache/response-cache.ts';
import { createLog } from '#server/platform/log/log.ts';
import {
  CAR_FORM,
  PROPERTY_FORM,
  uploadedCar,
  uploadedProperty,
} from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { provided, smallBuild, webOf } from '#server/testing/servers/small-build.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { callsOf } from './calls.ts';
import { Cast } from './cast.ts';
import { type ApiDocument, type Operation, readOperations } from './operations.ts';
import { send } from './send.ts';

const efie = bootTestApp();

/** So often a call is made. */
const TIMES = { thatShows: 40, ofAny: 8 };
/** A hundred a second, by a clock of the test's own, and so many reads beside each. */
const EVERY_MS = 10;
const READS = 12;
const KEPT_SHARE = 0.9;

let rendered = 0;

/** Each page is made of the call of the same address, as those of the product are of theirs (web/lib/api/page-data.ts). */
async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return (await context.get(provided).readApi?.(`/api${pathname}${search}`))?.body;
}
const build = smallBuild('*', { loader }, ({ loaderData }) => {
  rendered += 1;
  return loaderData;
});

let clock = 0;
let app: FastifyInstance;
let feed: ChangeFeed;
let responses: ResponseCache;
let lister: TestPerson;
let admin: TestPerson;
let commented: string;
let own: { property: string; car: string };

beforeAll(async () => {
  const now = () => clock;
  feed = listenToChanges(efie.connection.settings, createLog('silent'), new Changes(now));
  responses = new ResponseCache(feed, MAX_KEPT_BYTES, { now });
  app = await createApp({ ...efie.platform, responses }, { web: webOf(build) });
  lister = await signedInAs(efie.platform, 'Agent');
  admin = await signedInAs(efie.platform, 'Admin');
  own = {
    property: await uploadedProperty(efie, lister),
    car: await uploadedCar(efie, lister),
  };
  commented = await uploadedProperty(efie, await signedInAs(efie.platform, 'Agent'));
  await vi.waitFor(() => expect(responses.isHeard).toBe(true));
});
afterAll(async () => {
  await app.close();
  await feed.close();
});

/** The share of the pages that readers read that were in memory, beside something that is written in a loop. Limits do not help. */
async function keptBeside(times: number, write: (n: number) => Promise<unknown>): Promise<number> {
  // No details: an Admin may hide any of them.
  const urls = [
    '/properties?limit=24',
    '/properties/facets',
    '/cars?limit=24',
    '/cars/facets',
    '/suggestions?q=osu',
    '/site-settings',
  ];
  const before = rendered;
  for (let n = 0; n < times; n += 1) {
    await efie.connection.pool.query('delete from rate_limits');
    clock += EVERY_MS;
    await write(n);
    for (let read = 0; read < READS; read += 1) {
      const url = urls[read % urls.length] ?? '';
      const { statusCode } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 200]);
    }
  }
  return 1 - (rendered - before) / (times * READS);
}

/** Writes that succeed and change what readers see, each time. */
const THAT_SHOW = Object.entries<(n: number) => [url: string, payload: object, by: TestPerson]>({
  'a name': (n) => ['/api/User/profile', { firstname: n % 2 ? 'Abena' : 'Ama' }, lister],
  'a property': (n) => [
    `/api/properties/${own.property}`,
    { ...PROPERTY_FORM, name: `House ${n}` },
    lister,
  ],
  'its status': (n) => [
    `/api/properties/${own.property}/status`,
    { status: n % 2 ? 'available' : 'sold' },
    lister,
  ],
  'its pause': (n) => [`/api/properties/${own.property}/pause`, { paused: n % 2 === 0 }, lister],
  'a car': (n) => [`/api/cars/${own.car}`, { ...CAR_FORM, name: `Car ${n}` }, lister],
  'its own pause': (n) => [`/api/cars/${own.car}/pause`, { paused: n % 2 === 0 }, lister],
});

test.each(THAT_SHOW)(
  '%s that changes in a loop leaves nine tenths of what is read in memory',
  async (_what, callOf) => {
    const kept = await keptBeside(TIMES.thatShows, async (n) => {
      const [url, payload, { headers }] = callOf(n);
      const { statusCode, body } = await app.inject({ method: 'PUT', url, payload, headers });
      expect([statusCode, body]).toEqual([200, expect.any(String)]);
    });
    expect(kept).toBeGreaterThan(KEPT_SHARE);
  },
);

test('so do the settings of the site, and comments', async () => {
  const { headers } = admin;
  const settings = async () => (await app.inject({ url: '/api/site-settings', headers })).json();
  const keptOfSettings = await keptBeside(TIMES.thatShows, async (n) => {
    const payload = { ...(await settings()), siteName: `Efie ${n}` };
    const saved = await app.inject({
      method: 'PUT',
      url: '/api/site-settings',
      headers,
      payload,
    });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
  });
  const keptOfComments = await keptBeside(TIMES.thatShows, async (n) => {
    const payload = { comment: `Quiet and clean ${n}.`, rating: (n % 5) + 1 };
    const url = `/api/properties/${commented}/comments`;
    const posted = await app.inject({ method: 'POST', url, headers, payload });
    expect([posted.statusCode, posted.body]).toEqual([201, expect.any(String)]);
  });
  expect([keptOfSettings > KEPT_SHARE, keptOfComments > KEPT_SHARE]).toEqual([true, true]);
});

test('and so does every call of the API that writes, as its document has it', async () => {
  const document = (await efie.app.inject('/api/openapi.json')).json<ApiDocument>();
  const writes = readOperations(document).filter(({ method }) => method !== 'GET');
  expect(writes.length).toBeGreaterThan(90);
  const called = { ...efie, app };
  const cast = new Cast(called);
  const below: string[] = [];
  for (const operation of writes) {
    const calls = sampled(operation);
    const kept = await keptBeside(TIMES.ofAny, async (n) => {
      const call = calls[n];
      if (!call) return;
      await cast.ready();
      await send(called, cast, call);
      await cast.renew(call.caller);
    });
    if (kept < KEPT_SHARE) below.push(`${operation.name}: ${Math.round(kept * 100)} %`);
  }
  expect(below).toEqual([]);
});

const sampled = (operation: Operation) =>
  fc.sample(callsOf(operation), { numRuns: TIMES.ofAny, seed: 11 });

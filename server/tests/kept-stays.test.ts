import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { type ChangeFeed, listenToChanges } from '#server/platform/cache/change-feed.ts';
import { MAX_KEPT_BYTES, ResponseCache } from '#server/platform/cache/response-cache.ts';
import { createLog } from '#server/platform/log/log.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ keepsResponses: true, breaksConnections: true });

/** Another process on the same database. */
let other: FastifyInstance;
let feed: ChangeFeed;
let lister: TestPerson;
let stay: string;

beforeAll(async () => {
  efie.setNow('2026-11-20T09:00:00Z');
  feed = listenToChanges(efie.connection.settings, createLog('silent'));
  const responses = new ResponseCache(feed, MAX_KEPT_BYTES);
  other = await createApp({ ...efie.platform, responses });
  lister = await signedInAs(efie.platform, 'Agent');
  stay = await listedStay(efie, lister);
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

const FREE = '/api/properties?from=2026-12-01&to=2026-12-04';

async function isFree(app: FastifyInstance, headers: Record<string, string> = {}) {
  const response = await app.inject({ url: FREE, headers });
  return response.json<{ _id: string }[]>().some(({ _id }) => _id === stay);
}

/** Books and cancels again; returns the outcome of each. */
async function bookAndCancel(
  check: (isFreeNow: boolean, cookie: string, guest: TestPerson) => Promise<void>,
) {
  const guest = await signedInAs(efie.platform, 'Customer');
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof book>>) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const made = await book(efie, bookingForm(stay), guest.headers);
  expect(made.statusCode).toBe(201);
  await check(false, cookieOf(made), guest);
  const cancelled = await efie.app.inject({
    method: 'POST',
    url: `/api/bookings/${made.json().booking._id}/cancel`,
    headers: guest.headers,
  });
  expect(cancelled.statusCode).toBe(200);
  await check(true, cookieOf(cancelled), guest);
}

// §2.9/17
test('someone who books or cancels sees it at once in lists for those dates', async () => {
  for (let n = 0; n < 5; n += 1) {
    expect(await isFree(efie.app, lister.headers)).toBe(true);
    await bookAndCancel(async (isFreeNow, _cookie, { headers }) => {
      expect(await isFree(efie.app, headers)).toBe(isFreeNow);
    });
  }
});

test('someone who books or cancels sees it at once in filter counts, advice and the map', async () => {
  const days = 'from=2026-12-01&to=2026-12-04';
  const all = (headers: Record<string, string> = {}) =>
    Promise.all(
      [
        `/api/properties/facets?${days}`,
        `/api/properties/without?${days}&minPrice=99999999`,
        `/api/properties/map?${days}&zoom=8`,
      ].map(async (url) => (await efie.app.inject({ url, headers })).body),
    );
  const whileFree = await all(lister.headers);
  await bookAndCancel(async (isFreeNow, _cookie, { headers }) => {
    const now = await all(headers);
    now.forEach((one, n) => {
      if (isFreeNow) expect(one).toBe(whileFree[n]);
      else expect(one).not.toBe(whileFree[n]);
    });
  });
});

test('someone who books or cancels sees it by cookie in another process', async () => {
  for (let n = 0; n < 5; n += 1) {
    await vi.waitFor(async () => expect(await isFree(other)).toBe(true));
    await bookAndCancel(async (isFreeNow, cookie) => {
      expect(await isFree(other, { cookie })).toBe(isFreeNow);
    });
  }
});

// §2.9/17
test('everyone else sees a booking or cancellation within a second', async () => {
  await bookAndCancel((isFreeNow) =>
    vi.waitFor(async () => expect(await isFree(other)).toBe(isFreeNow), {
      timeout: 1_000,
      interval: 20,
    }),
  );
});

test('a booking leaves cached lists without dates unchanged', async () => {
  const { changes } = feed;
  await feed.catchUp();
  const { moment } = changes;
  await bookAndCancel(async () => {});
  await feed.catchUp();
  expect(changes.areNoneSince(moment, ['stays'])).toBe(false);
  expect(changes.areNoneSince(moment, ['properties', 'cars', 'site', `property:${stay}`])).toBe(
    true,
  );
});

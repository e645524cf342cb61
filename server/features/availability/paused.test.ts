import { beforeEach, describe, expect, test } from 'vitest';
import type { FilterCountsResponse } from '#domain/filter-counts/schema.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let ama: TestPerson;
let home: string;
let car: string;

beforeEach(async () => {
  await efie.connection.pool.query('truncate listings cascade');
  lister = await signedInAs(efie.platform, 'Agent');
  ama = await signedInAs(efie.platform, 'Customer');
  home = await propertyRow(efie.platform, lister.id, { name: 'Zanzibar Court' });
  car = await carRow(efie.platform, lister.id, { name: 'Zanzibar Wagon', brand: 'Zebra' });
});

const get = (url: string, { headers }: Partial<TestPerson> = {}) =>
  efie.app.inject({ url, headers });
const pause = (
  collection: 'properties' | 'cars',
  id: string,
  paused: unknown = true,
  { headers }: Partial<TestPerson> = lister,
) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/${collection}/${id}/pause`,
    headers,
    payload: { paused },
  });
const both = async (paused: boolean) => {
  expect((await pause('properties', home, paused)).statusCode).toBe(200);
  expect((await pause('cars', car, paused)).statusCode).toBe(200);
};

describe('PUT /api/properties/{id}/pause and /api/cars/{id}/pause', () => {
  test.each(['properties', 'cars'] as const)(
    'allows only the lister and Admins to pause %s',
    async (kind) => {
      const id = kind === 'cars' ? car : home;
      expect((await pause(kind, id, true, {})).statusCode).toBe(401);
      expect((await pause(kind, id, true, ama)).statusCode).toBe(403);
      const other = await signedInAs(efie.platform, 'Agent');
      expect((await pause(kind, id, true, other)).statusCode).toBe(403);
      expect((await pause(kind, id, 'yes')).statusCode).toBe(400);
      expect((await pause(kind, lister.id)).statusCode).toBe(404);
      expect((await get(`/api/${kind}/${id}`)).json()).not.toHaveProperty('pause');
      const admin = await signedInAs(efie.platform, 'Admin');
      expect((await pause(kind, id, true, admin)).statusCode).toBe(200);
    },
  );

  test('keeps the time of the first pause, and shows the listing again', async () => {
    efie.setNow('2026-11-01T08:00:00Z');
    lister = await signedInAs(efie.platform, 'Agent');
    home = await propertyRow(efie.platform, lister.id);
    const first = { since: '2026-11-01T08:00:00.000Z', reason: 'by-lister' };
    expect((await pause('properties', home)).json().pause).toEqual(first);
    efie.setNow('2026-11-02T08:00:00Z');
    expect((await pause('properties', home)).json().pause).toEqual(first);
    expect((await pause('properties', home, false)).json()).not.toHaveProperty('pause');
    expect((await get(`/api/properties/${home}`)).json()).not.toHaveProperty('pause');
  });
});

/** The number of listings in a region, from the filter counts. */
const listedIn = (response: { json(): FilterCountsResponse }) =>
  response.json().region?.['Greater Accra'] ?? 0;

/** Every public way to a listing without its id; each must lead to these two. */
const WAYS: [what: string, count: () => Promise<number>][] = [
  ['lists of properties', async () => (await get('/api/properties')).json().length],
  ['lists of cars', async () => (await get('/api/cars')).json().length],
  ['their totals', async () => Number((await get('/api/cars?limit=1')).headers['x-total-count'])],
  ['searches', async () => (await get('/api/properties?search=zanzibar')).json().length],
  ['best matches', async () => (await get('/api/cars?search=zanzibar&sort=best')).json().length],
  [
    'lists by distance',
    async () => (await get('/api/properties?near=5.55,-0.18&within=50')).json().length,
  ],
  [
    'free stays',
    async () => (await get('/api/properties?from=2026-12-01&to=2026-12-02')).json().length,
  ],
  ['facets', async () => listedIn(await get('/api/properties/facets'))],
  ['facets of cars', async () => listedIn(await get('/api/cars/facets'))],
  ['suggested names', async () => (await get('/api/suggestions?search=zanzibar')).json().length],
  ['suggested brands', async () => (await get('/api/suggestions?search=zebra')).json().length],
  [
    'the sitemap',
    async () => ((await get('/sitemap.xml')).body.match(/properties-/g) ?? []).length,
  ],
  [
    'what is similar',
    async () => {
      const like = await propertyRow(efie.platform, lister.id, { name: 'Like it' });
      const similar = (await get(`/api/properties/${like}/similar`)).json();
      await efie.connection.pool.query('delete from listings where id = $1', [like]);
      return similar.length;
    },
  ],
  [
    'shared lists',
    async () => {
      const keep = `/api/User/favourites/property/${home}`;
      await efie.app.inject({ method: 'PUT', url: keep, headers: ama.headers, payload: {} });
      const { link } = (
        await efie.app.inject({
          method: 'PUT',
          url: '/api/User/shared-list',
          headers: ama.headers,
          payload: { withNotes: false },
        })
      ).json();
      return (await get(`/api/shared-lists/${link.id}`)).json().favourites.length;
    },
  ],
];

describe('a paused listing', () => {
  beforeEach(() => {
    efie.setNow('2026-11-21T10:00:00Z');
  });

  test.each(WAYS)('is not in %s until it is shown again', async (_what, count) => {
    lister = await signedInAs(efie.platform, 'Agent');
    ama = await signedInAs(efie.platform, 'Customer');
    await efie.connection.pool.query('update listings set lister_id = $1', [lister.id]);
    await efie.connection.pool.query(
      "update listings set near_lat = 5.55, near_lng = -0.18, pin_radius = 0 where kind = 'property'",
    );
    const shown = await count();
    expect(shown).toBeGreaterThan(0);
    await both(true);
    expect(await count()).toBe(0);
    await both(false);
    expect(await count()).toBe(shown);
  });

  test('still has its own address, and says there and in lists by ID that it is paused', async () => {
    lister = await signedInAs(efie.platform, 'Admin');
    await both(true);
    for (const [kind, id] of [
      ['properties', home],
      ['cars', car],
    ]) {
      const { pause: said } = (await get(`/api/${kind}/${id}`)).json();
      expect(said).toEqual({ since: '2026-11-21T10:00:00.000Z', reason: 'by-admin' });
      const [card] = (await get(`/api/${kind}?ids=${id}&view=card`)).json();
      expect(card).toMatchObject({ _id: id, pause: said });
    }
  });

  test('is in its lister’s own list and in an Admin’s', async () => {
    const owner = await signedInAs(efie.platform, 'Agent');
    const mine = await propertyRow(efie.platform, owner.id);
    const admin = await signedInAs(efie.platform, 'Admin');
    await pause('properties', mine, true, owner);
    for (const who of [owner, admin]) {
      const [own] = (await get('/api/User/properties', who)).json();
      expect(own).toMatchObject({ _id: mine, pause: { reason: 'by-lister' } });
    }
  });

  test('cannot be booked', async () => {
    lister = await signedInAs(efie.platform, 'Admin');
    ama = await signedInAs(efie.platform, 'Customer');
    await both(true);
    const refused = await book(efie, bookingForm(home), ama.headers);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'NOT_BOOKABLE']);
    await both(false);
    expect((await book(efie, bookingForm(home), ama.headers)).statusCode).toBe(201);
  });
});

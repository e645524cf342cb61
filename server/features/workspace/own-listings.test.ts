import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { OwnListingRow } from '#domain/workspace/listings-schema.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm, listedStay } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;
let stay: string;

beforeEach(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner');
  stay = await listedStay(efie, lister);
});

const get = (query = '', headers: Record<string, string> = lister.headers) =>
  efie.app.inject({ url: `/api/User/listings${query}`, headers });
const rows = async (query = '', headers?: Record<string, string>) =>
  z.array(OwnListingRow).parse((await get(query, headers)).json());
const looked = (id: string, day: string, views: number) =>
  efie.connection.pool.query('insert into listing_views values ($1, $2, $3)', [id, day, views]);

test('requires sign-in and returns only one’s own listings, even to an Admin', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  const car = await carRow(efie.platform, lister.id);
  expect((await rows()).map(({ _id }) => _id).sort()).toEqual([stay, car].sort());
  const admin = await signedInAs(efie.platform, 'Admin');
  expect(await rows('', admin.headers)).toEqual([]);
});

test('says which listings guests can book: stays, but neither monthly rentals nor cars', async () => {
  await carRow(efie.platform, lister.id);
  await propertyRow(efie.platform, lister.id, {
    property_type: 'PropertyRentals',
    subtype: 'Apartments',
  });
  const taking = (await rows()).filter(({ takesStays }) => takesStays);
  expect(taking.map(({ _id }) => _id)).toEqual([stay]);
});

const enquire = (guest: TestPerson, message: string) =>
  efie.app.inject({
    method: 'POST',
    url: `/api/properties/${stay}/enquiries`,
    headers: guest.headers,
    payload: { message, phoneNumber: '0245556677' },
  });
const keep = (person: TestPerson, method: 'PUT' | 'DELETE' = 'PUT') =>
  efie.app.inject({
    method,
    url: `/api/User/favourites/property/${stay}`,
    headers: person.headers,
    ...(method === 'PUT' && { payload: {} }),
  });

// §2.8/8
test('counts by day what came of a listing, within the days asked for', async () => {
  const guest = await signedInAs(efie.platform, 'Customer');
  const other = await signedInAs(efie.platform, 'Customer');
  await looked(stay, '2026-11-21', 3);
  await looked(stay, '2026-11-15', 2);
  await looked(stay, '2026-11-14', 5);
  await looked(stay, '2026-08-24', 7);
  await looked(stay, '2026-08-23', 11);
  efie.setNow('2026-11-14T23:59:59.999Z');
  await keep(guest);
  await enquire(guest, 'Is it free?');
  efie.setNow('2026-11-15T00:00:00Z');
  await keep(other);
  efie.setNow('2026-11-20T12:00:00Z');
  await enquire(guest, 'Is it free at Christmas?');
  await enquire(other, 'Is it free?');
  efie.setNow('2026-11-21T23:59:59.999Z');
  await book(efie, bookingForm(stay), guest.headers);
  const [week, ...others] = await rows('?days=7');
  expect(others).toEqual([]);
  const none = { views: 0, enquiries: 0, stays: 0, favourites: 0 };
  expect(week).toMatchObject({
    kind: 'property',
    status: 'available',
    from: '2026-11-15',
    until: '2026-11-21',
    views: 5,
    enquiries: 2,
    stays: 1,
    favourites: 1,
    trend: [
      { ...none, day: '2026-11-15', views: 2, favourites: 1 },
      { ...none, day: '2026-11-20', enquiries: 2 },
      { ...none, day: '2026-11-21', views: 3, stays: 1 },
    ],
  });
  expect((await rows())[0]).toMatchObject({ views: 10, enquiries: 3, stays: 1, favourites: 2 });
  expect((await rows('?days=90'))[0]).toMatchObject({ from: '2026-08-24', views: 17 });
  efie.setNow('2026-12-10T10:00:00Z');
  expect((await rows('?days=7'))[0]).toMatchObject({ ...none, trend: [] });
});

// §2.8/8
test('counts a booking cancelled since, but not a removed favourite or one’s own', async () => {
  const guest = await signedInAs(efie.platform, 'Customer');
  await book(efie, bookingForm(stay), guest.headers);
  await efie.connection.pool.query(
    `update bookings set status = 'cancelled' where listing_id = $1`,
    [stay],
  );
  await keep(lister);
  await keep(guest);
  expect((await rows())[0]).toMatchObject({ stays: 1, favourites: 1 });
  await keep(guest, 'DELETE');
  expect((await rows())[0]).toMatchObject({ stays: 1, favourites: 0 });
});

test('counts each listing separately, cars too', async () => {
  const car = await carRow(efie.platform, lister.id, { name: 'Corolla '.repeat(40).trim() });
  const guest = await signedInAs(efie.platform, 'Customer');
  await looked(car, '2026-11-21', 4);
  await efie.app.inject({
    method: 'PUT',
    url: `/api/User/favourites/car/${car}`,
    headers: guest.headers,
    payload: {},
  });
  const found = new Map((await rows()).map((row) => [row._id, row]));
  expect(found.get(car)).toMatchObject({ views: 4, favourites: 1, stays: 0 });
  expect(found.get(stay)).toMatchObject({ views: 0, favourites: 0, trend: [] });
});

test('can be searched and paged, marks paused listings and leaves out deleted ones', async () => {
  const car = await carRow(efie.platform, lister.id);
  await efie.connection.pool.query(
    `update listings set paused_at = now(), pause_reason = 'by-lister', name = '100% sound' where id = $1`,
    [car],
  );
  const found = await rows('?search=100%25');
  expect(found).toMatchObject([{ _id: car, pause: { reason: 'by-lister' } }]);
  const page = await get('?limit=1&page=2');
  expect(page.json()).toHaveLength(1);
  expect(page.headers['x-total-count']).toBe('2');
  expect((await get('?days=8')).statusCode).toBe(400);
  await efie.connection.pool.query('update listings set deleted_at = now() where id = $1', [car]);
  expect(await rows('?search=100%25')).toEqual([]);
});

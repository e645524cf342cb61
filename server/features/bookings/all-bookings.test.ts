import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { BookingOfAll } from '#domain/bookings/all-schema.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const URL = '/api/admin/bookings';
let admin: TestPerson;
let lister: TestPerson;
let reference: string;

const get = (query = '', headers: Record<string, string> = admin.headers) =>
  efie.app.inject({ url: `${URL}${query}`, headers });
const listed = async (query: string) => z.array(BookingOfAll).parse((await get(query)).json());
const guestsOf = async (query: string) => (await listed(query)).map(({ fullName }) => fullName);

async function booked(fullName: string, checkIn: string, checkOut: string, property: string) {
  const guest = await signedInAs(efie.platform, 'Customer');
  const response = await book(
    efie,
    bookingForm(property, { fullName, checkIn, checkOut }),
    guest.headers,
  );
  expect(response.statusCode).toBe(201);
  return { guest, booking: response.json().booking };
}

beforeAll(async () => {
  efie.setNow('2026-11-21T10:00:00Z');
  admin = await signedInAs(efie.platform, 'Admin');
  lister = await signedInAs(efie.platform, 'Property Owner', { firstname: 'Naa' });
  const palm = await uploadedProperty(efie, lister, { name: 'Palm Court' });
  const lagoon = await uploadedProperty(efie, lister, { name: 'Lagoon 100% View' });
  await booked('Ama Later', '2026-12-20', '2026-12-24', palm);
  await booked('Esi Now', '2026-11-21', '2026-11-25', palm);
  const { booking } = await booked('Yaw Soon', '2026-12-01', '2026-12-03', lagoon);
  reference = booking.reference;
  const cancelled = await booked('Kofi Gone', '2026-12-02', '2026-12-05', palm);
  const { statusCode } = await efie.app.inject({
    method: 'POST',
    url: `/api/bookings/${cancelled.booking._id}/cancel`,
    headers: cancelled.guest.headers,
  });
  expect(statusCode).toBe(200);
});

test('the list of all bookings is for Admins only', async () => {
  expect((await get('', {})).statusCode).toBe(401);
  for (const path of ['', '.csv']) expect((await get(path, lister.headers)).statusCode).toBe(403);
});

test.each(['?state=booked', '?from=tomorrow', '?to=2026-02-30', '?sort=price', '?page=0'])(
  'refuses %s',
  async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  },
);

test('lists who stays where, when, for how much, and whose place it is', async () => {
  const [row] = await listed('?search=later');
  expect(row).toMatchObject({
    propertyName: 'Palm Court',
    lister: { userId: lister.id, name: 'Naa Mensah' },
    fullName: 'Ama Later',
    checkIn: '2026-12-20',
    checkOut: '2026-12-24',
    nights: 4,
    status: 'confirmed',
    cancellation: null,
  });
});

// §2.21/26
test.each<[query: string, guests: string[]]>([
  ['', ['Kofi Gone', 'Yaw Soon', 'Esi Now', 'Ama Later']],
  ['?sort=oldest', ['Ama Later', 'Esi Now', 'Yaw Soon', 'Kofi Gone']],
  ['?sort=check-in', ['Esi Now', 'Yaw Soon', 'Kofi Gone', 'Ama Later']],
  ['?sort=check-in-latest', ['Ama Later', 'Kofi Gone', 'Yaw Soon', 'Esi Now']],
  ['?limit=2&page=2', ['Esi Now', 'Ama Later']],
  ['?state=under-way', ['Esi Now']],
  ['?state=to-come&sort=check-in', ['Yaw Soon', 'Ama Later']],
  ['?state=cancelled', ['Kofi Gone']],
  ['?state=past', []],
  ['?search=palm', ['Kofi Gone', 'Esi Now', 'Ama Later']],
  ['?search=100%25', ['Yaw Soon']],
  ['?search=palm&state=to-come', ['Ama Later']],
  // The night of 24 to 25 November is the last one of the first stay.
  ['?from=2026-11-24&to=2026-11-24', ['Esi Now']],
  ['?from=2026-11-25&to=2026-11-30', []],
  ['?from=2026-12-02&to=2026-12-02', ['Kofi Gone', 'Yaw Soon']],
  ['?from=2026-12-02&to=2026-12-01', []],
  ['?from=2026-12-05', ['Ama Later']],
  ['?to=2026-12-01&sort=check-in', ['Esi Now', 'Yaw Soon']],
])('filters and sorts by “%s”', async (query, guests) => {
  expect(await guestsOf(query)).toEqual(guests);
});

test('finds a booking by its reference, however that is typed', async () => {
  for (const typed of [reference, reference.toLowerCase(), reference.replace('-', ' ')]) {
    expect(await guestsOf(`?search=${encodeURIComponent(typed)}`)).toEqual(['Yaw Soon']);
  }
});

test('exports the same filtered list as a file, which the audit log records', async () => {
  const { payload } = await get('.csv?state=to-come');
  expect(payload).toContain('Ama Later');
  expect(payload).toContain('Yaw Soon');
  expect(payload).not.toContain('Esi Now');
  const log = await efie.app.inject({
    url: '/api/admin/audit-log?event=exported',
    headers: admin.headers,
  });
  expect(log.json()).toMatchObject([{ actor: { userId: admin.id }, reason: 'bookings' }]);
});

// §2.12/51
test('says how stays went, on the screen and in both files', async () => {
  const [stay] = await listed('?search=Esi%20Now');
  const say = (what: string, payload: object) =>
    efie.app.inject({
      method: 'POST',
      url: `/api/User/stays/${stay?._id}/${what}`,
      headers: admin.headers,
      payload,
    });
  await say('arrived', {});
  expect(await listed('?search=Esi%20Now')).toMatchObject([{ ended: null, request: null }]);
  expect((await get('.csv?search=Esi%20Now')).payload).toContain(',arrived,');
  await say('left-early', { on: '2026-11-21' });
  expect(await listed('?search=Esi%20Now')).toMatchObject([
    { ended: { how: 'left-early', on: '2026-11-21' } },
  ]);
  const own = await efie.app.inject({ url: '/api/User/stays.csv', headers: lister.headers });
  for (const { payload } of [await get('.csv?search=Esi%20Now'), own]) {
    expect(payload.split('\r\n')[0]).toContain('Answer by,How it went,Left on');
    expect(payload).toContain(',left-early,2026-11-21');
  }
});

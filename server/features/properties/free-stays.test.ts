import { beforeAll, describe, expect, test } from 'vitest';
import type { CalendarDate } from '#domain/values/calendar-date.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { listedProperty } from './testing/property-factory.ts';

const efie = bootTestApp();
let lister: TestPerson;
let guest: TestPerson;

const TODAY = '2026-11-20' as CalendarDate;

beforeAll(async () => {
  efie.setNow(`${TODAY}T09:00:00Z`);
  lister = await signedInAs(efie.platform, 'Property Owner');
  guest = await signedInAs(efie.platform, 'Customer');
});

const ask = (query: string) => efie.app.inject(`/api/properties?${query}`);
const namesOf = async (query: string) =>
  (await ask(query))
    .json<{ name: string }[]>()
    .map(({ name }) => name)
    .sort();

describe('GET /api/properties with dates', () => {
  // §2.9/15
  test.each([
    ['from=2026-12-12', { to: 'Choose a check-out date too.' }],
    ['to=2026-12-12', { from: 'Choose a check-in date too.' }],
    ['from=2026-12-15&to=2026-12-12', { to: 'Check-out date must be later than check-in date.' }],
    ['from=2026-11-19&to=2026-11-21', { from: 'Check-in date can’t be before today.' }],
    ['from=2026-12-12&to=2027-12-12', { to: 'A stay can be up to 90 nights.' }],
    ['from=2029-12-12&to=2029-12-13', { from: 'You can book up to 18 months ahead.' }],
    ['from=2026-02-30&to=2026-03-02', { from: 'Please enter a valid date.' }],
    ['from=12.12.2026&to=2026-12-15', { from: 'Please enter a valid date.' }],
    ['guests=0', { guests: 'Please enter a whole number from 1 to 60.' }],
    ['guests=2.5', { guests: 'Please enter a whole number from 1 to 60.' }],
    ['guests=two', { guests: 'Please enter a whole number from 1 to 60.' }],
  ])('refuses %s', async (query, fields) => {
    const response = await ask(query);
    expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    const without = await efie.app.inject(`/api/properties/without?${query}`);
    expect(without.statusCode).toBe(400);
  });

  test('treats blank ones as not given', async () => {
    expect((await ask('from=&to=&guests=')).statusCode).toBe(200);
  });

  test('applies the limits that an Admin has set', async () => {
    const admin = await signedInAs(efie.platform, 'Admin');
    const { _id, ...settings } = (await efie.app.inject('/api/site-settings')).json();
    const put = (maxNights: number) =>
      efie.app.inject({
        method: 'PUT',
        url: '/api/site-settings',
        headers: admin.headers,
        payload: { ...settings, bookingLimits: { ...settings.bookingLimits, maxNights } },
      });
    expect((await put(7)).statusCode).toBe(200);
    expect((await ask('from=2026-12-01&to=2026-12-09')).statusCode).toBe(400);
    expect((await put(90)).statusCode).toBe(200);
    expect((await ask('from=2026-12-01&to=2026-12-09')).statusCode).toBe(200);
  });

  // §2.9/13
  test('returns only stays that can be booked then', async () => {
    const stay = (name: string, details: object = {}) =>
      listedProperty(efie.platform, lister.id, { region: 'Oti', name, ...details });
    await stay('free');
    await stay('of another kind', { property_type: 'PropertyRentals', subtype: 'Houses' });
    await stay('rented', { status: 'rented' });
    const id = await stay('booked');
    const days = { checkIn: '2026-12-12', checkOut: '2026-12-15' };
    expect((await book(efie, bookingForm(id, days), guest.headers)).statusCode).toBe(201);

    const free = (from: string, to: string, more = '') =>
      namesOf(`region=Oti&from=2026-12-${from}&to=2026-12-${to}${more}`);
    expect(await free('12', '15')).toEqual(['free']);
    expect(await free('14', '20')).toEqual(['free']);
    expect(await free('10', '13')).toEqual(['free']);
    expect(await free('13', '14')).toEqual(['free']);
    // A guest who leaves makes room on that day for the next.
    expect(await free('10', '12')).toEqual(['booked', 'free']);
    expect(await free('15', '18')).toEqual(['booked', 'free']);
    expect(await free('12', '15', '&subtype=Guest%20House')).toEqual(['free']);
    expect(await free('12', '15', '&status=rented')).toEqual([]);
    expect(await free('12', '15', '&propertyType=PropertyRentals')).toEqual([]);
    expect(await free('12', '15', '&subtype=Houses')).toEqual([]);

    const without = await efie.app.inject(
      '/api/properties/without?region=Oti&from=2026-12-12&to=2026-12-15&maxPrice=1',
    );
    expect(without.json()).toEqual([{ parameter: 'maxPrice', total: 1 }]);
    const freeByCounts = async () => {
      const counts = await efie.app.inject(
        '/api/properties/facets?region=Oti&from=2026-12-12&to=2026-12-15',
      );
      return counts.json<{ location: Record<string, number> }>().location;
    };
    expect(await freeByCounts()).toEqual({ Osu: 1 });
    const [booking] = (
      await efie.app.inject({ url: '/api/bookings', headers: guest.headers })
    ).json<{ _id: string }[]>();
    await efie.app.inject({
      method: 'POST',
      url: `/api/bookings/${booking?._id}/cancel`,
      headers: guest.headers,
    });
    expect(await free('12', '15')).toEqual(['booked', 'free']);
    expect(await freeByCounts()).toEqual({ Osu: 2 });
  });

  test('says that there are results without the dates, counting both as one filter', async () => {
    const without = await efie.app.inject(
      '/api/properties/without?region=Oti&status=rented&from=2026-12-12&to=2026-12-15',
    );
    expect(without.json()).toEqual([
      { parameter: 'status', total: 2 },
      { parameter: 'from', total: 1 },
    ]);
  });
});

// §2.9/13
test('a search for guests finds stays for at least as many and skips stays that do not say', async () => {
  const stay = (name: string, facts: { guests?: number }) =>
    listedProperty(efie.platform, lister.id, { region: 'Savannah', name, facts });
  await stay('silent', {});
  await stay('for two', { guests: 2 });
  await stay('for four', { guests: 4 });
  const fits = (query: string) => namesOf(`region=Savannah${query}`);
  expect(await fits('')).toEqual(['for four', 'for two', 'silent']);
  expect(await fits('&guests=2')).toEqual(['for four', 'for two']);
  expect(await fits('&guests=3')).toEqual(['for four']);
  expect(await fits('&guests=3&minGuests=1')).toEqual(['for four']);
  expect(await fits('&guests=5')).toEqual([]);
  expect(await fits('&guests=2&from=2026-12-12&to=2026-12-15')).toEqual(['for four', 'for two']);
});

test('the constraint against double bookings provides the index that finds available stays', async () => {
  const { rows } = await efie.connection.pool.query(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'bookings_never_overlap'`,
  );
  expect(rows[0].rule).toBe(
    'EXCLUDE USING gist (listing_id WITH =, unit WITH =, nights WITH &&) DEFERRABLE',
  );
});

test('a map of dates says what each stay costs, as its list does; of flexible dates the price of a night', async () => {
  await listedProperty(efie.platform, lister.id, {
    region: 'Oti',
    location: 'Dambai',
    name: 'pin',
    lat: 8.07,
    lng: 0.18,
  });
  const map = async (query: string) => {
    const response = await efie.app.inject(`/api/properties/map?search=pin&region=Oti${query}`);
    return response.json().pins.map(({ price, per }: Record<string, unknown>) => [price, per]);
  };
  const [listed] = (await ask('search=pin&region=Oti&from=2026-12-12&to=2026-12-15')).json();
  expect(await map('')).toEqual([[1250.5, 'night']]);
  expect(await map('&from=2026-12-12&to=2026-12-15')).toEqual([[listed.stayTotal, 'stay']]);
  expect(listed.stayTotal).toBe(3751.5);
  expect(await map('&from=2026-12-12&to=2026-12-15&flexible=3')).toEqual([[1250.5, 'night']]);
});

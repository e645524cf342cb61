import { beforeAll, expect, test } from 'vitest';
import { PLAIN_RULES } from '#domain/stays/rules.ts';
import type { StayRules } from '#domain/stays/schema.ts';
import { addDays, today } from '#domain/values/calendar-date.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { book, bookingForm } from '#server/testing/stays.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { listedProperty } from './testing/property-factory.ts';

const efie = bootTestApp();
let lister: TestPerson;
let guest: TestPerson;

beforeAll(async () => {
  efie.setNow('2026-11-28T09:00:00Z');
  lister = await signedInAs(efie.platform, 'Property Owner');
  guest = await signedInAs(efie.platform, 'Customer');
});

const stay = (region: string, name: string) =>
  listedProperty(efie.platform, lister.id, { region, name, price_pesewas: 10_000 });
const booked = async (id: string, checkIn: string, checkOut: string) => {
  const response = await book(efie, bookingForm(id, { checkIn, checkOut }), guest.headers);
  expect(response.statusCode).toBe(201);
};
const setRules = (id: string, rules: Partial<StayRules>) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}/stay-rules`,
    headers: lister.headers,
    payload: { rules: { ...PLAIN_RULES, ...rules }, version: 0 },
  });
interface Found {
  name: string;
  stayTotal?: number;
  stayDates?: { from: string; to: string };
}
const ask = async (query: string) =>
  (await efie.app.inject(`/api/properties?${query}`))
    .json<Found[]>()
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, stayTotal, stayDates }) => [name, stayDates?.from, stayDates?.to, stayTotal]);

// §2.9/27
test('a flexible list has stays that are free for as many nights within three days, nearest first', async () => {
  await stay('Oti', 'free');
  await booked(await stay('Oti', 'later'), '2026-12-10', '2026-12-14');
  await booked(await stay('Oti', 'taken'), '2026-12-05', '2026-12-20');
  const days = 'region=Oti&from=2026-12-12&to=2026-12-14';
  expect(await ask(days)).toEqual([['free', undefined, undefined, 200]]);
  expect(await ask(`${days}&flexible=3`)).toEqual([
    ['free', '2026-12-12', '2026-12-14', 200],
    ['later', '2026-12-14', '2026-12-16', 200],
  ]);
  expect(await ask(`${days}&flexible=1`)).toEqual([['free', '2026-12-12', '2026-12-14', 200]]);
  const counts = await efie.app.inject(`/api/properties/facets?${days}&flexible=3`);
  expect(counts.json().location).toEqual({ Osu: 2 });
});

test('it obeys the rules of each stay, and says the total of the dates it found', async () => {
  const id = await stay('Savannah', 'from Fridays');
  await setRules(id, { arrivalDays: ['fri'], days: [{ date: '2026-12-11' as never, price: 300 }] });
  // 12 December is a Saturday.
  const days = 'region=Savannah&from=2026-12-12&to=2026-12-14';
  expect(await ask(days)).toEqual([]);
  expect(await ask(`${days}&flexible=3`)).toEqual([
    ['from Fridays', '2026-12-11', '2026-12-13', 400],
  ]);
});

test('it leads into no past', async () => {
  const now = new Date();
  efie.setNow(now);
  const day = (days: number) => addDays(today(now), days);
  const id = await stay('Ahafo', 'taken from today on');
  await efie.connection.pool.query(
    `insert into held_nights (id, listing_id, kind, unit, nights, until)
     values (gen_random_uuid(), $1, 'not-available', 1, daterange($2, $3), $3)`,
    [id, day(0), day(20)],
  );
  expect(await ask(`region=Ahafo&from=${day(1)}&to=${day(2)}&flexible=3`)).toEqual([]);
  expect(await ask(`region=Ahafo&from=${day(18)}&to=${day(19)}&flexible=3`)).toEqual([
    ['taken from today on', day(20), day(21), 100],
  ]);
});

test.each(['flexible=0', 'flexible=4', 'flexible=some'])('refuses %s', async (query) => {
  const response = await efie.app.inject(`/api/properties?from=2026-12-12&to=2026-12-14&${query}`);
  expect(response.statusCode).toBe(400);
});

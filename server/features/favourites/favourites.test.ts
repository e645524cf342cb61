import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { favouriteMessages } from '#domain/favourites/messages.ts';
import { FAVOURITES_MAX, NOTE_MAX } from '#domain/favourites/rules.ts';
import {
  AddFavouritesResponse,
  Favourite,
  ListFavouritesResponse,
} from '#domain/favourites/schema.ts';
import type { ListingKind } from '#domain/listing-kinds.ts';
import { uploadedCar, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
const NOW = '2026-11-21T10:00:00.000Z';
let lister: TestPerson;
let person: TestPerson;
let home: string;
let otherHome: string;
let car: string;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Agent');
  home = await uploadedProperty(efie, lister, { name: 'Palm Court' });
  otherHome = await uploadedProperty(efie, lister, { name: 'Fig Court' });
  car = await uploadedCar(efie, lister, { name: 'Corolla of Osu' });
});
beforeEach(async () => {
  efie.setNow(NOW);
  person = await signedInAs(efie.platform, 'Customer');
});

type Who = { headers: Record<string, string> };
const VISITOR: Who = { headers: {} };
const call = (
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path: string,
  who: Who,
  payload?: object,
) => efie.app.inject({ method, url: `/api/User/favourites${path}`, headers: who.headers, payload });
const keep = (kind: ListingKind, id: string, body: object = {}, who: Who = person) =>
  call('PUT', `/${kind}/${id}`, who, body);
const remove = (kind: ListingKind, id: string, who: Who = person) =>
  call('DELETE', `/${kind}/${id}`, who);
const add = (favourites: unknown, who: Who = person) =>
  call('POST', '', who, { favourites } as object);
const listOf = async (who: Who = person) =>
  ListFavouritesResponse.parse((await call('GET', '', who)).json());
const namesOf = async (who?: Who) => (await listOf(who)).map(({ name }) => name);

/** Fills the person's list up to this number, with homes that nobody else knows. */
async function fillUpTo(count: number): Promise<void> {
  await efie.connection.pool.query(
    `with made as (
       insert into listings (id, kind, lister_id, name, price_pesewas, location, region, condition, address, property_type, subtype)
       select gen_random_uuid(), kind, lister_id, name, price_pesewas, location, region, condition, address, property_type, subtype
       from listings, generate_series(1, $2) where id = $3 returning id)
     insert into favourites (user_id, listing_id, kept_at) select $1, id, now() from made`,
    [person.id, count, home],
  );
}

describe('GET /api/User/favourites', () => {
  test('requires sign-in', async () => {
    expect((await call('GET', '', VISITOR)).statusCode).toBe(401);
  });

  test('lists only your own homes and cars, the last saved first', async () => {
    await keep('property', home);
    efie.setNow('2026-11-21T10:01:00Z');
    await keep('car', car, { note: 'Ask for the papers.' });
    expect(await listOf()).toEqual([
      {
        kind: 'car',
        listingId: car,
        name: 'Corolla of Osu',
        note: 'Ask for the papers.',
        keptAt: '2026-11-21T10:01:00.000Z',
        price: 85_000,
      },
      {
        kind: 'property',
        listingId: home,
        name: 'Palm Court',
        note: '',
        keptAt: NOW,
        price: 1250.5,
      },
    ]);
    expect(await listOf(lister)).toEqual([]);
  });

  test('gives the price at the time of saving, except for a relocation vehicle', async () => {
    await keep('property', otherHome);
    for (const [minute, pesewas] of [
      ['2026-11-21T10:05:00Z', 100_000],
      ['2026-11-21T10:06:00Z', 90_000],
    ]) {
      await efie.connection.pool.query(
        'update listings set price_pesewas = $3, updated_at = $2 where id = $1',
        [otherHome, minute, pesewas],
      );
    }
    efie.setNow('2026-11-21T10:07:00Z');
    await keep('car', await uploadedCar(efie, lister, { carType: 'Pickup' }));
    const prices = async (who?: Who) => (await listOf(who)).map(({ price }) => price);
    expect(await prices()).toEqual([undefined, 1250.5]);
    const later = await signedInAs(efie.platform, 'Customer');
    await keep('property', otherHome, {}, later);
    expect(await prices(later)).toEqual([900]);
  });

  // §2.1/18
  test.each([
    ['sold', 'status', { status: 'sold' }, { status: 'sold' }],
    ['rented', 'status', { status: 'rented' }, { status: 'rented' }],
    ['paused', 'pause', { paused: true }, { pause: { reason: 'by-lister' } }],
  ])('keeps a home that is %s, and its card says so', async (_what, part, change, said) => {
    const taken = await uploadedProperty(efie, lister, { name: 'Taken Court' });
    await keep('property', taken);
    const changed = await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${taken}/${part}`,
      headers: lister.headers,
      payload: change,
    });
    expect(changed.statusCode).toBe(200);
    expect(await namesOf()).toEqual(['Taken Court']);
    const cards = await efie.app.inject(`/api/properties?ids=${taken}&view=card`);
    expect(cards.json()).toMatchObject([{ _id: taken, ...said }]);
  });

  test('keeps a listing that was deleted', async () => {
    const gone = await uploadedProperty(efie, lister, { name: 'Old Court' });
    await keep('property', gone);
    await efie.app.inject({
      method: 'DELETE',
      url: `/api/properties/${gone}`,
      headers: lister.headers,
    });
    expect(await namesOf()).toEqual(['Old Court']);
  });
});

describe('PUT /api/User/favourites/{kind}/{id}', () => {
  test('requires sign-in', async () => {
    expect((await keep('property', home, {}, VISITOR)).statusCode).toBe(401);
  });

  test.each<[string, string, string, object]>([
    ['another kind', 'boat', '', {}],
    ['no id', 'property', 'palm-court', {}],
    ['a note that is too long', 'property', '', { note: 'a'.repeat(NOTE_MAX + 1) }],
    ['a note with control characters', 'property', '', { note: 'a\u0000b' }],
    ['a time that is none', 'property', '', { keptAt: 'yesterday' }],
  ])('refuses %s', async (_what, kind, id, body) => {
    const refused = await call('PUT', `/${kind}/${id || home}`, person, body);
    expect(refused.statusCode).toBe(400);
    expect(await listOf()).toEqual([]);
  });

  test('does not find an unknown listing, nor a car among homes', async () => {
    for (const unknown of [randomUUID(), car]) {
      const refused = await keep('property', unknown);
      expect([refused.statusCode, refused.json().message]).toEqual([
        404,
        favouriteMessages.unknownListing,
      ]);
    }
  });

  test('saves once when asked twice, and keeps a note until another is sent', async () => {
    await keep('property', home, { note: 'Near\r\nthe beach' });
    efie.setNow('2026-11-22T10:00:00Z');
    const again = await keep('property', home);
    expect(Favourite.parse(again.json())).toMatchObject({ note: 'Near\nthe beach', keptAt: NOW });
    await keep('property', home, { note: '' });
    expect(await listOf()).toMatchObject([{ note: '', keptAt: NOW }]);
  });

  test('takes the time from the device, unless it lies in the future', async () => {
    await keep('property', home, { keptAt: '2026-11-20T08:00:00Z' });
    await keep('car', car, { keptAt: '2030-01-01T00:00:00Z' });
    expect((await listOf()).map(({ keptAt }) => keptAt)).toEqual([NOW, '2026-11-20T08:00:00.000Z']);
  });

  test('does not change the note of someone else who saved it', async () => {
    await keep('property', home, { note: 'mine' });
    await keep('property', home, { note: 'theirs' }, lister);
    expect(await listOf()).toMatchObject([{ note: 'mine' }]);
  });

  test('saves once after many taps at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => keep('property', home)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await namesOf()).toEqual(['Palm Court']);
  });

  // §2.1/18
  test('stops at the maximum, even for two at the same moment', async () => {
    await fillUpTo(FAVOURITES_MAX - 1);
    const both = await Promise.all([keep('property', home), keep('car', car)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = await keep('property', otherHome);
    expect(refused.json()).toEqual({ code: 'CONFLICT', message: favouriteMessages.full });
    // What is kept already can be written on.
    const { listingId, kind } = (await listOf())[0] as Favourite;
    expect((await keep(kind, listingId, { note: 'still here' })).statusCode).toBe(200);
  });

  test('stops after 300 changes', async () => {
    const limited = await signedInAs(efie.platform, 'Customer');
    let last = 200;
    for (let n = 0; n < 301; n += 1) {
      last = (await remove('property', home, limited)).statusCode;
    }
    expect(last).toBe(429);
    expect((await keep('property', home, {}, limited)).statusCode).toBe(429);
  });
});

describe('DELETE /api/User/favourites/{kind}/{id}', () => {
  test('requires sign-in', async () => {
    expect((await remove('property', home, VISITOR)).statusCode).toBe(401);
  });

  test('removes your own, even a second time, and no one else’s', async () => {
    await keep('property', home);
    await keep('property', home, {}, lister);
    for (let n = 0; n < 2; n += 1) {
      expect((await remove('property', home)).json()).toEqual({
        message: favouriteMessages.removed,
      });
    }
    expect(await listOf()).toEqual([]);
    expect(await namesOf(lister)).toEqual(['Palm Court']);
    await remove('property', home, lister);
  });

  test('does not remove a home as a car', async () => {
    await keep('property', home);
    expect((await remove('car', home)).statusCode).toBe(200);
    expect(await namesOf()).toEqual(['Palm Court']);
  });

  test('can be undone, with the note and the time from before', async () => {
    await keep('property', home, { note: 'first' });
    efie.setNow('2026-11-21T11:00:00Z');
    await keep('car', car);
    const [, kept] = await listOf();
    await remove('property', home);
    await keep('property', home, { note: kept?.note, keptAt: kept?.keptAt });
    expect(await listOf()).toMatchObject([{ listingId: car }, kept]);
  });
});

describe('POST /api/User/favourites', () => {
  const onDevice = (listingId: string, kind: ListingKind = 'property', more: object = {}) => ({
    kind,
    listingId,
    keptAt: '2026-11-19T10:00:00Z',
    ...more,
  });

  test('requires sign-in', async () => {
    expect((await add([onDevice(home)], VISITOR)).statusCode).toBe(401);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty list', []],
    ['more than fifty', Array.from({ length: 51 }, () => onDevice(randomUUID()))],
    ['what is no listing', [{ kind: 'property' }]],
  ])('refuses %s', async (_what, favourites) => {
    expect((await add(favourites)).statusCode).toBe(400);
  });

  // §2.1/16
  test('adds what was saved before login, without duplicates and with its time', async () => {
    await keep('property', home, { note: 'of the account' });
    const fromDevice = [
      onDevice(home, 'property', { note: 'of the device' }),
      onDevice(otherHome, 'property', { note: 'two rooms' }),
      onDevice(car, 'car'),
      onDevice(car, 'car'),
      onDevice(randomUUID()),
    ];
    for (let n = 0; n < 2; n += 1) {
      const response = await add(fromDevice);
      expect(AddFavouritesResponse.parse(response.json())).toEqual({ notAdded: [] });
    }
    const kept = await listOf();
    expect(kept).toHaveLength(3);
    expect(kept[0]).toMatchObject({ listingId: home, note: 'of the account', keptAt: NOW });
    expect(kept.find(({ listingId }) => listingId === otherHome)).toMatchObject({
      note: 'two rooms',
      keptAt: '2026-11-19T10:00:00.000Z',
    });
  });

  test('gives a note to a favourite that has none', async () => {
    await keep('property', home);
    await add([onDevice(home, 'property', { note: 'of the device' })]);
    expect(await listOf()).toMatchObject([{ note: 'of the device' }]);
  });

  test('names what it has no room for, even from two devices at once', async () => {
    await fillUpTo(FAVOURITES_MAX - 1);
    const both = await Promise.all([add([onDevice(home)]), add([onDevice(car, 'car')])]);
    const notAdded = both.flatMap((response) => response.json().notAdded);
    expect(notAdded).toHaveLength(1);
    expect(await listOf()).toHaveLength(FAVOURITES_MAX);
  });
});

describe('lists by IDs', () => {
  const homes = (query: string) => efie.app.inject({ url: `/api/properties?${query}` });

  test('contain the listings that exist, as cards', async () => {
    const response = await homes(
      `ids=${home},${randomUUID()},${otherHome.toUpperCase()}&view=card`,
    );
    const listings = response.json<{ _id: string; images?: string[] }[]>();
    expect(listings.map(({ _id }) => _id).sort()).toEqual([home, otherHome].sort());
    expect(listings[0]).not.toHaveProperty('images');
    const cars = await efie.app.inject({ url: `/api/cars?ids=${car}&view=card` });
    expect(cars.json()).toMatchObject([{ _id: car, driverContact: null }]);
  });

  test('are empty where nothing is known, and can be filtered like any list', async () => {
    expect((await homes(`ids=${car}`)).json()).toEqual([]);
    expect((await homes(`ids=${home},${otherHome}&search=palm`)).json()).toHaveLength(1);
  });

  test.each([
    ['what is no id', 'palm-court'],
    ['an empty place', `${randomUUID()},`],
    ['more than fifty', Array.from({ length: 51 }, () => randomUUID()).join(',')],
  ])('refuse %s', async (_what, ids) => {
    expect((await homes(`ids=${ids}`)).statusCode).toBe(400);
    expect((await efie.app.inject({ url: `/api/cars?ids=${ids}` })).statusCode).toBe(400);
  });
});

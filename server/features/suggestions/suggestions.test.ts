import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pinOf } from '#domain/places/pin.ts';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});
beforeEach(() => efie.connection.pool.query('truncate listings cascade'));

const ask = (search: string) =>
  efie.app.inject({ url: `/api/suggestions?${new URLSearchParams({ search })}` });
const suggested = async (search: string) => {
  const response = await ask(search);
  expect(response.statusCode).toBe(200);
  return response.json<Suggestion[]>();
};
const labels = async (search: string) =>
  (await suggested(search)).map(({ kind, label, detail, total }) =>
    [kind, label, detail, total].filter((part) => part !== undefined).join(' | '),
  );

const apartment = (location: string, name = 'Palm Court') =>
  propertyRow(efie.platform, agent.id, {
    name,
    location,
    property_type: 'PropertyRentals',
    subtype: 'Apartments',
  });
const land = (location: string) =>
  propertyRow(efie.platform, agent.id, {
    location,
    property_type: 'PropertySales',
    subtype: 'Land',
  });
const car = (details: Parameters<typeof carRow>[2]) =>
  carRow(efie.platform, agent.id, { name: 'For sale', location: 'Ho', ...details });

describe('suggestions', () => {
  test('name towns by the lists with most listings there, each town once before any repeats', async () => {
    for (let n = 0; n < 3; n += 1) await apartment('East Legon');
    await land('East Legon');
    await apartment('East Cantonments');
    await apartment('Legon');
    expect(await labels('legon')).toEqual([
      'place | Legon | Apartments | 1',
      'place | East Legon | All homes',
      'place | East Legon | Apartments | 3',
      'place | East Legon | Land | 1',
    ]);
    expect(await labels('east c')).toEqual(['place | East Cantonments | Apartments | 1']);
    expect((await suggested('legon'))[2]?.address).toBe('/apartments?location=East+Legon');
  });

  // §2.3/16
  test('name everything in a town before its lists, where there are several', async () => {
    await apartment('East Legon');
    await land('East Legon');
    await car({ location: 'East Legon' });
    const [all, ...lists] = await suggested('east legon');
    expect(all).toEqual({
      kind: 'place',
      label: 'East Legon',
      detail: 'All homes and cars',
      address: '/?search=East+Legon',
    });
    expect(lists.map(({ detail }) => detail)).toEqual(['Apartments', 'Land', 'Cars']);
  });

  test.each(['ashanti', 'asha', 'ashanti region'])(
    'name the region when %s is typed',
    async (typed) => {
      expect(await labels(typed)).toEqual([]);
      await propertyRow(efie.platform, agent.id, { location: 'Obuasi', region: 'Ashanti' });
      expect(await suggested(typed)).toEqual([
        { kind: 'place', label: 'Ashanti', detail: 'Region', address: '/?search=Ashanti' },
      ]);
    },
  );

  test('name regions that only have cars', async () => {
    await car({ region: 'Greater Accra', location: 'Osu' });
    expect(await labels('greater acc')).toEqual(['place | Greater Accra | Region']);
    expect(await labels('a')).toEqual([]);
    await efie.connection.pool.query('update listings set deleted_at = now()');
    expect(await labels('greater acc')).toEqual([]);
  });

  // §2.3/16
  test('name a city by what is around it where listings name its neighbourhoods', async () => {
    const adum = { location: 'Adum', region: 'Ashanti' };
    const pin = pinOf(adum);
    await propertyRow(efie.platform, agent.id, { ...adum, ...pin, name: 'Palm Court' });
    await car({ ...adum, ...pin });
    expect(await labels('kumasi')).toEqual([
      'place | Kumasi | Short-Stays within 10 km',
      'place | Kumasi | Cars within 10 km',
    ]);
    const [stays] = await suggested('kumasi');
    expect(stays?.address).toBe('/short-stays?near=kumasi&within=10');
    const list = await efie.app.inject('/api/properties?near=kumasi&within=10');
    expect(list.json()).toHaveLength(1);
    expect(await labels('takoradi')).toEqual([]);
  });

  test('name brands and models with the cars they filter', async () => {
    await car({ brand: 'Toyota', model: 'Hilux' });
    await car({ brand: 'Toyota', model: 'Hilux' });
    await car({ brand: 'Toyota', model: 'Corolla' });
    await car({ brand: 'Land Rover', model: 'Defender' });
    expect(await labels('toy')).toEqual([
      'brand | Toyota | Cars | 3',
      'model | Hilux | Toyota | 2',
      'model | Corolla | Toyota | 1',
    ]);
    expect(await labels('toyota hil')).toEqual(['model | Hilux | Toyota | 2']);
    expect((await suggested('hilux'))[0]?.address).toBe('/cars?brand=Toyota&model=Hilux');
    expect(await labels('landrover')).toEqual(['brand | Land Rover | Cars | 1']);
  });

  test('name categories that have listings by what people call them', async () => {
    await apartment('Ho');
    expect(await labels('apartm')).toEqual(['category | Apartments | 1']);
    expect(await labels('flats')).toEqual(['category | Apartments | 1']);
    expect(await labels('rentals')).toEqual(['category | Property Rentals | 1']);
    expect(await labels('suv')).toContain('category | SUVs');
  });

  test('name a town within a category that was typed', async () => {
    await apartment('East Legon');
    await land('East Legon');
    expect(await labels('flat east leg')).toEqual(['place | East Legon | Apartments | 1']);
    expect(await labels('east legon land')).toEqual(['place | East Legon | Land | 1']);
  });

  test('name listings from three letters on, those that start with them first', async () => {
    const labadi = await apartment('Ho', 'Labadi Beach Towers');
    await apartment('Ho', 'Beach House');
    const cruiser = await car({ name: 'Beach Buggy of Keta', location: 'Keta' });
    expect(await labels('beach')).toEqual([
      'listing | Beach Buggy of Keta | Keta',
      'listing | Beach House | Ho',
      'listing | Labadi Beach Towers | Ho',
    ]);
    const addresses = (await suggested('beach')).map(({ address }) => address);
    expect(addresses).toContain(`/property/${labadi}`);
    expect(addresses).toContain(`/cars/${cruiser}`);
    expect(await labels('be')).toEqual([]);
  });

  test('name eight at most, taking each kind in turn', async () => {
    for (let n = 0; n < 6; n += 1) {
      await car({
        name: `Mango ${n}`,
        brand: `Mango ${n}`,
        model: `Mango ${n}`,
        location: `Mango ${n}`,
      });
    }
    expect((await suggested('mango')).map(({ kind }) => kind)).toEqual([
      'place',
      'place',
      'brand',
      'brand',
      'model',
      'model',
      'listing',
      'listing',
    ]);
  });

  test('ignore case, accents and letters that keyboards lack', async () => {
    await apartment('Kɔforidua');
    await car({ brand: 'Citroën', model: 'Berlingo' });
    expect(await labels('KOFORI')).toEqual(['place | Kɔforidua | Apartments | 1']);
    expect(await labels('kɔf')).toEqual(['place | Kɔforidua | Apartments | 1']);
    expect(await labels('citroe')).toContain('brand | Citroën | Cars | 1');
  });

  test('fall back to near matches where nothing starts like it', async () => {
    await car({ brand: 'Toyota', model: 'Corolla' });
    await apartment('Koforidua');
    expect(await labels('corola')).toEqual(['model | Corolla | Toyota | 1']);
    expect(await labels('corrol')).toEqual(['model | Corolla | Toyota | 1']);
    expect(await labels('kofroi')).toEqual(['place | Koforidua | Apartments | 1']);
    expect(await labels('zebra')).toEqual([]);
  });
});

describe('changes of listings', () => {
  test('remove a town that no longer has any listing', async () => {
    const id = await apartment('Osu');
    await apartment('osu');
    expect(await labels('osu')).toEqual(['place | Osu | Apartments | 2']);
    await efie.connection.pool.query('update listings set location = $1 where id = $2', [
      'Tema',
      id,
    ]);
    expect(await labels('osu')).toEqual(['place | Osu | Apartments | 1']);
    expect(await labels('tema')).toEqual(['place | Tema | Apartments | 1']);
    await efie.connection.pool.query('update listings set deleted_at = now()');
    expect(await labels('osu')).toEqual([]);
    expect(await labels('palm')).toEqual([]);
    await efie.connection.pool.query('update listings set deleted_at = null');
    expect(await labels('osu')).toEqual(['place | osu | Apartments | 1']);
    await efie.connection.pool.query('delete from listings');
    expect(await labels('tema')).toEqual([]);
    await apartment('Tema');
    await efie.connection.pool.query('truncate listings cascade');
    await car({ location: 'Tema' });
    expect(await labels('tema')).toEqual(['place | Tema | Cars | 1']);
  });

  test('are each counted when many happen at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 24 }, (_, n) => apartment(n % 2 ? 'Osu' : 'Tema')),
    );
    await Promise.all(
      ids.map((id, n) =>
        efie.connection.pool.query(
          n % 3
            ? 'update listings set location = $1 where id = $2'
            : 'delete from listings where $1 <> name and id = $2',
          ['Ho', id],
        ),
      ),
    );
    expect(await labels('ho')).toContain('place | Ho | Apartments | 16');
    const { rows } = await efie.connection.pool.query('select term from suggestion_terms');
    expect(rows).toEqual([{ term: 'Ho' }]);
  });
});

describe('the typed text', () => {
  test.each(['', ' ', '%', '_', '\\', '🏠', "'", '...', 'ሰላም'])(
    'finds nothing for %j',
    async (search) => {
      await apartment('Osu');
      expect(await suggested(search)).toEqual([]);
    },
  );

  test.each([
    "osu'; drop table properties; --",
    'osu:*',
    "osu' & !'x",
    'osu | tema',
    'os%u',
    '<b>osu',
  ])('is read as plain words in %j', async (search) => {
    await apartment('Osu');
    expect(Array.isArray(await suggested(search))).toBe(true);
    expect(await labels('osu')).toEqual(['place | Osu | Apartments | 1']);
  });

  test.each(['x'.repeat(201), 'x'.repeat(10_000), 'osu\u0000'])(
    'is refused when too long or unreadable',
    async (search) => {
      const response = await ask(search);
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().fields)).toEqual(['search']);
    },
  );

  test('gets an answer that is reused until a listing changes', async () => {
    const { headers } = await ask('osu');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await efie.app.inject({
      url: '/api/suggestions?search=osu',
      headers: { 'if-none-match': headers.etag },
    });
    expect(again.statusCode).toBe(304);
  });
});

import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEMO_CARS } from '#demo/cars/index.ts';
import { DEMO_PROPERTIES } from '#demo/properties/index.ts';
import {
  CAR_SEARCHES,
  MADE_CARS,
  MADE_PROPERTIES,
  PROPERTY_SEARCHES,
  type ProvenSearch,
} from '#demo/searches.ts';
import type { DemoCar, DemoProperty } from '#demo/types.ts';
import { pinOf } from '#domain/places/pin.ts';
import { subtypeOf } from '#domain/properties/property.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const PROPERTIES = [...MADE_PROPERTIES, ...DEMO_PROPERTIES];
const CARS = [...MADE_CARS, ...DEMO_CARS];

/** The first is the newest. */
const listedAt = (index: number) => new Date(Date.UTC(2026, 0, 1) - index * 60_000);

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  await efie.platform.db
    .insertInto('listings')
    .values(PROPERTIES.map((each, at) => propertyRow(each, id, at)))
    .execute();
  await efie.platform.db
    .insertInto('listings')
    .values(CARS.map((each, at) => carRow(each, id, at)))
    .execute();
});

const propertyRow = (each: DemoProperty, lister_id: string, index: number) => ({
  id: uuid(),
  kind: 'property',
  lister_id,
  name: each.name,
  description: each.description,
  price_pesewas: 100_000,
  location: each.location,
  address: each.address,
  region: each.region,
  ...pinOf(each),
  condition: each.condition,
  property_type: each.propertyType,
  subtype: subtypeOf(each) ?? '',
  facts: JSON.stringify(each.facts ?? {}),
  created_at: listedAt(index),
});

const carRow = (each: DemoCar, lister_id: string, index: number) => ({
  id: uuid(),
  kind: 'car',
  lister_id,
  name: each.name,
  description: each.description,
  price_pesewas: 8_500_000,
  brand: each.brand,
  model: each.model,
  year: each.year,
  mileage: 42_000,
  location: each.location,
  region: each.region,
  ...pinOf(each),
  condition: each.condition,
  transmission: each.transmission,
  fuel_type: each.fuelType,
  car_type: each.carType,
  city_or_town: each.cityOrTown,
  registration_number: 'GR 1234-20',
  user_name: 'Ama',
  user_email: 'ama@efie.test',
  phone: '0244123456',
  available_from: '2026-12-01T00:00:00Z',
  driver_name: 'Yaw',
  driver_email: 'yaw@efie.test',
  driver_contact: '+233201112222',
  facts: JSON.stringify(each.facts ?? {}),
  created_at: listedAt(index),
});

const get = async (path: string) => {
  const response = await efie.app.inject({ url: path });
  expect(response.statusCode).toBe(200);
  return response;
};

/** Search results in the format of the table: 'Name | Town | Region | Type'. */
async function search(kind: 'properties' | 'cars', text: string, more = '') {
  const response = await get(`/api/${kind}?limit=100&search=${encodeURIComponent(text)}${more}`);
  const found = response
    .json<Record<string, string>[]>()
    .map((each) =>
      [
        each.name,
        each.location,
        each.region,
        each.shortStayType ?? each.rentalType ?? each.saleType ?? each.carType,
      ].join(' | '),
    );
  const header = response.headers['x-search-instead'];
  return { found, instead: header && decodeURIComponent(String(header)) };
}

describe.each([
  ['properties' as const, PROPERTY_SEARCHES],
  ['cars' as const, CAR_SEARCHES],
])('a search among %s finds what people mean', (kind, searches) => {
  // §5/10
  test.each(searches)(
    'by “$search”',
    async ({ search: text, first, not, instead }: ProvenSearch) => {
      const { found, instead: said } = await search(kind, text);
      if (first) expect(found[0]).toMatch(first);
      else expect(found).toEqual([]);
      if (not) expect(found.filter((each) => not.test(each))).toEqual([]);
      if (instead) expect(said).toBe(instead);
    },
  );
});

// §5/11
test('an exact search does not find similar spellings', async () => {
  expect(await search('cars', 'corola', '&exact=1')).toEqual({ found: [], instead: undefined });
});

test.each([
  ['properties' as const, 'fie junction anaji'],
  ['cars' as const, 'fie'],
])('a word that only a text has is not corrected among %s: %j', async (kind, text) => {
  const { instead } = await search(kind, text);
  expect(instead).toBeUndefined();
});

// §5/13
test.each([
  ['properties' as const, 'dome'],
  ['properties' as const, 'house near dome'],
])('the name of a place is not corrected among %s: %j', async (kind, text) => {
  expect(await search(kind, text)).toEqual({ found: [], instead: undefined });
});

test('a word finds its accented spelling without being corrected', async () => {
  const { found, instead } = await search('properties', 'unique');
  expect([found.length, found[0], instead]).toEqual([
    1,
    expect.stringContaining('Ünique'),
    undefined,
  ]);
});

test('another order is kept, and best match needs words', async () => {
  const oldest = await search('properties', 'kumasi', '&sort=oldest');
  const newest = await search('properties', 'kumasi', '&sort=newest');
  expect(oldest.found).toEqual([...newest.found].reverse());
  const plain = await get('/api/properties?limit=3&sort=best');
  expect(plain.json<{ name: string }[]>().map(({ name }) => name)).toEqual(
    PROPERTIES.slice(0, 3).map(({ name }) => name),
  );
});

// §5/10
test('the pages of best match have each listing once', async () => {
  const all = await search('properties', 'house');
  const pages: string[] = [];
  for (let page = 1; pages.length < all.found.length; page += 1) {
    const { json } = await get(`/api/properties?limit=7&page=${page}&search=house`);
    pages.push(...json<{ name: string }[]>().map(({ name }) => name));
  }
  expect(pages).toEqual(all.found.map((each) => each.split(' | ')[0]));
});

test.each([
  ['/api/properties', 'x'.repeat(10_000)],
  ['/api/cars', `corolla ${'two bedroom 4x4 '.repeat(640)}`],
])('10 kB of text are refused with a message by %s', async (path, text) => {
  const response = await efie.app.inject({ url: `${path}?search=${encodeURIComponent(text)}` });
  expect(response.statusCode).toBe(400);
  expect(response.json().fields.search).toMatch(/200/);
});

describe('a search that finds nothing', () => {
  const without = async (path: string) => (await get(path)).json();

  const totalOf = async (path: string) =>
    Number((await get(`${path}&limit=1`)).headers['x-total-count']);

  // §5/12
  test('suggests leaving out words and filters in turn, with how many listings there are then', async () => {
    const query = 'search=corolla%20zebra&region=Greater%20Accra';
    expect(await without(`/api/cars/without?${query}`)).toEqual([
      {
        parameter: 'search',
        word: 'zebra',
        search: 'corolla',
        total: await totalOf('/api/cars?search=corolla&region=Greater%20Accra'),
      },
    ]);
    const said = await without('/api/cars/without?search=tucson&region=Volta&minYear=2000');
    expect(said).toContainEqual({
      parameter: 'region',
      total: await totalOf('/api/cars?search=tucson&minYear=2000'),
    });
    expect(said).toContainEqual({
      parameter: 'search',
      word: 'tucson',
      search: '',
      total: await totalOf('/api/cars?region=Volta&minYear=2000'),
    });
    expect(
      await without('/api/properties/without?search=studio%20osu&furnished=fully&subtype=Land'),
    ).toEqual([]);
  });

  // §5/12
  test('suggests leaving out a price or a place with the words around it', async () => {
    const typed = 'villa near legon under 100';
    const said = await without(`/api/properties/without?search=${encodeURIComponent(typed)}`);
    for (const { word, search, total } of said) {
      expect(typed.replace(word, '').replace('  ', ' ').trim()).toBe(search);
      expect(total).toBeGreaterThan(0);
    }
    expect(said.map((each: { word?: string }) => each.word)).toContain('under 100');
  });

  test('suggests five changes at most, and none for a single word', async () => {
    expect(await without('/api/properties/without?search=zebra')).toEqual([]);
    const many = await without(
      '/api/properties/without?region=Volta&status=available&minPrice=1&maxPrice=900000&condition=Renovated&minBedrooms=1&minBathrooms=40',
    );
    expect(many.length).toBeLessThanOrEqual(5);
  });
});

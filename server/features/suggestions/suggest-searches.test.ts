import type { Insertable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pinOf } from '#domain/places/pin.ts';
import { familyByPath } from '#domain/properties/families.ts';
import type { Suggestion } from '#domain/suggestions/schema.ts';
import type { Listings } from '#server/platform/database/schema.gen.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});
beforeEach(() => efie.connection.pool.query('truncate listings cascade'));

const suggested = async (search: string) => {
  const query = new URLSearchParams({ search, searches: '1' });
  const response = await efie.app.inject({ url: `/api/suggestions?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json<Suggestion[]>();
};
const searches = async (search: string) =>
  (await suggested(search)).filter(({ kind }) => kind === 'search');
const said = async (search: string) =>
  (await searches(search)).map(({ label, detail, total }) =>
    [label, detail, total].filter((part) => part !== undefined).join(' | '),
  );

/** How many listings the page at an address shows. */
async function shownAt(address: string): Promise<number> {
  const { pathname, searchParams } = new URL(address, 'http://efie.test');
  const family = familyByPath(pathname);
  if (family?.subtype) searchParams.set('subtype', family.subtype);
  else if (family) searchParams.set('propertyType', family.propertyType);
  const list = family ? 'properties' : 'cars';
  const response = await efie.app.inject({ url: `/api/${list}?${searchParams}` });
  expect(response.statusCode).toBe(200);
  return Number(response.headers['x-total-count']);
}

type Details = Partial<Insertable<Listings>>;
const RENTED = { property_type: 'PropertyRentals', subtype: 'Apartments' } as const;

const home = (
  location: string,
  { facts, ...details }: Details = RENTED,
  region = 'Greater Accra',
) =>
  propertyRow(efie.platform, agent.id, {
    location,
    region,
    ...pinOf({ location, region } as Parameters<typeof pinOf>[0]),
    ...RENTED,
    ...details,
    ...(facts !== undefined && { facts: JSON.stringify(facts) }),
  } as Details);
const rooms = (location: string, bedrooms: number, details: Details = {}) =>
  home(location, { ...details, facts: { bedrooms } } as Details);
const car = (details: Details) => carRow(efie.platform, agent.id, { name: 'Clean', ...details });

describe('searches that a text may become', () => {
  // §2.3/27
  test('are of rooms, in the towns that have most', async () => {
    for (const bedrooms of [1, 2, 2, 4]) await rooms('Madina', bedrooms);
    await rooms('Osu', 3, { subtype: 'Houses' });
    const expected = [
      '2+ bedrooms | Apartments | 3',
      '2+ bedrooms in Madina | Apartments | 3',
      '2+ bedrooms | Houses | 1',
    ];
    for (const text of ['2', '2 b', '2 bed', '2bdrm', 'abeg 2 bedrooms']) {
      expect(await said(text), text).toEqual(expected);
    }
    expect((await searches('2 bed'))[1]?.address).toBe('/apartments?minBedrooms=2&location=Madina');
    expect(await said('2 bed madi')).toEqual([
      '2+ bedrooms in Madina | Apartments | 3',
      '2+ bedrooms near Madina Market | Apartments, within 5 km | 3',
    ]);
    expect(await said('3 bedroom hou')).toEqual(['3+ bedrooms | Houses | 1']);
    expect(await said('6 bed')).toEqual([]);
  });

  // §2.3/27
  test('are of prices, in the unit of each list', async () => {
    await home('Madina', { price_pesewas: 280_000 });
    await home('Madina', { price_pesewas: 950_000, subtype: 'Houses' });
    await home('Kasoa', {
      price_pesewas: 25_000_000,
      property_type: 'PropertySales',
      subtype: 'Land',
    });
    await car({ price_pesewas: 9_000_000, brand: 'Kia', model: 'Rio' });
    expect(await said('under 3')).toEqual([
      'Up to ₵3,000 a month | Property Rentals | 1',
      'Up to ₵300,000 | Property Sales | 1',
      'Up to ₵300,000 | Cars | 1',
      'Up to ₵3,000 a month | Apartments | 1',
    ]);
    expect(await said('house to rent under 1')).toEqual([]);
    expect((await searches('apartment under 3k'))[0]?.address).toBe('/apartments?maxPrice=3000');
  });

  // §2.3/27
  test('are around a place, by any of its names and by their beginnings', async () => {
    const stay = { property_type: 'Short-Stay', subtype: 'Hotels' } as const;
    await home('Adum', stay, 'Ashanti');
    await home('Adum', stay, 'Ashanti');
    await home('Lapaz');
    await home('Legon');
    for (const text of ['hotel kum', 'hotel k', 'hotels ksi', 'hotel garden ci']) {
      expect((await said(text))[0], text).toBe('Hotels around Kumasi | within 10 km | 2');
    }
    expect((await searches('hotel kum'))[0]?.address).toBe('/hotels?near=kumasi&within=10');
    for (const text of ['lapaz', 'la paz', 'lapa']) {
      expect(await said(text), text).toEqual(['Apartments around La Paz | within 2 km | 1']);
    }
    for (const text of ['legon campus', 'legon cam', 'apartment near legon campus']) {
      expect(await said(text), text).toEqual([
        'Apartments near University of Ghana | within 5 km | 1',
      ]);
    }
    expect(await said('hotel tamale')).toEqual([]);
  });

  test('look further around a place that has nothing so near', async () => {
    await home('Legon');
    expect(await said('apartment in madina')).toEqual([
      'Apartments around Madina | within 5 km | 1',
    ]);
  });

  // §2.3/27
  test('are of what people call a thing, in words that no filter says', async () => {
    await home('Madina', { name: 'Chamber and hall, own meter' });
    await home('Madina', { name: 'Studio' });
    expect(await suggested('chamb')).toContainEqual({
      kind: 'search',
      label: 'Chamber and hall',
      detail: 'Apartments',
      address: '/apartments?search=chamber+and+hall',
    });
    expect(await said('chamber and hall madina')).toEqual([
      'Chamber and hall in Madina | Apartments',
    ]);
    expect(await shownAt('/apartments?search=chamber+and+hall&location=Madina')).toBe(1);
    expect(await said('boys quar')).toEqual([]);
  });

  // §2.3/27
  test('are of what a listing has', async () => {
    await home('Madina', { facts: { pool: true, water: ['borehole'] } } as Details);
    expect(await said('apartment with poo')).toEqual(['Swimming pool | Apartments | 1']);
    expect(await said('borehole')).toEqual(['Water: Borehole | Apartments | 1']);
    expect(await said('apartment with generator')).toEqual([]);
    expect(await said('apartment with unicorns')).toEqual([]);
  });

  // §2.3/27
  test('are of the years of a model that was typed', async () => {
    for (const year of [2014, 2014, 2016]) await car({ year });
    await car({ year: 2015, brand: 'Honda', model: 'Civic' });
    expect(await said('corolla')).toEqual([
      'Toyota Corolla 2014 | Cars | 2',
      'Toyota Corolla 2016 | Cars | 1',
    ]);
    expect((await searches('toyota corolla 201'))[0]?.address).toBe(
      '/cars?brand=Toyota&model=Corolla&minYear=2014&maxYear=2014',
    );
    expect(await said('corolla 2016')).toEqual(['Toyota Corolla 2016 | Cars | 1']);
    expect(await said('corolla under 9')).toEqual(['Toyota Corolla, up to ₵90,000 | Cars | 3']);
    expect(await said('civic')).toEqual([]);
    expect(await said('toy')).toEqual([]);
  });

  test('come first, beside what the words begin', async () => {
    for (let n = 0; n < 8; n += 1) await rooms('Madina', 2, { name: `2 bedroom flat ${n}` });
    const kinds = (await suggested('2 bedroom')).map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['search', 'search', 'listing']);
    const plain = await efie.app.inject('/api/suggestions?search=2+bedroom');
    expect(plain.json<Suggestion[]>().map(({ kind }) => kind)).not.toContain('search');
  });

  // §2.3/27
  test('tell how many there are, as their lists do, and none leads to an empty one', async () => {
    for (const [n, town] of ['Madina', 'Osu', 'Lapaz', 'Legon', 'madina'].entries()) {
      await rooms(town, n + 1, { price_pesewas: (n + 1) * 100_000 });
      await home(town, { property_type: 'Short-Stay', subtype: 'Hotels' });
      await car({ year: 2010 + n, location: town, price_pesewas: (n + 1) * 4_000_000 });
    }
    const texts = [
      '2',
      '1 bed',
      'under 3',
      'under 9',
      'madi',
      'hotel mad',
      '2 bed osu',
      'corolla',
      'legon cam',
      'saloon',
    ];
    let told = 0;
    for (const text of texts) {
      for (const { address, total } of await searches(text)) {
        const shown = await shownAt(address);
        expect(shown, address).toBeGreaterThan(0);
        if (total !== undefined) expect(total, address).toBe(shown);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(15);
  });

  test.each([
    '%',
    "2 bed'; drop table listings; --",
    '2 bed ('.repeat(25),
    '🏠',
    '1'.repeat(200),
    'under 0',
  ])('are never an error: %j', async (text) => {
    await rooms('Madina', 2);
    expect(Array.isArray(await suggested(text))).toBe(true);
  });
});

import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { pinOf } from '#domain/places/pin.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

const RENTAL = { property_type: 'PropertyRentals', subtype: 'Apartments', address: 'Main road' };
const inTown = (location: string, region = 'Greater Accra') => ({
  location,
  region,
  ...pinOf({ location, region, address: '' } as never),
});
const cedi = (amount: number) => ({ price_pesewas: amount * 100 });

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  const list = (name: string, details: object) =>
    propertyRow(efie.platform, id, { name, ...details });
  await list('Detailed flat', {
    ...RENTAL,
    ...inTown('Madina'),
    ...cedi(2_800),
    facts: JSON.stringify({ bedrooms: 2, pool: true }),
  });
  await list('2bdrm flat in words', { ...RENTAL, ...inTown('Madina'), ...cedi(2_500) });
  await list('Dear flat', {
    ...RENTAL,
    ...inTown('Madina'),
    ...cedi(9_000),
    facts: JSON.stringify({ bedrooms: 2 }),
  });
  await list('Four bedrooms, two baths', {
    ...RENTAL,
    ...inTown('Madina'),
    ...cedi(2_900),
    facts: JSON.stringify({ bedrooms: 4, bathrooms: 2 }),
  });
  await list('Guest house', {
    property_type: 'Short-Stay',
    subtype: 'Guest House',
    address: 'Main road',
    ...inTown('Madina'),
    ...cedi(300),
    facts: JSON.stringify({ bedrooms: 2 }),
  });
  await list('Room at Ayeduase', { ...RENTAL, ...inTown('Ayeduase', 'Ashanti'), ...cedi(600) });
  await list('Under 3000 hills', { ...RENTAL, ...inTown('Ho', 'Volta'), ...cedi(50_000) });
  await carRow(efie.platform, id, { name: 'Corolla', year: 2014, ...cedi(80_000) });
  await carRow(efie.platform, id, { name: 'Corolla', year: 2019, ...cedi(80_000) });
});

async function find(text: string, more = '', list = 'properties') {
  const url = `/api/${list}?limit=20&search=${encodeURIComponent(text)}${more}`;
  const response = await efie.app.inject({ url });
  expect(response.statusCode, response.body).toBe(200);
  const told = (name: string) => {
    const value = response.headers[name];
    return value === undefined ? undefined : JSON.parse(decodeURIComponent(String(value)));
  };
  return {
    names: response.json<{ name: string }[]>().map(({ name }) => name),
    understood: told('x-search-understood'),
    fits: told('x-search-fits'),
    leftOut: told('x-search-left-out'),
  };
}

describe('a sentence', () => {
  // §5/10
  test('finds by rooms and price, by the detail first and by words second, and no nights', async () => {
    const { names, understood } = await find('abeg 2 bedroom for madina under 3000');
    expect(names).toEqual(['Detailed flat', '2bdrm flat in words']);
    expect(understood).toEqual([
      ['2 bedrooms', '2 bedroom'],
      ['Up to ₵3,000', 'under 3000'],
      ['Madina', 'madina'],
    ]);
  });

  // §5/9
  test('also finds what has it as it was typed', async () => {
    expect((await find('under 3000')).names).toContain('Under 3000 hills');
  });

  test('finds around a landmark what does not name it', async () => {
    expect((await find('room near knust')).names).toEqual(['Room at Ayeduase']);
  });

  test('leaves alone what the filters say already', async () => {
    const rentals = await find('madina guest house per night', '&propertyType=PropertyRentals');
    expect(rentals.names).toEqual([]);
    expect((await find('2 bedroom under 3000', '&maxPrice=10000')).names).toContain('Dear flat');
  });

  test('with exact=1 is words', async () => {
    expect((await find('2 bedroom under 3000', '&exact=1')).names).toEqual([]);
  });

  test('asks a car for its year', async () => {
    expect((await find('corolla 2014 under 90k', '', 'cars')).names).toEqual(['Corolla']);
  });

  // §5/65
  test('means the same to the counts, to the map and to what is saved', async () => {
    const search = encodeURIComponent('2 bedroom madina under 3000');
    const map = await efie.app.inject(`/api/properties/map?search=${search}`);
    expect(map.json().total).toBe(2);
    const counts = await efie.app.inject(`/api/properties/facets?search=${search}`);
    expect(JSON.stringify(counts.json().region)).toContain('2');
  });

  test('for days that nobody can book is found without them', async () => {
    expect((await find('guest house madina 24 dec 2035')).names).toEqual(['Guest house']);
  });
});

describe('what nearly fits', () => {
  // §5/66
  test('comes after what fits, with what it may not meet', async () => {
    const { names, fits, leftOut } = await find(
      '2 bedroom madina with pool under 3000',
      '&close=1',
    );
    expect(fits).toBe(1);
    expect(names.slice(0, 3)).toEqual(['Detailed flat', '2bdrm flat in words', 'Dear flat']);
    expect(leftOut).toEqual(expect.arrayContaining(['pool', 'Up to ₵3,000']));
  });

  test('is shown where nothing fits', async () => {
    const { names, fits } = await find('5 bedroom madina to rent', '&close=1');
    expect(fits).toBe(0);
    expect(names).toContain('Four bedrooms, two baths');
    expect(names).not.toContain('Guest house');
  });

  test('is not shown unless it is asked for, nor where nothing is understood or listed', async () => {
    expect((await find('2 bedroom madina with pool under 3000')).fits).toBeUndefined();
    expect((await find('zzzz', '&close=1')).names).toEqual([]);
  });

  test('is looked for in the spelling of listings, where none has the word as typed', async () => {
    await sql`select count_search_vocabulary()`.execute(efie.platform.db);
    const { names, fits, leftOut } = await find('corola 2014 under 60k', '&close=1', 'cars');
    expect(fits).toBe(0);
    expect(names).toEqual(['Corolla', 'Corolla']);
    expect(leftOut).not.toContain('corola');
  });

  test('is shown in another order only where nothing fits, cheapest first where that is asked', async () => {
    const { names, fits } = await find('cheap 5 bedroom madina to rent', '&close=1');
    expect(fits).toBe(0);
    expect(names.slice(0, 2)).toEqual(['2bdrm flat in words', 'Detailed flat']);
    const sorted = await find('2 bedroom madina with pool', '&close=1&sort=price-asc');
    expect(sorted.names).toEqual(['Detailed flat']);
  });

  test('is not shown for another kind of listing', async () => {
    expect((await find('toyota corolla 2014', '&close=1')).names).toEqual([]);
  });
});

import type { Insertable } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MedianPrices } from '#domain/properties/medians-schema.ts';
import type { Listings } from '#server/platform/database/schema.gen.ts';
import { propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const MADINA = { lat: 5.67, lng: -0.166, pin_radius: 1_000 };

const efie = bootTestApp();
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});
beforeEach(async () => {
  await efie.connection.pool.query('truncate listings cascade');
});

const rental = (cedi: number, details: Partial<Insertable<Listings>> = {}) =>
  propertyRow(efie.platform, agent.id, {
    ...MADINA,
    property_type: 'PropertyRentals',
    subtype: 'Apartments',
    facts: JSON.stringify({ bedrooms: 2 }),
    price_pesewas: cedi * 100,
    ...details,
  });

/** Rentals at ₵1,000, ₵1,100 … */
const rentals = (count: number, details?: Partial<Insertable<Listings>>) =>
  Promise.all(Array.from({ length: count }, (_, n) => rental(1_000 + n * 100, details)));

async function read(query: Record<string, string>) {
  const response = await efie.app.inject({ url: '/api/properties/medians', query });
  expect(response.statusCode).toBe(200);
  return response.json<MedianPrices>();
}
const inMadina = async (type = 'PropertyRentals') =>
  (await read({ place: 'madina', propertyType: type })).medians;

describe('the median price of a quarter', () => {
  // §2.9/26
  test('is told of ten listings, and not of nine', async () => {
    await rentals(9);
    expect(await read({ place: 'madina' })).toEqual({ place: 'Madina', medians: [] });
    await rental(9_000);
    expect(await inMadina()).toEqual([{ bedrooms: 2, price: 1_450, listings: 10 }]);
  });

  test('is the middle one of an odd number, and between the middle two of an even one', async () => {
    await rentals(11);
    expect(await inMadina()).toEqual([{ bedrooms: 2, price: 1_500, listings: 11 }]);
    await rental(1_503);
    expect(await inMadina()).toEqual([{ bedrooms: 2, price: 1_501.5, listings: 12 }]);
  });

  test.each<[what: string, details: Partial<Insertable<Listings>>]>([
    ['sold', { status: 'sold' }],
    ['rented', { status: 'rented' }],
    ['paused', { paused_at: new Date(), pause_reason: 'by-lister' }],
    [
      'not yet looked at',
      {
        paused_at: new Date(),
        pause_reason: 'moderation',
        moderation: 'waiting',
        moderation_at: new Date(),
      },
    ],
    ['deleted', { deleted_at: new Date() }],
    ['elsewhere', { lat: 5.7, lng: -0.166 }],
    ['somewhere in Accra, shown at a middle of its own', { pin_radius: 15_000 }],
    ['without bedrooms', { facts: '{}' }],
    ['of another size', { facts: JSON.stringify({ bedrooms: 3 }) }],
    ['for sale', { property_type: 'PropertySales', subtype: 'Houses For Sale' }],
  ])('leaves out what is %s', async (_, details) => {
    await rentals(9);
    await rental(1_000, details);
    expect(await inMadina()).toEqual([]);
    await rental(1_000);
    expect(await inMadina()).toEqual([{ bedrooms: 2, price: 1_350, listings: 10 }]);
  });

  test('is by bedrooms, and apart for rents, nights and sales', async () => {
    await rentals(10);
    await rentals(11, { facts: JSON.stringify({ bedrooms: 0 }) });
    await rentals(12, { property_type: 'Short-Stay', subtype: 'Guest House' });
    await rentals(13, { property_type: 'PropertySales', subtype: 'Houses For Sale' });
    expect(await inMadina()).toEqual([
      { bedrooms: 0, price: 1_500, listings: 11 },
      { bedrooms: 2, price: 1_450, listings: 10 },
    ]);
    expect(await inMadina('Short-Stay')).toEqual([{ bedrooms: 2, price: 1_550, listings: 12 }]);
    expect(await inMadina('PropertySales')).toEqual([{ bedrooms: 2, price: 1_600, listings: 13 }]);
  });

  test('has pins of listers where they are set', async () => {
    await rentals(10, {
      lat: 5.55,
      lng: -0.2,
      pin_lat: 5.671,
      pin_lng: -0.167,
      pin_radius: 15_000,
    });
    expect(await inMadina()).toEqual([{ bedrooms: 2, price: 1_450, listings: 10 }]);
  });

  test('is found by a search and by a position, and nowhere for what is no quarter', async () => {
    await rentals(10);
    for (const place of ['2 bed in madina', '5.67,-0.165']) {
      expect(await read({ place })).toMatchObject({ place: 'Madina', medians: [{ bedrooms: 2 }] });
    }
    await rentals(10, { facts: JSON.stringify({ bedrooms: 3 }) });
    expect((await read({ place: '3 bedroom madina' })).medians).toMatchObject([{ bedrooms: 3 }]);
    expect((await read({ place: 'at least 2 bedrooms madina' })).medians).toHaveLength(2);
    for (const place of ['Accra', 'accra-mall', 'atlantis', ' ']) {
      expect(await read({ place })).toEqual({ place: null, medians: [] });
    }
    expect(await read({})).toEqual({ place: null, medians: [] });
  });

  test('refuses an unknown property type', async () => {
    const response = await efie.app.inject('/api/properties/medians?propertyType=Cars');
    expect(response.statusCode).toBe(400);
  });
});

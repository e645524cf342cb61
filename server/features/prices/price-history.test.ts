import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let lister: TestPerson;

beforeAll(async () => {
  lister = await signedInAs(efie.platform, 'Property Owner');
});
beforeEach(() => efie.setNow('2026-11-22T10:00:00Z'));

const FORM = {
  name: 'Villa Adom',
  description: '',
  location: 'Adum',
  address: '3 Prempeh II Street',
  region: 'Ashanti',
  condition: 'Newly built',
  propertyType: 'PropertySales',
  saleType: 'Houses For Sale',
};
const read = async (path: string) => (await efie.app.inject({ url: `/api/${path}` })).json();
const edit = (id: string, details: object) =>
  efie.app.inject({
    method: 'PUT',
    url: `/api/properties/${id}`,
    headers: lister.headers,
    payload: { ...FORM, ...details },
  });
const listed = () =>
  propertyRow(efie.platform, lister.id, {
    price_pesewas: 90_000_000,
    property_type: 'PropertySales',
    subtype: 'Houses For Sale',
    created_at: '2026-11-01T08:00:00Z',
  });

describe('a changed price', () => {
  // §2.10/25
  test('is returned with earlier prices, but only on the listing’s own page', async () => {
    const id = await listed();
    expect(await read(`properties/${id}`)).not.toHaveProperty('priceHistory');
    await edit(id, { price: '850,000' });
    efie.setNow('2026-11-23T10:00:00Z');
    await edit(id, { price: '800000' });
    expect((await read(`properties/${id}`)).priceHistory).toEqual([
      { price: 800_000, since: '2026-11-23T10:00:00.000Z' },
      { price: 850_000, since: '2026-11-22T10:00:00.000Z' },
      { price: 900_000, since: '2026-11-01T08:00:00.000Z' },
    ]);
    const all = await read('properties');
    expect(all.every((each: object) => !('priceHistory' in each))).toBe(true);
  });

  test('is recorded, whoever writes it', async () => {
    const id = await carRow(efie.platform, lister.id, { created_at: '2026-01-01T08:00:00Z' });
    await efie.connection.pool.query('update listings set price_pesewas = 8000000 where id = $1', [
      id,
    ]);
    expect(
      (await read(`cars/${id}`)).priceHistory.map((step: { price: number }) => step.price),
    ).toEqual([80_000, 85_000]);
  });

  test('is shown to nobody for a relocation vehicle', async () => {
    const id = await carRow(efie.platform, lister.id, { car_type: 'Truck' });
    await efie.connection.pool.query('update listings set price_pesewas = 1 where id = $1', [id]);
    expect(await read(`cars/${id}`)).not.toHaveProperty('priceHistory');
  });

  test('is rolled back with the change that caused it', async () => {
    const id = await listed();
    const client = await efie.connection.pool.connect();
    await client.query('begin');
    await client.query('update listings set price_pesewas = 1 where id = $1', [id]);
    await client.query('rollback');
    client.release();
    expect(await read(`properties/${id}`)).not.toHaveProperty('priceHistory');
  });

  test('loses its history when the listing becomes something else', async () => {
    const id = await listed();
    await edit(id, { price: '850000' });
    await edit(id, {
      price: '2000',
      propertyType: 'PropertyRentals',
      rentalType: 'Houses',
      saleType: undefined,
    });
    expect(await read(`properties/${id}`)).not.toHaveProperty('priceHistory');
  });
});

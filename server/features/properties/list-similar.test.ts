import { beforeAll, describe, expect, test } from 'vitest';
import { pinOf } from '#domain/places/pin.ts';
import { ListPropertiesResponse } from '#domain/properties/schema.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { listedProperty } from './testing/property-factory.ts';

const efie = bootTestApp();
let minute = 0;

const BUSUA = { subtype: 'Guest House', region: 'Western', location: 'Busua' } as const;
let busua: string;

interface Named {
  name: string;
}

beforeAll(async () => {
  const { id } = await signedInAs(efie.platform, 'Agent');
  const list = (name: string, details: object) => {
    minute += 1;
    const created_at = new Date(Date.UTC(2026, 10, 1, 8, minute));
    return listedProperty(efie.platform, id, { ...BUSUA, name, created_at, ...details });
  };
  busua = await list('Busua', {});
  await list('the same town', { location: 'busua' });
  await list('its region', { location: 'Takoradi' });
  await list('the same town, but rented', { status: 'rented' });
  await list('a town of that name elsewhere', { region: 'Oti' });
  await list('far', { region: 'Savannah', location: 'Damongo' });
  await list('further', { region: 'Volta', location: 'Keta' });
  await list('a hotel beside it', { subtype: 'Hotels' });
  await list('a film set in its region', { subtype: 'Movie House', location: 'Axim' });
  await list('land beside it', { property_type: 'PropertySales', subtype: 'Land' });
  const keta = { region: 'Volta', location: 'Keta' };
  await list('a duplex elsewhere', {
    property_type: 'PropertyRentals',
    subtype: 'Duplex',
    ...keta,
  });
});

const similar = async (id: string) => {
  const response = await efie.app.inject(`/api/properties/${id}/similar`);
  return { status: response.statusCode, body: response.json() };
};

describe('GET /api/properties/{id}/similar', () => {
  test.each(['no-id', '01890000-0000-7000-8000-000000000000'])('does not find %s', async (id) => {
    const { status, body } = await similar(id);
    expect([status, body.message]).toEqual([404, 'Property not found or unavailable.']);
  });

  // §2.10/21
  test('returns at most three, the same town first, then the region, the same subtype first in each', async () => {
    const { status, body } = await similar(busua);
    expect(status).toBe(200);
    expect(ListPropertiesResponse.parse(body).map(({ name }) => name)).toEqual([
      'the same town',
      'a hotel beside it',
      'its region',
    ]);
  });

  test('prefers the same use elsewhere to another use in the region', async () => {
    await efie.connection.pool.query(
      "update listings set status = 'sold' where name in ('the same town', 'its region')",
    );
    const { body } = await similar(busua);
    expect(body.map(({ name }: Named) => name)).toEqual(['a hotel beside it', 'further', 'far']);
  });

  test('prefers near ones in another region to far ones in its own', async () => {
    const { id: agent } = await signedInAs(efie.platform, 'Agent');
    const list = (name: string, location: string, region: string) =>
      listedProperty(efie.platform, agent, {
        name,
        location,
        region,
        property_type: 'PropertySales',
        subtype: 'Commercial Property',
        ...pinOf({ location, region }),
      });
    const kasoa = await list('of Kasoa', 'Kasoa', 'Central');
    await list('far in the region', 'Assin Fosu', 'Central');
    await list('some way off', 'Madina', 'Greater Accra');
    await list('at the other end', 'Wa', 'Upper West');
    await list('beside it', 'Weija', 'Greater Accra');
    const { body } = await similar(kasoa);
    expect(body.map(({ name }: Named) => name)).toEqual([
      'beside it',
      'some way off',
      'far in the region',
    ]);
  });

  test('is empty where nothing is similar', async () => {
    const all = await efie.app.inject('/api/properties?subtype=Duplex');
    expect((await similar(all.json()[0]._id)).body).toEqual([]);
  });

  // §2.10/21
  test('goes through the country from near to far, with listings of unknown place last', async () => {
    const { id: agent } = await signedInAs(efie.platform, 'Agent');
    const list = (name: string, location: string, region: string, subtype = 'Office') =>
      listedProperty(efie.platform, agent, {
        name,
        location,
        region,
        property_type: 'PropertyRentals',
        subtype,
        ...pinOf({ location, region }),
      });
    const office = await list('of Takoradi', 'Takoradi', 'Western');
    await list('a home beside it', 'Takoradi', 'Western', 'Apartments');
    await list('of Tesano', 'Tesano', 'Greater Accra');
    await list('of Ho', 'Ho', 'Volta', 'Shop');
    await list('of nowhere known', 'Nowhere at all', 'Greater Accra');
    await list('of Damongo', 'Damongo', 'Savannah');
    const names = async () => (await similar(office)).body.map(({ name }: Named) => name);
    expect(await names()).toEqual(['of Tesano', 'of Ho', 'of Damongo']);
    await efie.connection.pool.query("update listings set status = 'rented' where name = 'of Ho'");
    expect(await names()).toEqual(['of Tesano', 'of Damongo', 'of nowhere known']);
  });
});

import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FacetsResponse } from '#domain/facets/schema.ts';
import { foldFacets, indexFacets } from '#server/testing/indexed-facets.ts';
import { carRow, photographed, propertyRow } from '#server/testing/listed-rows.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();
let agent: string;
let property: string;
let car: string;

beforeEach(async () => {
  await sql('truncate listings cascade');
  agent = (await signedInAs(efie.platform, 'Agent')).id;
  property = await propertyRow(efie.platform, agent, { location: 'Osu' });
  car = await carRow(efie.platform, agent, { brand: 'Kia' });
  await propertyRow(efie.platform, agent, { location: 'Tema', region: 'Volta' });
  await carRow(efie.platform, agent, { brand: 'Honda' });
  await indexFacets(efie.platform);
});

const sql = async (text: string, ...values: unknown[]) =>
  (await efie.connection.pool.query(text, values)).rows;

const facets = async (url: string): Promise<FacetsResponse> => {
  const response = await efie.app.inject({ url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<FacetsResponse>();
};
const ofProperties = (query = '') => facets(`/api/properties/facets?${query}`);
const ofCars = (query = '') => facets(`/api/cars/facets?${query}`);

/** Makes a change, and looks at the counts before it is in the index and after. */
async function changed(change: () => Promise<unknown>, look: () => Promise<unknown>) {
  await change();
  const before = await look();
  await foldFacets(efie.platform);
  expect(await sql('select from facets.changes')).toEqual([]);
  expect(await look()).toEqual(before);
  return before;
}

test('counts are those of the bits, and not of the listings', async () => {
  await sql(`delete from facets.bits where key = '.condition=Renovated'`);
  expect((await ofProperties()).condition).toMatchObject({ Renovated: 0 });
});

test('one that is listed is counted at once', async () => {
  const look = async () => (await ofProperties()).location;
  expect(await look()).toEqual({ Osu: 1, Tema: 1 });
  const list = () => propertyRow(efie.platform, agent, { location: 'Ho' });
  expect(await changed(list, look)).toEqual({ Ho: 1, Osu: 1, Tema: 1 });
});

test('one that is changed and one that is listed beside it', async () => {
  const both = async () => {
    await sql(`update listings set condition = 'Old House' where id = $1`, property);
    await propertyRow(efie.platform, agent);
  };
  const look = async () => (await ofProperties()).condition;
  expect(await changed(both, look)).toMatchObject({ 'Old House': 1, Renovated: 2 });
});

test('more than its chunk has room for', async () => {
  const list = () =>
    sql(
      `insert into listings (id, kind, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype)
        select gen_random_uuid(), kind, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype
        from listings, generate_series(1, 700) where id = $1`,
      property,
    );
  const look = async () => (await ofProperties()).location;
  expect(await changed(list, look)).toEqual({ Osu: 701, Tema: 1 });
});

describe('who leaves the lists is counted no more, and again when coming back', () => {
  test.each([
    ['deleted', 'deleted_at = now()', 'deleted_at = null'],
    [
      'paused',
      `paused_at = now(), pause_reason = 'by-lister'`,
      'paused_at = null, pause_reason = null',
    ],
    [
      'hidden by an Admin',
      `paused_at = now(), pause_reason = 'moderation', moderation = 'hidden', moderation_at = now()`,
      `paused_at = null, pause_reason = null, moderation = 'live'`,
    ],
    [
      'withheld of somebody who is suspended',
      'deleted_at = now(), withheld = true',
      'deleted_at = null, withheld = false',
    ],
  ])('%s', async (_, leaves, comes) => {
    const set = (columns: string) => async () => {
      await sql(`update listings set ${columns} where id = any($1)`, [property, car]);
    };
    const look = async () => [(await ofProperties()).location, (await ofCars()).brand];
    expect(await changed(set(leaves), look)).toEqual([{ Tema: 1 }, { Honda: 1 }]);
    expect(await changed(set(comes), look)).toEqual([
      { Osu: 1, Tema: 1 },
      { Honda: 1, Kia: 1 },
    ]);
  });

  test('removed from the database', async () => {
    const remove = () => sql('delete from listings where id = $1', property);
    expect(await changed(remove, async () => (await ofProperties()).location)).toEqual({ Tema: 1 });
  });
});

test('one that moves to another region is counted there', async () => {
  const move = () => sql(`update listings set region = 'Oti' where id = $1`, property);
  const look = async () => [
    (await ofProperties()).region,
    (await ofProperties('region=Oti')).location,
  ];
  const [regions, towns] = (await changed(move, look)) as FacetsResponse[];
  expect(regions).toMatchObject({ Oti: 1, Volta: 1, 'Greater Accra': 0 });
  expect(towns).toEqual({ Osu: 1 });
});

test('a lister of another kind from then on', async () => {
  const become = () => sql(`update users set role = 'Property Owner' where id = $1`, agent);
  const look = async () => [(await ofProperties()).lister, (await ofCars()).lister];
  expect(await look()).toEqual(Array(2).fill({ agent: 2, owner: 0 }));
  expect(await changed(become, look)).toEqual(Array(2).fill({ agent: 0, owner: 2 }));
});

test('photos and videos that come and go', async () => {
  const look = async () =>
    [await ofProperties(), await ofCars()].map(({ photos, video }) => [photos, video]);
  const come = () => photographed(efie.platform, { property, car });
  // The car has no video.
  expect(await changed(come, look)).toEqual([
    [{ yes: 1 }, { yes: 1 }],
    [{ yes: 1 }, { yes: 0 }],
  ]);
  const go = async () => {
    await sql('delete from listing_photos');
    await sql('update listings set video_key = null');
  };
  expect(await changed(go, look)).toEqual(Array(2).fill([{ yes: 0 }, { yes: 0 }]));
});

test('what changes nothing that is counted leaves no note', async () => {
  await sql(
    `update listings set rating_total = 5, rating_count = 1, updated_at = now() where kind = 'property'`,
  );
  await sql('update users set updated_at = now()');
  expect(await sql('select from facets.changes')).toEqual([]);
});

test('after all listings were replaced, as a restore does, these are counted', async () => {
  await sql('truncate listings cascade');
  expect((await ofProperties()).location).toEqual({});
  await sql('alter table listings disable trigger user');
  await sql(
    `insert into listings (id, kind, lister_id, name, price_pesewas, location, address, region, condition, property_type, subtype, search_text)
      values ($1, 'property', $2, 'Restored', 1, 'Wa', '', 'Upper West', 'Renovated', 'PropertySales', 'Land', '')`,
    uuid(),
    agent,
  );
  await sql('alter table listings enable trigger user');
  expect((await ofProperties()).location).toEqual({ Wa: 1 });
  await foldFacets(efie.platform);
  expect((await ofProperties()).location).toEqual({ Wa: 1 });
});

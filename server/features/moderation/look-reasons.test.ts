import { beforeAll, describe, expect, test } from 'vitest';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { PROPERTY_FORM, uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { countPricesJob } from './count-prices-job.ts';

const efie = bootTestApp();
let admin: TestPerson;
let lister: TestPerson;
let guest: TestPerson;

const LAND = { region: 'Volta', property_type: 'PropertySales', subtype: 'Land', location: 'Ho' };
const LAND_FORM = {
  ...PROPERTY_FORM,
  region: 'Volta',
  propertyType: 'PropertySales',
  saleType: 'Land',
  shortStayType: '',
  location: 'Ho',
};
const countPrices = () => countPricesJob(efie.platform).run({}, {} as never);

const found = async (because: string, query = ''): Promise<Record<string, unknown>[]> => {
  const response = await efie.app.inject({
    url: `/api/admin/moderation?limit=100&because=${because}${query}`,
    headers: admin.headers,
  });
  expect(response.statusCode).toBe(200);
  return response.json();
};

const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ _id }) => _id);

beforeAll(async () => {
  admin = await signedInAs(efie.platform, 'Admin');
  lister = await signedInAs(efie.platform, 'Agent');
  guest = await signedInAs(efie.platform, 'Agent');
});

describe('prices far from the usual ones', () => {
  beforeAll(async () => {
    for (let n = 1; n <= 60; n += 1) {
      await propertyRow(efie.platform, guest.id, { ...LAND, price_pesewas: 10_000_000 + n });
    }
  });

  test('are found among all listings, also approved ones, with the reason', async () => {
    const cheap = await propertyRow(efie.platform, lister.id, {
      ...LAND,
      price_pesewas: 4_900_000,
    });
    const fair = await propertyRow(efie.platform, lister.id, { ...LAND, price_pesewas: 5_100_000 });
    const dear = await propertyRow(efie.platform, lister.id, {
      ...LAND,
      price_pesewas: 99_000_000,
    });
    const elsewhere = { ...LAND, location: 'Keta', price_pesewas: 100 };
    const far = await propertyRow(efie.platform, lister.id, elsewhere);
    const house = await propertyRow(efie.platform, lister.id, {
      ...LAND,
      subtype: 'Houses For Sale',
      price_pesewas: 100,
    });
    await countPrices();
    const rows = await found('far-price');
    expect(idsOf(rows)).toEqual([far, dear, cheap]);
    expect(rows[2]).toMatchObject({
      state: 'live',
      since: null,
      usualPrices: { place: 'Ho', low: 100_000.02, high: 100_000.58, listings: 63 },
    });
    // Keta has too few listings to compare with, so its region is used.
    expect(rows[0]).toMatchObject({ usualPrices: { place: 'Volta' } });
    expect(idsOf(await found('far-price', '&sort=oldest'))).toEqual([cheap, dear, far]);
    expect(idsOf(await found('far-price', '&kind=car'))).toEqual([]);
    expect(idsOf(rows)).not.toContain(fair);
    expect(idsOf(rows)).not.toContain(house);

    const csv = await efie.app.inject({
      url: '/api/admin/moderation.csv?because=far-price',
      headers: admin.headers,
    });
    expect(csv.payload).toContain('₵49,000.00; 9 in 10 similar listings in Ho ask ₵100,000.02');

    await efie.connection.pool.query('update listings set deleted_at = now() where id = $1', [
      dear,
    ]);
    await efie.connection.pool.query('update listings set price_pesewas = 9000000 where id = $1', [
      far,
    ]);
    await countPrices();
    expect(idsOf(await found('far-price'))).toEqual([cheap]);
  });

  test('are noted when a listing is added or changed', async () => {
    const home = await uploadedProperty(efie, lister, { ...LAND_FORM, price: '9' });
    expect(idsOf(await found('far-price'))).toContain(home);
    const mended = await efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${home}`,
      headers: lister.headers,
      payload: { ...LAND_FORM, price: '99000' },
    });
    expect(mended.statusCode).toBe(200);
    expect(idsOf(await found('far-price'))).not.toContain(home);
  });

  test('leave out relocation vehicles, whose prices are not shown', async () => {
    for (let n = 1; n <= 20; n += 1) await carRow(efie.platform, guest.id);
    const [car, truck] = [
      await carRow(efie.platform, lister.id, { price_pesewas: 100 }),
      await carRow(efie.platform, lister.id, { price_pesewas: 100, name: 'Small truck' }),
    ];
    await countPrices();
    const ids = idsOf(await found('far-price', '&kind=car'));
    expect(ids).toContain(car);
    expect(ids).not.toContain(truck);
  });
});

test('both listings of a pair with similar photos are found among all listings', async () => {
  const [first, second] = [
    await propertyRow(efie.platform, guest.id),
    await propertyRow(efie.platform, lister.id),
  ];
  const car = await carRow(efie.platform, lister.id);
  const [own, other] = ['a', 'b'].map((digit) => digit.repeat(32));
  const { pool } = efie.connection;
  await pool.query(
    `insert into photos (key, mime, bytes, width, height)
     values ($1, 'image/jpeg', 1, 320, 240), ($2, 'image/jpeg', 1, 320, 240)`,
    [own, other],
  );
  const pair = (later: string) =>
    pool.query(
      `insert into similar_photos (photo_key, listing_id, lister_id, earlier_photo_key, earlier_listing_id, earlier_lister_id, distance)
       values ($1, $2, $3, $4, $5, $6, 3)`,
      [own, later, lister.id, other, first, guest.id],
    );
  await pair(second);
  await pair(car);
  const rows = await found('similar-photos');
  expect(idsOf(rows)).toEqual([car, second, first]);
  expect(rows[1]).toMatchObject({
    since: null,
    similar: [{ kind: 'property', photo: { key: other }, ownPhoto: { key: own } }],
  });
  expect(idsOf(await found('similar-photos', '&kind=car'))).toEqual([car]);
  // The file counts all of them, and no deleted one.
  const linesOf = async () => {
    const url = '/api/admin/moderation.csv?because=similar-photos';
    const { payload } = await efie.app.inject({ url, headers: admin.headers });
    return payload.trim().split('\r\n').slice(1);
  };
  expect((await linesOf()).map((line) => [line.split(',')[0], line.split(',').at(-1)])).toEqual([
    [car, '1'],
    [second, '1'],
    [first, '2'],
  ]);
  await pool.query('update listings set deleted_at = now() where id = $1', [car]);
  expect((await linesOf()).map((line) => line.split(',').at(-1))).toEqual(['1', '1']);
  await pool.query('update listings set deleted_at = now() where id = $1', [first]);
  expect(idsOf(await found('similar-photos'))).toEqual([]);
});

test('a file has every listing once, however many batches it is read in', async () => {
  const { pool } = efie.connection;
  const name = `Batch ${lister.id}`;
  const seed = await carRow(efie.platform, lister.id, { name });
  const { rows: columns } = await pool.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'listings' and table_schema = 'public' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const { names } = columns[0];
  await pool.query('update listings set moderation_at = now() where id = $1', [seed]);
  // Each row fires triggers, and a statement has 30 seconds, on a busy machine too.
  for (let copies = 0; copies < 2100; copies += 300) {
    await pool.query(
      `insert into listings (id, ${names})
       select gen_random_uuid(), ${names} from listings cross join generate_series(1, 300) where id = $1`,
      [seed],
    );
  }
  await pool.query(
    `insert into far_prices (listing_id, place, low_pesewas, high_pesewas, listings)
     select id, 'Ho', 1, 2, 40 from listings where name = $1`,
    [name],
  );
  for (const query of ['', '&because=far-price']) {
    const url = `/api/admin/moderation.csv?search=${encodeURIComponent(name)}${query}`;
    const { payload } = await efie.app.inject({ url, headers: admin.headers });
    const ids = payload
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(new Set(ids).size, query).toBe(2101);
    expect(ids, query).toHaveLength(2101);
    expect(ids, query).toEqual(ids.toSorted().toReversed());
  }
});

import { beforeAll, expect, test } from 'vitest';
import type { ListingsMap } from '#domain/places/listings-map-schema.ts';
import { carRow, propertyRow } from '#server/testing/listed-rows.ts';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs, type TestPerson } from '#server/testing/people.ts';
import { oneOf } from '#server/testing/random-searches.ts';
import { seeded } from '#server/testing/seeded.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ keepsResponses: true });
const random = seeded(36);
let agent: TestPerson;

beforeAll(async () => {
  agent = await signedInAs(efie.platform, 'Agent');
});

const run = (text: string, values: unknown[] = []) => efie.connection.pool.query(text, values);

/** The stored points, and the points that a count of all listings gives. */
async function points() {
  const kept = await run(
    'select kind, family, near_lat, near_lng, listings, min_pesewas, max_pesewas from listing_points order by 1, 2, 3, 4',
  );
  const counted = await run(`
    select kind, family, near_lat, near_lng, count(*)::integer as listings,
      min(price) as min_pesewas, max(price) as max_pesewas
    from (
      select kind, family, near_lat, near_lng, price_pesewas as price
      from listings, lateral (values (''), (property_type), (subtype)) as of (family)
      where kind = 'property' and deleted_at is null
      union all
      select kind, family, near_lat, near_lng, case when relocation then null else price_pesewas end
      from listings, lateral (values (''), (case when relocation then 'relocation' else 'regular' end)) as of (family)
      where kind = 'car' and deleted_at is null
    ) as listing where near_lat is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  return { kept: kept.rows, counted: counted.rows };
}

const SUBTYPES = [
  ['Short-Stay', 'Hotels'],
  ['PropertyRentals', 'Apartments'],
  ['PropertyRentals', 'Office'],
] as const;
const place = () => ({ lat: 5.6 + Math.floor(random() * 3) / 100, lng: -0.2 });
const price = () => 100 + Math.floor(random() * 5);

test('stored points equal a fresh count after any statements', async () => {
  const { db } = efie.platform;
  for (let n = 0; n < 60; n += 1) {
    const [property_type, subtype] = oneOf(random, SUBTYPES);
    const details = { ...place(), price_pesewas: price() };
    await propertyRow(efie.platform, agent.id, { ...details, property_type, subtype });
    await carRow(efie.platform, agent.id, {
      ...details,
      car_type: oneOf(random, ['Saloon', 'Truck']),
    });
  }
  const statements = [
    () =>
      run(`update listings set price_pesewas = $1 where kind = 'property' and random() < 0.1`, [
        price(),
      ]),
    () =>
      run(`update listings set price_pesewas = $1 where kind = 'car' and random() < 0.1`, [
        price(),
      ]),
    () =>
      run(`update listings set lat = $1 where kind = 'property' and random() < 0.1`, [place().lat]),
    () => run(`update listings set lat = null, lng = null where kind = 'car' and random() < 0.05`),
    () =>
      run(`update listings set lat = $1, lng = -0.2 where kind = 'car' and lat is null`, [
        place().lat,
      ]),
    () =>
      run(
        `update listings set pin_lat = $1, pin_lng = -0.3 where kind = 'property' and random() < 0.05`,
        [place().lat],
      ),
    () =>
      run(
        `update listings set pin_lat = null, pin_lng = null where kind = 'property' and random() < 0.5`,
      ),
    () =>
      run(
        `update listings set subtype = 'Houses' where kind = 'property' and subtype = 'Apartments' and random() < 0.2`,
      ),
    () => run(`update listings set car_type = 'Truck' where kind = 'car' and random() < 0.1`),
    () => run(`update listings set car_type = 'Saloon' where kind = 'car' and random() < 0.1`),
    () => run(`update listings set deleted_at = now() where kind = 'property' and random() < 0.05`),
    () => run(`update listings set deleted_at = null where kind = 'property' and random() < 0.5`),
    () =>
      run(
        `update listings set status = 'sold', rating_total = 5, rating_count = 1 where kind = 'property'`,
      ),
    () => run(`delete from listings where kind = 'car' and random() < 0.03`),
    () => run(`delete from listings where kind = 'property' and random() < 0.03`),
  ];
  for (let n = 0; n < 150; n += 1) {
    await oneOf(random, statements)();
    if (n % 10 > 0) continue;
    const { kept, counted } = await points();
    expect(kept).toEqual(counted);
  }
  await db.deleteFrom('listings').where('kind', '=', 'car').execute();
  await run('truncate listings cascade');
  expect((await points()).kept).toEqual([]);
});

test('listings that come and go at one point at once are all counted', async () => {
  const at = { lat: 5.55, lng: -0.185 };
  const some = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      propertyRow(efie.platform, agent.id, { ...at, price_pesewas: 1_000 + n }),
    ),
  );
  await Promise.all([
    // The cheapest and the most expensive go, others come, and some change their price.
    ...some.slice(0, 5).map((id) => run('delete from listings where id = $1', [id])),
    ...some
      .slice(15)
      .map((id) => run('update listings set deleted_at = now() where id = $1', [id])),
    ...some
      .slice(5, 10)
      .map((id, n) => run('update listings set price_pesewas = $2 where id = $1', [id, 500 - n])),
    ...Array.from({ length: 10 }, (_, n) =>
      propertyRow(efie.platform, agent.id, { ...at, price_pesewas: 2_000 + n }),
    ),
  ]);
  const { kept, counted } = await points();
  expect(kept).toEqual(counted);
  expect(kept[0]).toMatchObject({ listings: 20, min_pesewas: 496, max_pesewas: 2_009 });
  await run('truncate listings cascade');
});

test('deleting two listings at once leaves the price of the third', async () => {
  const at = { lat: 5.55, lng: -0.185 };
  const [low, middle, high] = await Promise.all(
    [1, 2, 3].map((n) => propertyRow(efie.platform, agent.id, { ...at, price_pesewas: n })),
  );
  const [one, other] = await Promise.all([
    efie.connection.pool.connect(),
    efie.connection.pool.connect(),
  ]);
  try {
    await one.query('begin');
    await other.query('begin');
    await one.query('delete from listings where id = $1', [low]);
    const waiting = other.query('delete from listings where id = $1', [high]);
    await one.query('commit');
    await waiting;
    await other.query('commit');
  } finally {
    one.release();
    other.release();
  }
  const { rows } = await run(
    "select listings, min_pesewas, max_pesewas from listing_points where family = ''",
  );
  expect(rows).toEqual([{ listings: 1, min_pesewas: 2, max_pesewas: 2 }]);
  expect(middle).toBeDefined();
});

test('a cached map changes once a listing is added', async () => {
  const map = async () =>
    (await efie.app.inject('/api/properties/map?zoom=10')).json<ListingsMap>();
  const before = (await map()).total;
  await uploadedProperty(efie, agent);
  await expect.poll(async () => (await map()).total).toBe(before + 1);
});

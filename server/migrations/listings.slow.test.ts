import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { BREAKS_CONNECTIONS } from '#server/testing/unexpected-fatal-lines.ts';
import { migrations } from './index.ts';

/** The last migration of a version that had homes and cars in two tables. */
const BEFORE = '0090-alerts-by-lists';
const PASSWORD = 'a password of the version before';
/** So many of each; with thirty times as many it takes some minutes. */
const ROWS = 300;

const efie = bootTestApp();
const postgres = inject('postgres');
const database = `${BREAKS_CONNECTIONS}${randomUUID().replaceAll('-', '')}`;
let admin: DatabaseConnection;
let old: DatabaseConnection;

beforeEach(async () => {
  admin = openDatabase({ ...postgres, database: 'postgres', max: 1 }, () => {});
  await admin.pool.query(`create database ${database}`);
  old = openDatabase({ ...postgres, database, statement_timeout: 0 }, () => {});
  const upToIt = Object.entries(migrations).filter(([name]) => name <= BEFORE);
  await migrate(old, Object.fromEntries(upToIt));
  await fill();
});
afterEach(async () => {
  await old.close();
  await dropDatabase(admin, database);
  await admin.close();
});

const run = (text: string, values: unknown[] = []) => old.pool.query(text, values);

const ids = (table: string) =>
  `(select array_agg(id order by id) as ids, count(*)::int as count from ${table})`;

/** Rows of every table that speaks of listings, as different as a hash makes them: every second of all has what may be left out. */
async function fill(): Promise<void> {
  await run(
    `insert into users (id, role, email, password_hash, firstname, lastname, phone_number, location)
      select gen_random_uuid(), case n % 3 when 0 then 'Customer' when 1 then 'Agent' else 'Property Owner' end,
        'person' || n || '@efie.test', $1, 'Esi ' || n, 'Owusu', '024' || lpad(n::text, 7, '0'), 'Accra'
      from generate_series(1, 300) n`,
    [await hash(PASSWORD)],
  );
  await run(
    `insert into photos (key, status, mime, bytes, width, height, widths, formats)
      select md5(n::text), 'ready', 'image/jpeg', n, 640, 480, '{320,640}', '{webp,jpeg}' from generate_series(1, 8) n`,
  );
  for (const { key } of (await run('select key from photos')).rows) {
    await efie.platform.storage.put('private', `originals/${key}`, Buffer.from('photo'));
  }
  await run(
    `insert into videos (key, mime, extension, bytes) select md5('video' || n), 'video/mp4', 'mp4', n from generate_series(1, 4) n`,
  );
  const shared = `gen_random_uuid(), people.ids[1 + n % people.count], 'Number ' || n || ' ' || md5(n::text), md5('about' || n) || ' two bedroom',
    abs(hashtext(n::text)) % 100000000, 'Town ' || n % 40,
    (array['Greater Accra', 'Ashanti', 'Volta', 'Oti'])[1 + n % 4],
    case when n % 2 = 0 then 5.5 + (n % 100) / 50.0 end, case when n % 2 = 0 then -1.5 + (n % 70) / 50.0 end,
    case when n % 4 = 0 then 5.6 end, case when n % 4 = 0 then -0.2 end, n % 8 = 0,
    case when n % 7 = 0 then md5('video' || 1 + n % 4) end,
    now() - n * interval '1 minute', case when n % 11 = 0 then now() end,
    case when n % 13 = 0 then now() end, case when n % 13 = 0 then 'by-lister' end,
    jsonb_build_object('bedrooms', n % 6, 'furnishing', 'furnished')`;
  const columns = `lat, lng, pin_lat, pin_lng, pin_shown, video_key, created_at, deleted_at, paused_at, pause_reason, facts`;
  await run(
    `insert into properties (id, lister_id, name, description, price_pesewas, location, region, ${columns},
        address, condition, status, property_type, subtype, rating_total, rating_count)
      select ${shared}, n || ' Road', (array['Newly built', 'Renovated', 'Virgin Land'])[1 + n % 3],
        (array['available', 'rented', 'sold'])[1 + n % 3], (array['Short-Stay', 'PropertyRentals', 'PropertySales'])[1 + n % 3],
        (array['Hotels', 'Shop', 'Land'])[1 + n % 3], n % 50, 10
      from generate_series(1, ${ROWS}) n, ${ids('users')} people`,
  );
  await run(
    `insert into cars (id, owner_id, name, description, price_pesewas, location, region, ${columns},
        condition, brand, model, year, mileage, transmission, fuel_type, car_type, registration_number, user_name, user_email,
        phone, available_from, driver_name, driver_email, driver_contact, city_or_town, relocation_request)
      select ${shared}, (array['New', 'Used', 'Fair'])[1 + n % 3], 'Brand ' || n % 9, 'Model ' || n % 30, 1990 + n % 30, n,
        (array['Manual', 'Automatic'])[1 + n % 2], (array['Petrol', 'Diesel', 'Electric', 'Hybrid'])[1 + n % 4],
        (array['Saloon', 'Truck', 'SUV'])[1 + n % 3], 'GR ' || n, 'Esi', 'esi@efie.test', '0241111111', now(), 'Kofi',
        case when n % 2 = 0 then 'kofi@efie.test' end, '0242222222', 'Tema',
        case when n % 3 = 1 then jsonb_build_object('userName', 'Esi ' || n) end
      from generate_series(1, ${ROWS}) n, ${ids('users')} people`,
  );
  for (const [table, column, kind] of [
    ['properties', 'property_id', 'property'],
    ['cars', 'car_id', 'car'],
  ]) {
    const listings = `generate_series(1, ${ROWS}) n, ${ids(table ?? '')} listings, ${ids('users')} people`;
    const one = 'listings.ids[1 + n % listings.count]';
    await run(
      `insert into ${kind}_photos (${column}, position, photo_key) select ${one}, n / listings.count, md5((1 + n % 8)::text) from ${listings}
        on conflict do nothing`,
    );
    await run(
      `insert into favourites (user_id, ${column}, note, kept_at)
        select people.ids[1 + n * 7 % people.count], ${one}, 'Note ' || n, now() - n * interval '1 second' from ${listings}
        on conflict do nothing`,
    );
    await run(
      `insert into enquiries (id, ${column}, lister_id, sender_id, message, phone_number, created_at)
        select gen_random_uuid(), ${one}, people.ids[1], people.ids[2 + n % (people.count - 1)], 'Message ' || n, '0243333333', now() - n * interval '1 hour'
        from ${listings}`,
    );
    await run(
      `insert into far_prices (${column}, place, low_pesewas, high_pesewas, listings) select id, location, 1, 2, 3 from ${table}`,
    );
    await run(
      `insert into similar_photos (photo_key, ${column}, lister_id, earlier_photo_key, earlier_${column}, earlier_lister_id, distance)
        select md5((1 + n % 8)::text), ${one}, people.ids[1], md5((1 + n % 7)::text), listings.ids[1 + (n + 1) % listings.count], people.ids[2], n % 9
        from ${listings} on conflict do nothing`,
    );
  }
  await run(
    `insert into comments (id, property_id, user_id, body, rating)
      select gen_random_uuid(), homes.ids[1 + n % homes.count], people.ids[1 + n % people.count], 'Comment ' || n, 1 + n % 5
      from generate_series(1, ${ROWS}) n, ${ids('properties')} homes, ${ids('users')} people`,
  );
  await run(
    `insert into bookings (id, property_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas, total_pesewas, status)
      select gen_random_uuid(), homes.ids[1 + n % homes.count], people.ids[1 + n % people.count], 'Esi', 'esi@efie.test', '0244444444',
        date '2030-01-01' + n, date '2030-01-03' + n, 100, 200, 'completed'
      from generate_series(1, ${ROWS}) n, ${ids('properties')} homes, ${ids('users')} people`,
  );
}

/** Columns that bookings have had since. */
const SINCE = [
  'unit',
  'held_until',
  'guests',
  'lines',
  'night_pesewas',
  'deposit_pesewas',
  'cancellation_policy',
  'rules_version',
  'answer_by',
  'request_cause',
  'accepted_by',
  'accepted_at',
  'arrived_at',
  'ended_how',
  'ended_on',
  'sequence',
  'moved_at',
  'reviews_asked_at',
  'offered_change',
]
  .map((column) => `'${column}'`)
  .join(', ');

/** Tables that are made of others, and those whose rows are compared by what they became. */
const NOT_AS_THEY_WERE = ['properties', 'cars', 'property_photos', 'car_photos', 'listing_points'];

test('homes and cars become listings, and nothing that anyone wrote is lost or changed', async () => {
  const { rows: tables } = await run(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  for (const { name } of tables) await run(`create table before_${name} as table ${name}`);
  await migrate(old, migrations);

  const lost = async (text: string) => (await run(text)).rows;
  // A home or a car has all its columns still, under the same id.
  const kinds = { properties: ['property', 'lister_id'], cars: ['car', 'owner_id'] } as const;
  for (const [table, [kind, lister]] of Object.entries(kinds)) {
    expect(
      await lost(`
        select before_it.id from before_${table} as before_it full join (select * from listings where kind = '${kind}') as listing using (id)
        where listing.id is null or before_it.id is null or listing.lister_id <> before_it.${lister}
          or not to_jsonb(listing) @> (to_jsonb(before_it) - 'owner_id') or listing.facts <> before_it.facts
          or listing.fact_keys <> before_it.fact_keys`),
    ).toEqual([]);
  }
  expect(
    await lost(`
      (select property_id, position, photo_key from before_property_photos union all select car_id, position, photo_key from before_car_photos)
      except all select listing_id, position, photo_key from listing_photos`),
  ).toEqual([]);
  // What is counted of where listings are is counted alike.
  expect(
    await lost(`
      select case list when 'cars' then 'car' else 'property' end as kind, family, near_lat, near_lng, listings, min_pesewas, max_pesewas
        from before_listing_points except all select * from listing_points`),
  ).toEqual([]);
  for (const { name } of tables) {
    if (NOT_AS_THEY_WERE.includes(name)) continue;
    const whole = (table: string) =>
      `select to_jsonb(one) - array['property_id', 'car_id', 'earlier_property_id', 'earlier_car_id', ${SINCE}]
        || case when to_jsonb(one) ? 'property_id' and not to_jsonb(one) ? 'listing_id'
          then jsonb_build_object('listing_id', to_jsonb(one) -> 'property_id') else '{}' end from ${table} as one`;
    expect(
      await lost(
        `(${whole(`before_${name}`)} except all ${whole(name)}) union all (${whole(name)} except all ${whole(`before_${name}`)}) limit 1`,
      ),
      name,
    ).toEqual([]);
  }
  const { rows } = await run(
    `select (select count(*)::int from favourites) as favourites, (select count(*)::int from conversations) as conversations,
      (select count(*)::int from similar_photos) as similar, (select count(*)::int from listing_photos) as photos`,
  );
  expect(Math.min(...Object.values<number>(rows[0]))).toBeGreaterThanOrEqual(ROWS);
});

test('a start migrates a database of the previous version and serves what it had', async () => {
  const { rows } = await run(
    `select properties.id as home, cars.id as car, properties.name, users.email from properties
      join users on users.id = lister_id, cars
      where properties.name like 'Number 2 %' and cars.name like 'Number 4 %'`,
  );
  const { home, car, name, email } = rows[0];
  const server = await startServerProcess({ connection: old, dataDir: efie.dataDir });
  onTestFinished(() => server.kill());
  const call = async (path: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined;
    const response = await fetch(`${server.origin}/api${path}`, { headers });
    expect([path, response.status]).toEqual([path, 200]);
    return response.json();
  };
  expect(await call(`/properties/${home}`)).toMatchObject({ name, averageRating: 0.2 });
  expect(await call(`/properties?search=${name.split(' ')[2]}`)).toMatchObject([{ _id: home }]);
  expect(await call(`/cars/${car}`)).toMatchObject({ brand: 'Brand 4' });
  const login = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(login.status).toBe(200);
  const { token } = (await login.json()) as { token: string };
  expect(await call('/User/favourites', token)).not.toHaveLength(0);
});

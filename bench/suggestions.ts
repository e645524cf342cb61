import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform, LISTER } from './list-latency.ts';
import { percentile } from './statistics.ts';

const LISTINGS = 100_000;
const ROUNDS = 15;

/** What is typed so far, by what is hard about it. */
const TYPED = {
  'one letter': ['a', 's', 't'],
  'a frequent word': ['guest', 'two', 'apartment', 'near', 'accra'],
  'several words': ['guest house lab', 'two bedroom apartment near', 'flat north'],
  'a rare word': ['99999', 'model 77', 'suburbcd'],
  'a near spelling': ['apartmnet', 'suburcab', 'spintx labon'],
  nothing: ['zebra', 'q z x w v u t s', 'zz zebra house'],
} as const;

/** Milliseconds of suggestions, in process, one after another. */
export async function measureSuggestions(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(LISTINGS);
    await addCarsAndPlaces(connection);
    const app = await createApp(benchPlatform(connection));
    const all: number[] = [];
    const rows: [string, string, string][] = [];
    for (const [kind, texts] of Object.entries(TYPED)) {
      const times: number[] = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        for (const text of texts) {
          // A commit, so that PostgreSQL is measured and not what was kept of the last round.
          await connection.pool.query('update users set updated_at = now() where email = $1', [
            LISTER,
          ]);
          const start = performance.now();
          const url = `/api/suggestions?search=${encodeURIComponent(text)}`;
          const response = await app.inject({ url });
          if (response.statusCode !== 200)
            throw new Error(`${url} responded with ${response.statusCode}`);
          if (round >= 0) times.push(performance.now() - start);
        }
      }
      rows.push([`suggestions for ${kind}`, figure(times), '']);
      all.push(...times);
    }
    await app.close();
    const what = `suggestions at ${LISTINGS.toLocaleString('en')} homes and a quarter as many cars, p50 and p99`;
    return [[what, figure(all), 'p99 ≤ 50 ms'], ...rows];
  } finally {
    await postgres.stop();
  }
}

const figure = (times: readonly number[]) =>
  `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms`;

/** The generator's listings are all in one town: more places than a country has, and cars of many models. */
async function addCarsAndPlaces({ pool }: DatabaseConnection): Promise<void> {
  await pool.query(
    `insert into cars (id, owner_id, name, description, price_pesewas, brand, model, year, mileage, location, region,
       condition, transmission, fuel_type, car_type, registration_number, user_name, user_email, phone, available_from,
       driver_name, driver_email, driver_contact, city_or_town)
     select gen_random_uuid(), u.id, brand || ' Model ' || n % 100 || ' number ' || n, 'Clean, duty paid.', 1000000 + n,
       brand, 'Model ' || n % 100, 2000 + n % 25, n, 'Accra', 'Greater Accra', 'Used', 'Manual', 'Petrol', 'Saloon', 'GR 1-20',
       'Kofi', 'kofi@bench.example', '+233244000000', now(), 'Kofi', 'kofi@bench.example', '+233244000000', 'Accra'
     from generate_series(1, $1::integer) n,
       lateral (select (array['Toyota', 'Kia', 'Nissan', 'Ford', 'Honda'])[1 + n % 5] as brand) as made,
       (select id from users where email = $2) u`,
    [LISTINGS / 4, LISTER],
  );
  await pool.query(
    `insert into suggestion_terms (kind, list, brand, key, term, listings)
     select 'place', list, '', lower(name), name, 1 + n % 50 from generate_series(0, 4999) n,
       lateral (select (array['North', 'South', 'East', 'West', 'Suburb' || translate(n::text, '0123456789', 'abcdefghij')])[1 + n % 5]
         || ' ' || chr(97 + n % 26) || md5(n::text) as name) as named,
       unnest(array['Apartments', 'Land', 'cars']) as list`,
  );
  await pool.query('select count_search_vocabulary()');
  await pool.query(
    `insert into search_vocabulary (word) select distinct word from suggestion_terms,
       regexp_split_to_table(search_fold(term), '[^a-z0-9]+') as word where word ~ '^[a-z]{3,30}$' on conflict do nothing`,
  );
  await pool.query('vacuum analyze');
}

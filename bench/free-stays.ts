import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform, LISTER } from './list-latency.ts';
import { percentile } from './statistics.ts';

const SIZES = [10_000, 1_000_000];
const ROUNDS = 20;
const SORTS = ['newest', 'price-asc', 'price-desc'];

/** Days from today: a usual week, of which each stay has half taken, and one in which nearly everything is. */
const USUAL = [10, 13] as const;
const CROWDED = [62, 65] as const;

const FILTERS = [
  'propertyType=Short-Stay',
  'subtype=Hotels&region=Volta',
  'propertyType=Short-Stay&minPrice=1000000',
  'propertyType=Short-Stay&minBedrooms=3',
  'propertyType=Short-Stay&pool=yes&minBedrooms=5',
  'subtype=Guest%20House&search=labone',
];

/** Milliseconds of lists of stays that are free on given dates, in process; and the larger size against the smaller. */
export async function measureFreeStays(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  const rows: [string, string, string][] = [];
  const p99s: number[] = [];
  try {
    for (const size of SIZES) {
      const { connection } = await postgres.withListings(size);
      await bookStays(connection);
      const app = await createApp(benchPlatform(connection));
      const times: number[] = [];
      for (const [from, to] of [USUAL, CROWDED]) {
        for (const filter of FILTERS) {
          const each: number[] = [];
          for (const sort of SORTS) {
            const url = `/api/properties?limit=24&sort=${sort}&${filter}&from=${day(from)}&to=${day(to)}`;
            for (let round = -1; round < ROUNDS; round += 1) {
              // A commit, so that PostgreSQL is measured and not what was kept of the last round.
              await connection.pool.query('update users set updated_at = now() where email = $1', [
                LISTER,
              ]);
              const start = performance.now();
              const response = await app.inject({ url });
              if (response.statusCode !== 200)
                throw new Error(`${url} responded with ${response.statusCode}`);
              if (round >= 0) each.push(performance.now() - start);
            }
          }
          process.stdout.write(
            `${size} ${filter}, in ${from} days: p50 ${percentile(each, 0.5).toFixed(1)}, p99 ${percentile(each, 0.99).toFixed(1)} ms\n`,
          );
          times.push(...each);
        }
      }
      await app.close();
      p99s.push(percentile(times, 0.99));
      rows.push([
        `stays free on given dates, p50 and p99 at ${size.toLocaleString('en')} listings`,
        `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms`,
        '',
      ]);
    }
  } finally {
    await postgres.stop();
  }
  const [small = Number.NaN, large = Number.NaN] = p99s;
  rows.push([
    'the same, p99 at the larger size against the smaller',
    (large / small).toFixed(2),
    'at most 2, or under 50 ms',
  ]);
  return rows;
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Each stay has three nights of every six taken for two months, and nineteen of twenty the week after. */
export async function bookStays({ pool }: DatabaseConnection): Promise<void> {
  const { rows } = await pool.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'bookings_never_overlap'`,
  );
  // Built once over all rows, which is much quicker than row by row.
  await pool.query('alter table bookings drop constraint bookings_never_overlap');
  await pool.query(
    `insert into bookings (id, property_id, user_id, full_name, email, phone_number, check_in, check_out, nightly_pesewas,
        total_pesewas, status)
      select gen_random_uuid(), p.id, p.lister_id, 'Esi', 'e@bench.example', '1', day, day + nights, 1, nights,
        case when nights = 3 and abs(hashtext(p.id::text || day)) % 5 = 0 then 'cancelled' else 'completed' end
      from properties p
      cross join lateral (
        select current_date + abs(hashtext(p.id::text)) % 6 + 6 * n as day, 3 as nights from generate_series(0, 8) n
        union all
        select current_date + 60, 8 where abs(hashtext(p.id::text)) % 20 > 0
      ) stay
      where p.property_type = 'Short-Stay'`,
  );
  await pool.query(`alter table bookings add constraint bookings_never_overlap ${rows[0]?.rule}`);
  await pool.query('vacuum analyze bookings');
}

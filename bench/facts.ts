import { createApp } from '#server/app.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform, LISTER } from './list-latency.ts';
import { percentile } from './statistics.ts';

const SIZES = [10_000, 1_000_000];
const ROUNDS = 20;
const SORTS = ['newest', 'price-asc', 'price-desc'];

/** Two facts at once: common ones, rare ones, some that never go together, and bounds that no index has. */
export const FACT_QUERIES = [
  'subtype=Apartments&minBedrooms=2&furnished=fully',
  'subtype=Apartments&minBedrooms=9&furnished=no,partly',
  'propertyType=Short-Stay&pool=yes&minBedrooms=5',
  'subtype=Land&title=freehold&documents=certificate',
  'region=Volta&water=borehole&furnished=partly',
  'minBedrooms=3&minFloorArea=300&maxFloorArea=320',
  'minBedrooms=3&title=freehold',
];

/** Milliseconds of lists that two facts narrow, in process, one after another; and the larger size against the smaller. */
export async function measureFacts(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  const rows: [string, string, string][] = [];
  const p99s: number[] = [];
  try {
    for (const size of SIZES) {
      const { connection } = await postgres.withListings(size);
      const app = await createApp(benchPlatform(connection));
      const times: number[] = [];
      const slowest = { url: '', p50: 0 };
      for (const url of FACT_QUERIES.flatMap((query) =>
        SORTS.map((sort) => `/api/properties?limit=24&sort=${sort}&${query}`),
      )) {
        const each: number[] = [];
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
        const p50 = percentile(each, 0.5);
        process.stdout.write(
          `${size} ${url} ${p50.toFixed(1)} ms, worst ${Math.max(...each).toFixed(1)}\n`,
        );
        if (p50 > slowest.p50) Object.assign(slowest, { url, p50 });
        times.push(...each);
      }
      await app.close();
      p99s.push(percentile(times, 0.99));
      rows.push([
        `list by two facts, p50 and p99 at ${size.toLocaleString('en')} listings`,
        `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms (slowest ${slowest.url}: ${slowest.p50.toFixed(1)} ms)`,
        '',
      ]);
    }
  } finally {
    await postgres.stop();
  }
  const [small = Number.NaN, large = Number.NaN] = p99s;
  rows.push(['the same, p99 at 1,000,000 against 10,000', (large / small).toFixed(2), 'at most 2']);
  return rows;
}

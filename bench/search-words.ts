import { createApp } from '#server/app.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform, LISTER } from './list-latency.ts';
import { percentile } from './statistics.ts';

const LISTINGS = 200_000;
const ROUNDS = 15;

/** What people type, by what is hard about it; and words that are in nearly every listing, or in none. */
export const SEARCHES = {
  'one word': ['lakeside', 'apartments', 'walled'],
  'several words': [
    'guest house labone',
    'two bedroom spintex',
    'office ashanti',
    'land for sale volta',
  ],
  numbers: ['2 bedroom', '2 bedroom dansoman', '17 house', 'house 199999', '3 bedroom'],
  'rare words': ['swimming pool', 'swimming pool volta', 'apartment zebra', 'bedroom zq'],
  'short words': [
    'a e i o u',
    'ro ad ng',
    '2 br',
    'q z',
    'a b c d e f g h i j k l m n o p',
    '1 2 3 4 5',
  ],
} as const;

/** Milliseconds of searches for words, in process, one after another, on listings that are like each other. */
export async function measureSearchWords(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(LISTINGS);
    const app = await createApp(benchPlatform(connection));
    const rows: [string, string, string][] = [];
    for (const [kind, searches] of Object.entries(SEARCHES)) {
      const times: number[] = [];
      const slowest = { search: '', p50: 0 };
      for (const search of searches) {
        const each: number[] = [];
        for (let round = -1; round < ROUNDS; round += 1) {
          // A commit, so that PostgreSQL is measured and not what was kept of the last round.
          await connection.pool.query('update users set updated_at = now() where email = $1', [
            LISTER,
          ]);
          const start = performance.now();
          const url = `/api/properties?limit=24&search=${encodeURIComponent(search)}`;
          const response = await app.inject({ url });
          if (response.statusCode !== 200)
            throw new Error(`${url} responded with ${response.statusCode}`);
          if (round >= 0) each.push(performance.now() - start);
        }
        const p50 = percentile(each, 0.5);
        if (p50 > slowest.p50) Object.assign(slowest, { search, p50 });
        times.push(...each);
      }
      const figure = `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms (slowest “${slowest.search}”: ${slowest.p50.toFixed(1)} ms)`;
      rows.push([
        `search for ${kind}, p50 and p99 at ${LISTINGS.toLocaleString('en')} listings`,
        figure,
        '',
      ]);
    }
    await app.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

import { createApp } from '#server/app.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform, LISTER } from './list-latency.ts';
import { spreadListings } from './spread-listings.ts';
import { percentile } from './statistics.ts';

const LISTINGS = 100_000;
const ROUNDS = 40;

const MADINA = 'limit=24&view=card&near=madina';

/** Lists near somewhere, as pages ask for them. */
const LISTS = {
  'within 5 km of Madina, nearest first': `${MADINA}&within=5`,
  'the same, page 20': `${MADINA}&within=5&page=20`,
  'the same of one category': `${MADINA}&within=5&subtype=Apartments`,
  'the same with two facts': `${MADINA}&within=5&bedrooms=2&furnished=fully`,
  'the same with a word': `${MADINA}&within=5&search=lakeside&sort=distance`,
  'within 5 km of Madina, newest first': `${MADINA}&within=5&sort=newest`,
  'within 25 km of Madina, nearest first': `${MADINA}&within=25`,
  'within 50 km of Wa, nearest first': 'limit=24&view=card&near=wa&within=50',
} as const;

/** Milliseconds of lists near somewhere, in process, one after another. */
export async function measureNear(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(LISTINGS);
    await spreadListings(connection);
    await connection.pool.query('vacuum full analyze properties');
    const app = await createApp(benchPlatform(connection));
    const rows: [string, string, string][] = [];
    for (const [what, query] of Object.entries(LISTS)) {
      const times: number[] = [];
      let total = '';
      for (let round = -2; round < ROUNDS; round += 1) {
        // A commit, so that PostgreSQL is measured and not what was kept of the last round.
        await connection.pool.query('update users set updated_at = now() where email = $1', [
          LISTER,
        ]);
        const start = performance.now();
        const response = await app.inject({ url: `/api/properties?${query}` });
        if (response.statusCode !== 200)
          throw new Error(`${query} responded with ${response.statusCode}`);
        if (round >= 0) times.push(performance.now() - start);
        total = String(response.headers['x-total-count']);
      }
      rows.push([
        `${what}, of ${LISTINGS.toLocaleString('en')} listings, p50 and p99`,
        `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms (${total} found)`,
        '',
      ]);
    }
    await app.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

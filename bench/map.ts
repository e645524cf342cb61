import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform, LISTER } from './list-latency.ts';
import { spreadListings } from './spread-listings.ts';
import { percentile } from './statistics.ts';

const FEW_LISTINGS = 10_000;
const MANY_LISTINGS = 1_000_000;
const ROUNDS = 40;

const ACCRA = 'bbox=-0.45,5.45,0.05,5.8&zoom=10';
const STREETS = 'bbox=-0.22,5.55,-0.17,5.6&zoom=14';

/** Words are searched for by indexes that take as long to build as all else (bench/search-words.ts). */
const SEED = { change: spreadListings, leaveOut: /search|words/ };

/** Maps as pages ask for them, and the list beside one. */
const CALLS = {
  'clusters of Ghana': '/api/properties/map?zoom=6',
  'the same of one property type': '/api/properties/map?zoom=6&propertyType=PropertyRentals',
  'clusters of Accra': `/api/properties/map?${ACCRA}`,
  'the same of one subtype': `/api/properties/map?${ACCRA}&subtype=Apartments`,
  'some streets of Accra': `/api/properties/map?${STREETS}`,
  'the same with a price': `/api/properties/map?${STREETS}&maxPrice=100000`,
  'clusters of Accra with two facts': `/api/properties/map?${ACCRA}&bedrooms=2&furnished=fully`,
  'clusters of Ghana with a region and a price':
    '/api/properties/map?zoom=6&region=Volta&maxPrice=1000000',
  'the list of Accra beside its map': `/api/properties?limit=24&view=card&${ACCRA.split('&')[0]}`,
  'the list of some streets': `/api/properties?limit=24&view=card&${STREETS.split('&')[0]}`,
} as const;

type Row = [what: string, figure: string, target: string];

/** Milliseconds of maps, in process, one after another, among few listings and among many. */
export async function measureMap(): Promise<Row[]> {
  const postgres = await startBenchPostgres();
  const timesAmong = async (listings: number) =>
    timesOf((await postgres.withListings(listings, SEED)).connection);
  try {
    const few = await timesAmong(FEW_LISTINGS);
    const many = await timesAmong(MANY_LISTINGS);
    return Object.keys(CALLS).map((what): Row => {
      const before = percentile(few.get(what) ?? [], 0.99);
      const times = many.get(what) ?? [];
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      return [
        `${what}, of ${MANY_LISTINGS.toLocaleString('en')} listings, p50 and p99`,
        `${p50.toFixed(1)} and ${p99.toFixed(1)} ms (p99 ${before.toFixed(1)} ms of ${FEW_LISTINGS.toLocaleString('en')})`,
        '≤ 2 times, or < 50 ms',
      ];
    });
  } finally {
    await postgres.stop();
  }
}

async function timesOf(connection: DatabaseConnection): Promise<Map<string, number[]>> {
  const app = await createApp(benchPlatform(connection));
  const found = new Map<string, number[]>();
  for (const [what, url] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      // A commit, so that PostgreSQL is measured and not what was kept of the last round.
      await connection.pool.query('update users set updated_at = now() where email = $1', [LISTER]);
      const start = performance.now();
      const response = await app.inject({ url });
      if (response.statusCode !== 200)
        throw new Error(`${url} responded with ${response.statusCode}`);
      if (round >= 0) times.push(performance.now() - start);
    }
    found.set(what, times);
  }
  await app.close();
  return found;
}

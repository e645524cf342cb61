import { createApp } from '#server/app.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform } from './list-latency.ts';
import { percentile } from './statistics.ts';

const SIZE = 100_000;
const ROUNDS = 30;

/** From all properties to a few. */
const FACET_QUERIES: readonly [what: string, query: string][] = [
  ['all properties', ''],
  ['a broad search', 'propertyType=PropertyRentals'],
  [
    'a broad search with three filters set',
    'propertyType=PropertyRentals&region=Volta,Oti&condition=Renovated&furnished=fully',
  ],
  ['a narrow search', 'subtype=Apartments&minPrice=1000000&maxPrice=1050000&region=Volta'],
  ['a frequent word', 'propertyType=PropertyRentals&search=guest'],
  ['a rare word', 'propertyType=Short-Stay&search=swimming'],
];

/** Milliseconds of the facets of lists, in process, one after another, and the plan of the slowest. */
export async function measureFacets(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(SIZE);
    const app = await createApp(benchPlatform(connection));
    const rows: [string, string, string][] = [];
    for (const [what, query] of FACET_QUERIES) {
      const times: number[] = [];
      for (let round = -1; round < ROUNDS; round += 1) {
        const start = performance.now();
        const answer = await app.inject({ url: `/api/properties/facets?${query}` });
        if (answer.statusCode !== 200) throw new Error(`${query} answered ${answer.statusCode}`);
        if (round >= 0) times.push(performance.now() - start);
      }
      rows.push([
        `facets of ${what} at ${SIZE.toLocaleString('en')} properties, p50 and p99`,
        `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms`,
        '',
      ]);
    }
    await app.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

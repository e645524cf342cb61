import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform } from './list-latency.ts';
import { fillAsMarket } from './market-listings.ts';
import { percentile } from './statistics.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 30;

/** From all properties to a few; the last ones are counted by reading the listings, for bits tell nothing of words and places. */
const FACET_QUERIES: readonly [what: string, query: string][] = [
  ['all properties', ''],
  ['a broad search', 'propertyType=PropertyRentals'],
  ['one of the conditions', 'condition=Renovated'],
  [
    'a broad search with three filters set',
    'propertyType=PropertyRentals&region=Volta,Oti&condition=Renovated&furnished=fully',
  ],
  [
    'a popular region with three filters set',
    'subtype=Apartments&region=Ashanti&condition=Renovated&minBedrooms=2',
  ],
  ['a bound of the price', 'propertyType=PropertyRentals&maxPrice=2000'],
  [
    'two bounds of the price and a region',
    'propertyType=PropertySales&region=Volta&minPrice=100000&maxPrice=400000',
  ],
  ['a bound of the floor area', 'propertyType=PropertyRentals&minFloorArea=100'],
  ['a narrow search', 'subtype=Apartments&minPrice=20000&maxPrice=21000&region=Volta'],
  ['a frequent word', 'propertyType=PropertyRentals&search=kitchen'],
  ['a rare word', 'propertyType=Short-Stay&search=observatory'],
  ['near a town', 'propertyType=PropertyRentals&near=madina&within=5'],
];

/** Milliseconds of the facets of lists, in process, one after another. */
export async function measureFacets(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const rows: [string, string, string][] = [];
    for (const size of SIZES) {
      const { connection } = await postgres.withListings(size, { fill: fillAsMarket });
      const at = `at ${size.toLocaleString('en')} properties`;
      for (const { what, p50, p99 } of await facetLatencies(connection)) {
        rows.push([
          `facets of ${what} ${at}, p50 and p99`,
          `${p50.toFixed(1)} and ${p99.toFixed(1)} ms`,
          '',
        ]);
      }
    }
    return rows;
  } finally {
    await postgres.stop();
  }
}

/** Each query by itself, after a first call that nobody measures. */
export async function facetLatencies(connection: DatabaseConnection, rounds = ROUNDS) {
  const app = await createApp(benchPlatform(connection));
  const latencies: { what: string; p50: number; p99: number }[] = [];
  for (const [what, query] of FACET_QUERIES) {
    const times: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const start = performance.now();
      const response = await app.inject({ url: `/api/properties/facets?${query}` });
      if (response.statusCode !== 200)
        throw new Error(`${query} responded with ${response.statusCode}`);
      if (round >= 0) times.push(performance.now() - start);
    }
    latencies.push({ what, p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
  }
  await app.close();
  return latencies;
}

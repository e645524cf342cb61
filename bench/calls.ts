import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { LISTER, startBenchPostgres } from './database.ts';
import { benchPlatform } from './platform.ts';
import { percentile } from './statistics.ts';

const LISTINGS = 100_000;
const ROUNDS = 30;
const TARGET_MS = 50;

const ACCRA = 'bbox=-0.45,5.45,0.05,5.8';
const STREETS = 'bbox=-0.22,5.55,-0.17,5.6';
const LIST = '/api/properties?limit=24';
const COUNTS = '/api/properties/facets';
const MAP = '/api/properties/map';

const search = (text: string) => `${LIST}&close=1&search=${encodeURIComponent(text)}`;
function suggestions(typed: string): string {
  return `/api/suggestions?searches=1&search=${encodeURIComponent(typed)}`;
}

/** Requests that people make, by kind; `{id}` is a home. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'list call, first pages': [LIST, `${LIST}&page=2`, `${LIST}&page=20`],
  'list call, a page in the middle': [`${LIST}&page=${Math.floor(LISTINGS / 24 / 2)}`],
  'list call, filters': [
    `${LIST}&propertyType=PropertyRentals`,
    `${LIST}&subtype=Guest%20House&region=Ashanti`,
    `${LIST}&propertyType=PropertySales&region=Volta&maxPrice=400000`,
    `${LIST}&sort=price-asc&minPrice=1000`,
    `${LIST}&propertyType=PropertyRentals&bedrooms=2&furnished=fully`,
  ],
  'words that many have': [`${LIST}&search=kitchen`, `${LIST}&search=two%20bedroom%20apartments`],
  'words that few have': [`${LIST}&search=observatory`, `${LIST}&search=house%2099999`],
  'a sentence that many fit': [
    search('2 bedroom apartment in madina under 3000'),
    search('urgently office for rent accra'),
    search('hotel near airport tonight'),
  ],
  'a sentence that few fit, with close matches': [
    search('abeg i need chamber and hall near knust under 800 with generator'),
    search('house with observatory in tamale under 500'),
    search('executive apartments with swimming pool and gym at east legon'),
  ],
  'one letter, many short words': [`${LIST}&search=q`, `${LIST}&search=a%20e%20i%20o%20u`],
  'filters with counts, of all': [COUNTS, `${COUNTS}?propertyType=PropertyRentals`],
  'filters with counts, three set': [
    `${COUNTS}?propertyType=PropertyRentals&region=Volta,Oti&condition=Renovated&furnished=fully`,
    `${COUNTS}?subtype=Apartments&region=Ashanti&condition=Renovated&minBedrooms=2`,
  ],
  'filters with counts, a bound of the price': [
    `${COUNTS}?propertyType=PropertyRentals&maxPrice=2000`,
    `${COUNTS}?subtype=Apartments&minPrice=2000&maxPrice=2100&region=Volta`,
  ],
  'filters with counts, words and a place': [
    `${COUNTS}?propertyType=PropertyRentals&search=kitchen`,
    `${COUNTS}?propertyType=PropertyRentals&near=madina&within=5`,
  ],
  'suggestions, one to three letters': ['k', '2 b', 'kum'].map(suggestions),
  'suggestions, whole searches': [
    '2 bed',
    'under 3',
    'hotel kum',
    'legon cam',
    'corolla 20',
    'flat east legon with poo',
    'chamber and h',
  ].map(suggestions),
  'detail call': ['/api/properties/{id}'],
  'map of Ghana': [`${MAP}?zoom=6`, `${MAP}?zoom=6&propertyType=PropertyRentals`],
  'map with a price or words': [
    `${MAP}?zoom=6&maxPrice=2000`,
    `${MAP}?${ACCRA}&zoom=10&maxPrice=2000`,
    `${MAP}?${ACCRA}&zoom=10&search=kitchen`,
  ],
  'map of Accra': [`${MAP}?${ACCRA}&zoom=10`, `${MAP}?${ACCRA}&zoom=10&bedrooms=2`],
  'map of some streets, and the list beside it': [
    `${MAP}?${STREETS}&zoom=14`,
    `${LIST}&view=card&${STREETS}`,
  ],
};

type Row = [what: string, figure: string, target: string];

/**
 * Times each kind of call at 100,000 listings, in milliseconds: in process, one after another, with nothing cached between
 * calls.
 */
export async function measureCalls(): Promise<Row[]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(LISTINGS);
    const app = await createApp(benchPlatform(connection));
    const [home] = (await app.inject('/api/properties?limit=1')).json<{ _id: string }[]>();
    const rows: Row[] = [];
    for (const [kind, addresses] of Object.entries(KINDS)) {
      const times: number[] = [];
      for (const address of addresses) {
        const url = address.replace('{id}', home?._id ?? '');
        times.push(...(await timesOf(url, connection, app)));
      }
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      rows.push([
        `${kind}, at ${LISTINGS.toLocaleString('en')} listings: p50 and p99`,
        `${p50.toFixed(1)} and ${p99.toFixed(1)} ms`,
        `< ${TARGET_MS} ms`,
      ]);
    }
    await app.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

type App = Awaited<ReturnType<typeof createApp>>;

async function timesOf(url: string, { pool }: DatabaseConnection, app: App): Promise<number[]> {
  const times: number[] = [];
  // The first round does not count: it reads from disk and compiles.
  for (let round = -1; round < ROUNDS; round += 1) {
    // A commit empties the cache, so that PostgreSQL is measured and not the last round's responses.
    await pool.query('update users set updated_at = now() where email = $1', [LISTER]);
    const start = performance.now();
    const { statusCode } = await app.inject({ url });
    if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}`);
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}

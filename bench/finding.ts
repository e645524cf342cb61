import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { type BuiltIndex, startBenchPostgres } from './database.ts';
import { bookStays } from './free-stays.ts';
import { indexFacets } from './index-facets.ts';
import { benchPlatform, LISTER } from './list-latency.ts';
import { FREQUENT_WORDS, fillAsMarket, RAREST_WORD } from './market-listings.ts';
import { median, percentile } from './statistics.ts';

type Row = [what: string, figure: string, target: string];

const FEW = 10_000;
const MANY = 1_000_000;
const ROUNDS = 100;
/** What takes long is asked less often: no kind for longer than this. */
const SECONDS_A_KIND = 60;
const LEAST_ROUNDS = 5;
const UPLOADS = 200;

const [FREQUENT = ''] = FREQUENT_WORDS;
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** What people ask for, by what is hard about it; `{deep}` is page 10,000, or the middle one of fewer. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  'first page': '/api/properties?limit=24&view=card',
  'three filters with two facts':
    '/api/properties?limit=24&view=card&propertyType=PropertyRentals&region=Ashanti&maxPrice=2000&minBedrooms=3&furnished=fully',
  'a frequent word': `/api/properties?limit=24&view=card&search=${FREQUENT}`,
  'a rare word': `/api/properties?limit=24&view=card&search=${RAREST_WORD}`,
  'two words with a place': `/api/properties?limit=24&view=card&search=balcony%20garden%20madina`,
  'a near spelling': '/api/properties?limit=24&view=card&search=affordble%20madnia',
  'one letter': '/api/properties?limit=24&view=card&search=q',
  'nothing found': '/api/properties?limit=24&view=card&search=zeppelin',
  'page 10,000': '/api/properties?limit=24&view=card&page={deep}',
  'facets of a narrow search':
    '/api/properties/facets?subtype=Office&region=Volta&maxPrice=4000&condition=Renovated',
  'facets of a broad search': '/api/properties/facets?propertyType=PropertyRentals',
  'a suggestion': '/api/suggestions?search=two%20bedroom%20mad',
  'a place by another spelling': '/api/properties?limit=24&view=card&search=house%20spintex%20road',
  'words that say nothing':
    '/api/properties?limit=24&view=card&search=i%20want%20a%20zeppelin%20please',
  'ordered by rating': '/api/properties?limit=24&view=card&sort=rating',
  'near a place': '/api/properties?limit=24&view=card&near=madina&within=5',
  'stays free for dates': `/api/properties?limit=24&view=card&propertyType=Short-Stay&from=${day(10)}&to=${day(13)}`,
};

/** As other marketplaces search: the word anywhere in name or description, newest first, with the total. */
const ILIKE = `with found as (select id, created_at from properties
    where deleted_at is null and (name ilike $1 or description ilike $1))
  select (select count(*) from found) as total, array(select id from found order by created_at desc limit 24)`;

interface Times {
  times: number[];
  /** So many were given up by the statement's timeout. */
  refused: number;
}

interface Measured {
  asked: Map<string, Times>;
  indexes: readonly BuiltIndex[];
  uploads: number[];
  reindexed: { name: string; seconds: number; times: number[] };
}

/** Each way to find something, in process, one call after another, at few listings and at many of one market. */
export async function measureFinding(): Promise<Row[]> {
  const postgres = await startBenchPostgres();
  try {
    const few = await measureAt(FEW);
    const many = await measureAt(MANY);
    return rowsOf(few, many);
  } finally {
    await postgres.stop();
  }

  async function measureAt(count: number): Promise<Measured> {
    const { connection, indexes } = await postgres.withListings(count, { fill: fillAsMarket });
    await bookStays(connection);
    await indexFacets(connection);
    const app = await createApp(benchPlatform(connection));
    const deep = String(Math.min(10_000, Math.floor(count / 24 / 2)));
    const asked = new Map<string, Times>();
    for (const [kind, url] of Object.entries(QUESTIONS)) {
      asked.set(kind, await timesOf(() => ask(app, connection, url.replace('{deep}', deep))));
      tell(count, kind, asked.get(kind));
    }
    for (const word of [FREQUENT, RAREST_WORD]) {
      const kind = `ILIKE '%${word}%'`;
      asked.set(kind, await timesOf(() => askLike(connection, word)));
      tell(count, kind, asked.get(kind));
    }
    const uploads = await upload(connection);
    const reindexed = await reindex(app, connection, indexes);
    await app.close();
    return { asked, indexes, uploads, reindexed };
  }
}

/** Milliseconds of a question asked again and again, the first time aside; undefined where it was given up. */
async function timesOf(question: () => Promise<boolean>): Promise<Times> {
  const found: Times = { times: [], refused: 0 };
  const end = performance.now() + SECONDS_A_KIND * 1000;
  for (let round = -1; round < ROUNDS; round += 1) {
    const start = performance.now();
    const isServed = await question();
    if (round < 0) continue;
    found.times.push(performance.now() - start);
    if (!isServed) found.refused += 1;
    if (round + 1 >= LEAST_ROUNDS && performance.now() > end) break;
  }
  return found;
}

/** Asks after a change, so that PostgreSQL is measured and not what was kept. */
async function ask(
  app: FastifyInstance,
  { pool }: DatabaseConnection,
  url: string,
): Promise<boolean> {
  await pool.query('update users set updated_at = now() where email = $1', [LISTER]);
  const { statusCode } = await app.inject({ url });
  if (statusCode !== 200 && statusCode !== 503)
    throw new Error(`${url} responded with ${statusCode}`);
  return statusCode === 200;
}

async function askLike({ pool }: DatabaseConnection, word: string): Promise<boolean> {
  await pool.query(ILIKE, [`%${word}%`]);
  return true;
}

/** Milliseconds of writing one more listing, with its triggers and indexes. */
async function upload({ pool }: DatabaseConnection): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < UPLOADS; n += 1) {
    const start = performance.now();
    await pool.query(
      `insert into properties (id, lister_id, name, description, price_pesewas, location, address, region, condition, property_type,
          subtype, facts, lat, lng, pin_radius)
        select gen_random_uuid(), lister_id, name || ' again', description, price_pesewas, location, address, region, condition,
          property_type, subtype, facts, lat, lng, pin_radius from properties order by created_at offset $1 limit 1`,
      [n],
    );
    times.push(performance.now() - start);
  }
  return times;
}

/** Has the largest index built again while its searches are asked for. */
async function reindex(
  app: FastifyInstance,
  connection: DatabaseConnection,
  indexes: readonly BuiltIndex[],
) {
  const { name = '' } = [...indexes].sort((a, b) => b.bytes - a.bytes)[0] ?? {};
  const start = performance.now();
  let isBuilt = false;
  const built = connection.pool.query(`reindex index concurrently ${name}`).finally(() => {
    isBuilt = true;
  });
  const times: number[] = [];
  while (!isBuilt) {
    const asked = performance.now();
    await ask(app, connection, `/api/properties?limit=24&view=card&search=${RAREST_WORD}`);
    times.push(performance.now() - asked);
  }
  await built;
  return { name, seconds: (performance.now() - start) / 1000, times };
}

const p50AndP99 = (times: readonly number[]) =>
  `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms`;

function tell(count: number, kind: string, found: Times | undefined): void {
  const { times, refused } = found ?? { times: [], refused: 0 };
  process.stdout.write(
    `${count} ${kind}: ${p50AndP99(times)}, ${times.length} times, ${refused} refused\n`,
  );
}

function rowsOf(few: Measured, many: Measured): Row[] {
  const at = MANY.toLocaleString('en');
  const kinds = [...many.asked].map(([kind, { times, refused }]): Row => {
    const before = percentile(few.asked.get(kind)?.times ?? [], 0.99);
    const isOurs = kind in QUESTIONS;
    return [
      `${kind}, p50 and p99 at ${at} listings`,
      `${p50AndP99(times)} (p99 ${(percentile(times, 0.99) / before).toFixed(2)} times the ${before.toFixed(1)} at ${FEW.toLocaleString('en')}${refused > 0 ? `; ${refused} of ${times.length} given up` : ''})`,
      isOurs ? '≤ 2 times, or ≤ 50 ms' : '',
    ];
  });
  const sum = (of: (index: BuiltIndex) => number) =>
    many.indexes.reduce((total, index) => total + of(index), 0);
  const largest = [...many.indexes].sort((a, b) => b.bytes - a.bytes).slice(0, 4);
  const { name, seconds, times } = many.reindexed;
  return [
    ...kinds,
    [
      `indexes of ${at} homes and a quarter as many cars: size, time to build`,
      `${megabytes(sum(({ bytes }) => bytes))}, ${sum(({ seconds: each }) => each).toFixed(0)} s; largest ${largest.map((each) => `${each.name} ${megabytes(each.bytes)}, ${each.seconds.toFixed(0)} s`).join('; ')}`,
      '',
    ],
    [
      'one listing written with all of them, p50 and p99',
      `${p50AndP99(many.uploads)} (${median(few.uploads).toFixed(1)} ms at ${FEW.toLocaleString('en')})`,
      '',
    ],
    [
      `a rare word while ${name} is built again in ${seconds.toFixed(0)} s, p50 and p99`,
      p50AndP99(times),
      '',
    ],
  ];
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

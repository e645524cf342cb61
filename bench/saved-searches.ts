import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { readSearchedLists } from '#domain/saved-searches/searched-lists.ts';
import { searchesThatFind } from '#server/features/saved-searches/alert-repository.ts';
import { savedSearches } from '#server/features/saved-searches/repository.ts';
import { searchConditions } from '#server/features/saved-searches/search-conditions.ts';
import { searchableListing } from '#server/features/saved-searches/searchable-listing.ts';
import {
  oftenFirst,
  type Random,
  randomSearch,
  seeded,
} from '#server/features/saved-searches/testing/random-searches.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { startBenchPostgres } from './database.ts';
import { percentile } from './statistics.ts';

const LISTINGS = 100_000;
const SEARCHES = 100_000;
const MEASURED = 1_000;
const SEARCHES_EACH = 50;

/** Words of listings and of searches: some that many use, and a long tail. */
const COMMON_WORDS = [
  'apartment',
  'house',
  'bedroom',
  'land',
  'furnished',
  'garden',
  'gated',
  'pool',
  'parking',
  'borehole',
  'spintex',
  'osu',
  'labone',
  'east legon',
  'cantonments',
  'kitchen',
  'security',
  'quiet',
];

/** Milliseconds until the saved searches are known that a new listing fits: it is read, and they are looked up. */
export async function measureSavedSearches(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(LISTINGS);
    const random = seeded(7);
    const words = vocabulary(random);
    await saveSearches(connection, random, words);
    const ids = await describeListings(connection, random, words);
    await connection.pool.query('vacuum analyze');
    const times: number[] = [];
    const found: number[] = [];
    for (const [index, id] of [...ids.slice(0, 50), ...ids].entries()) {
      const start = performance.now();
      const listing = await searchableListing(connection.db, { kind: 'property', id });
      if (!listing) throw new Error(`${id} is not on offer`);
      const { rows } = await searchesThatFind(listing).execute(connection.db);
      // The first fill the caches.
      if (index < 50) continue;
      times.push(performance.now() - start);
      found.push(rows.length);
    }
    await explain(connection, ids[0] ?? '');
    const mean = found.reduce((sum, each) => sum + each, 0) / found.length;
    return [
      [
        `searches that a new listing fits, p50 and p99 at ${SEARCHES.toLocaleString('en')} saved searches`,
        `${percentile(times, 0.5).toFixed(1)} and ${percentile(times, 0.99).toFixed(1)} ms (${mean.toFixed(0)} found, ${Math.max(...found)} at most)`,
        'p99 at most 20 ms',
      ],
    ];
  } finally {
    await postgres.stop();
  }
}

function vocabulary(random: Random): string[] {
  const syllable = () => oftenFirst(random, 'kwaboshinemadiulotaprefogyzcu'.match(/../g) ?? []);
  const rare = Array.from({ length: 5_000 }, () => syllable() + syllable() + syllable());
  return [...COMMON_WORDS, ...new Set(rare)];
}

async function saveSearches(
  { db, pool }: DatabaseConnection,
  random: Random,
  words: readonly string[],
): Promise<void> {
  await pool.query(
    `insert into users (id, email, password_hash, role, firstname, lastname, phone_number, location)
     select gen_random_uuid(), 'seeker' || n || '@bench.example', 'none', 'Customer', 'Ama', 'Mensah', '+233244000000', 'Accra'
     from generate_series(1, ${SEARCHES / SEARCHES_EACH}) n`,
  );
  const { rows } = await pool.query<{ id: string }>(
    `select id from users where email like 'seeker%'`,
  );
  for (const { id: userId } of rows) {
    await inTransaction(db, async (tx) => {
      for (let n = 0; n < SEARCHES_EACH; n += 1) {
        const { path, query } = randomSearch(random);
        if (query.search) query.search = oftenFirst(random, words);
        const read = readSearchedLists(path, query);
        if (!read.ok) throw new Error(JSON.stringify({ path, query, issues: read.issues }));
        const id = uuid();
        await savedSearches.insert(tx, {
          id,
          user_id: userId,
          name: 'Search',
          path,
          // Two of one person may be alike by chance.
          query: { ...query, n },
          alerts: 'at-once',
          unsubscribe_token: id,
        });
        for (const conditions of searchConditions(read.lists)) {
          await savedSearches.insertConditions(tx, id, conditions);
        }
      }
    });
  }
}

/** Gives some listings texts as long and as varied as people write. */
async function describeListings(
  { pool }: DatabaseConnection,
  random: Random,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from properties where status = 'available' order by id limit ${MEASURED}`,
  );
  for (const { id } of rows) {
    const length = 40 + Math.floor(random() * 260);
    const text = Array.from({ length }, () => oftenFirst(random, words)).join(' ');
    await pool.query('update properties set description = $2 where id = $1', [id, text]);
  }
  return rows.map(({ id }) => id);
}

async function explain({ db }: DatabaseConnection, id: string): Promise<void> {
  const listing = await searchableListing(db, { kind: 'property', id });
  if (!listing) return;
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers) ${searchesThatFind(listing)}`.execute(db);
  for (const row of rows) process.stdout.write(`${row['QUERY PLAN'].slice(0, 200)}\n`);
}

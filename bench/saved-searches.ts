import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { readSearchedLists } from '#domain/saved-searches/searched-lists.ts';
import { findAlertsJob, noteForAlerts } from '#server/features/saved-searches/public.ts';
import { LIST_FINDERS } from '#server/jobs.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { SavedSearches } from '#server/platform/database/schema.gen.ts';
import { oftenFirst, randomSearch } from '#server/testing/random-searches.ts';
import { type Random, seeded } from '#server/testing/seeded.ts';
import { startBenchPostgres } from './database.ts';
import { benchPlatform } from './list-latency.ts';

/** Listings are read by their ids: how many there are beside them makes no difference. */
const LISTINGS = 10_000;
const SEARCHES = 100_000;
/** In ten minutes: of a quiet site, and of a busy one. */
const CHANGED = [1, 100];
const MEASURED = Math.max(...CHANGED);
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

/** Seconds in which all saved searches are asked about some changed listings, and what of a listing's change waits for it. */
export async function measureSavedSearches(): Promise<[string, string, string][]> {
  const postgres = await startBenchPostgres();
  try {
    const { connection } = await postgres.withListings(LISTINGS);
    const random = seeded(7);
    const words = vocabulary(random);
    await saveSearches(connection, random, words);
    const ids = await describeListings(connection, random, words);
    await connection.pool.query('vacuum analyze');
    const rows: [string, string, string][] = [];
    for (const changed of CHANGED) {
      for (const id of ids.slice(0, changed)) {
        await noteForAlerts(connection.db, { kind: 'property', id });
      }
      const start = performance.now();
      await findAlertsJob(benchPlatform(connection), LIST_FINDERS).run({});
      const seconds = (performance.now() - start) / 1_000;
      const { rows: found } = await connection.pool.query('delete from search_alerts returning 1');
      await connection.pool.query('delete from graphile_worker._private_jobs');
      rows.push([
        `${SEARCHES.toLocaleString('en')} saved searches asked about ${changed} changed listings`,
        `${seconds.toFixed(0)} s (${found.length.toLocaleString('en')} found)`,
        'at most 600 s',
      ]);
    }
    return rows;
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
    const searches: Insertable<SavedSearches>[] = [];
    for (let n = 0; n < SEARCHES_EACH; n += 1) {
      const { path, query } = randomSearch(random);
      if (query.search) query.search = oftenFirst(random, words);
      const read = readSearchedLists(path, query);
      if (!read.ok) throw new Error(JSON.stringify({ path, query, issues: read.issues }));
      const id = uuid();
      searches.push({
        id,
        user_id: userId,
        name: 'Search',
        path,
        query,
        alerts: 'at-once',
        unsubscribe_token: id,
      });
    }
    // Two of one person may be alike by chance.
    await db
      .insertInto('saved_searches')
      .values(searches)
      .onConflict((same) => same.doNothing())
      .execute();
  }
}

/** Gives some listings texts as long and as varied as people write. */
async function describeListings(
  { pool }: DatabaseConnection,
  random: Random,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from listings where kind = 'property' and status = 'available' order by id limit ${MEASURED}`,
  );
  for (const { id } of rows) {
    const length = 40 + Math.floor(random() * 260);
    const text = Array.from({ length }, () => oftenFirst(random, words)).join(' ');
    await pool.query('update listings set description = $2 where id = $1', [id, text]);
  }
  return rows.map(({ id }) => id);
}

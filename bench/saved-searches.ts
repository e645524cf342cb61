import { type Insertable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { readSearchedLists } from '#domain/saved-searches/searched-lists.ts';
import { searchesThatFind } from '#server/features/saved-searches/alert-repository.ts';
import {
  type SearchConditions,
  searchConditions,
} from '#server/features/saved-searches/search-conditions.ts';
import { searchableListing } from '#server/features/saved-searches/searchable-listing.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { SavedSearchConditions, SavedSearches } from '#server/platform/database/schema.gen.ts';
import { oftenFirst, randomSearch } from '#server/testing/random-searches.ts';
import { type Random, seeded } from '#server/testing/seeded.ts';
import { startBenchPostgres } from './database.ts';
import { percentile } from './statistics.ts';

/** A listing is read by its id: how many there are beside it makes no difference. */
const LISTINGS = 10_000;
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
  const searchesUnder = new Map<string, number>();
  for (const { id: userId } of rows) {
    const searches: Insertable<SavedSearches>[] = [];
    const conditions: Insertable<SavedSearchConditions>[] = [];
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
        // Two of one person may be alike by chance.
        query: { ...query, n },
        alerts: 'at-once',
        unsubscribe_token: id,
      });
      for (const each of searchConditions(read.lists)) {
        const anchor = leastCrowded(searchesUnder, each.anchors);
        conditions.push(conditionsRow({ searchId: id, userId, conditions: each, anchor }));
      }
    }
    await db.insertInto('saved_searches').values(searches).execute();
    await db.insertInto('saved_search_conditions').values(conditions).execute();
  }
}

/** As savedSearches.insertConditions chooses one, many searches at a time. */
function leastCrowded(searchesUnder: Map<string, number>, anchors: readonly string[]): string {
  const crowd = (anchor: string) => Math.min(searchesUnder.get(anchor) ?? 0, 2_000);
  const [least = ''] = anchors.toSorted((a, b) => crowd(a) - crowd(b));
  searchesUnder.set(least, (searchesUnder.get(least) ?? 0) + 1);
  return least;
}

interface SavedConditions {
  searchId: string;
  userId: string;
  conditions: SearchConditions;
  anchor: string;
}

const conditionsRow = ({
  searchId,
  userId,
  conditions,
  anchor,
}: SavedConditions): Insertable<SavedSearchConditions> => ({
  search_id: searchId,
  owner_id: userId,
  kind: conditions.kind,
  anchor,
  required: conditions.required,
  min_pesewas: conditions.minPesewas,
  max_pesewas: conditions.maxPesewas,
  min_year: conditions.minYear,
  max_year: conditions.maxYear,
  fact_path: conditions.factPath,
  words: conditions.words,
  patterns: conditions.patterns,
  text_pattern: conditions.textPattern,
});

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

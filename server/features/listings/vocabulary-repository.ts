import { sql } from 'kysely';
import type { KnownWord } from '#domain/search/near-spelling.ts';
import type { Database } from '#server/platform/database/database.ts';

/** How many words are looked at for one that was typed. */
const LIKE = 40;

/** The words that listings have (migration 0028-search-vocabulary). */
export const vocabulary = {
  /** Those that are most like a word. */
  like: (db: Database, word: string): Promise<KnownWord[]> =>
    db
      .selectFrom('search_vocabulary')
      .select(['word', 'listings'])
      .orderBy(sql`word <-> ${word}`)
      .limit(LIKE)
      .execute(),

  /** Counts the listings that have each, and forgets those that none has. */
  count: (db: Database) => sql`select count_search_vocabulary()`.execute(db),
};

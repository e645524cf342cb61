import { sql } from 'kysely';
import type { KnownWord } from '#domain/search/near-spelling.ts';
import { isNotPaused } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { matches } from './text-search-repository.ts';

/** How many words are looked at for one that was typed. */
const LIKE = 40;

/** Of how many listings that have a word within others it is looked at whether it stands there by itself. */
const LOOKED_AT = 2_000;

/** The words that listings have (table search_vocabulary). */
export const vocabulary = {
  /** Those that are most like a word. */
  like: (db: Database, word: string): Promise<KnownWord[]> =>
    db
      .selectFrom('search_vocabulary')
      .select(['word', 'listings'])
      .orderBy(sql`word <-> ${word}`)
      .limit(LIKE)
      .execute(),

  /** Whether a listing that is shown has a word as such, in its description and address too. */
  async isListed(db: Database, word: string): Promise<boolean> {
    const listings = (table: 'properties' | 'cars') => sql`
      select from (
        select search_text from ${sql.table(table)}
        where search_text like ${`%${escapeLike(word)}%`} and deleted_at is null and ${isNotPaused(table)}
        limit ${sql.lit(LOOKED_AT)}
      ) as listing where ${matches(sql.ref('search_text'), [word])}`;
    const { rows } = await sql<{ listed: boolean }>`
      select exists (${listings('properties')}) or exists (${listings('cars')}) as listed`.execute(
      db,
    );
    return rows[0]?.listed ?? false;
  },

  /** Counts the listings that have each, and forgets those that none has. */
  count: (db: Database) => sql`select count_search_vocabulary()`.execute(db),
};

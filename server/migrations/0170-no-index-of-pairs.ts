import { type Kysely, sql } from 'kysely';

/**
 * Words of one or two letters are found by reading: the index of their pairs was larger than that of
 * trigrams (docs/decisions/search/search-by-words.md). Its functions stay for the version before, which
 * calls them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists listings_short_search`.execute(db);
}

export const concurrently = true;

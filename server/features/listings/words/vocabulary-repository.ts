import { sql } from 'kysely';
import type { KnownWord } from '#domain/search/near-spelling.ts';
import { isShown } from '#server/features/listing-conditions/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import { matches } from './text-search-repository.ts';

/** This many candidates are compared with a typed word. */
const LIKE = 40;

/** If listings have a word only inside others, this many are checked for it as a word of its own. */
const LOOKED_AT = 2_000;

/** The words of listings. */
export const vocabulary = {
  /** The words most like this one. */
  like: (db: Database, word: string): Promise<KnownWord[]> =>
    db
      .selectFrom('search_vocabulary')
      .select(['word', 'listings'])
      .orderBy(sql`word <-> ${word}`)
      .limit(LIKE)
      .execute(),

  /** Looks for a whole word in the listings shown, their descriptions and addresses included. */
  async isListed(db: Database, word: string): Promise<boolean> {
    const { rows } = await sql<{ listed: boolean }>`
      select exists (select from (
        select search_text from listings
        where search_text like ${`%${escapeLike(word)}%`} and ${isShown('listings')}
        limit ${sql.lit(LOOKED_AT)}
      ) as listing where ${matches(sql.ref('search_text'), [word])}) as listed`.execute(db);
    return rows[0]?.listed ?? false;
  },

  /** Recounts the listings for each word, and forgets words that no listing has. */
  count: (db: Database) => sql`select count_search_vocabulary()`.execute(db),
};

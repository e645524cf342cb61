import { type Kysely, sql } from 'kysely';

/** An index of who kept a listing when. Frozen in time: imports nothing of ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Indexes are built beside the calls; whatever was done before it was broken off is done again. */
export const concurrently = true;

const STATEMENTS = [
  // It waits for transactions under way, and nobody waits for it.
  'set lock_timeout = 0',
  'drop index concurrently if exists favourites_by_day',
  // With the account, so that a lister's figures are counted from the index alone.
  'create index concurrently favourites_by_day on favourites (listing_id, kept_at) include (user_id)',
  'reset lock_timeout',
];

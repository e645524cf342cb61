import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { CHANNEL, EVERYTHING, type Topic } from './topics.ts';

/** More than this counts as everything; it is this many, so that even a lister with many listings is announced by name. */
export const MOST_NAMED = 500;

/**
 * Announces to every process that what responses depend on has changed, once the transaction commits: the one way in
 * which kept responses become old before their minute is over.
 */
export async function announce(tx: Transaction, topics: readonly Topic[]): Promise<void> {
  if (topics.length === 0) return;
  const named = topics.length > MOST_NAMED ? [EVERYTHING] : topics;
  await sql`select pg_notify(${CHANNEL}, topic) from unnest(${named}::text[]) as topic`.execute(tx);
}

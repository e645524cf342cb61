import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { CHANNEL, EVERYTHING, type Topic } from './topics.ts';

/** More topics than this count as everything; enough for a lister with many listings to be announced by name. */
export const MOST_NAMED = 500;

/**
 * Announces to every process, once the transaction commits, that topics of responses have changed: the only way in
 * which kept responses become stale before their minute is over.
 */
export async function announce(tx: Transaction, topics: readonly Topic[]): Promise<void> {
  if (topics.length === 0) return;
  const named = topics.length > MOST_NAMED ? [EVERYTHING] : topics;
  await sql`select pg_notify(${CHANNEL}, topic) from unnest(${named}::text[]) as topic`.execute(tx);
}

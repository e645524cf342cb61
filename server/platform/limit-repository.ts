import type pg from 'pg';
import type { Database } from './database/database.ts';

/** The counters of limits.ts, written by rate-limiter-flexible; `expire` is in milliseconds. */
export const limitCounters = {
  removeExpired: (db: Database, before: Date) =>
    db.deleteFrom('rate_limits').where('expire', '<', before.getTime()).execute(),
};

/** Removes counters whose key begins with this text. */
export async function removeCountersOf(pool: pg.Pool, beginning: string): Promise<void> {
  await pool.query('delete from rate_limits where starts_with(key, $1)', [beginning]);
}

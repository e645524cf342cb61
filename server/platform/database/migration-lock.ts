import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { MigrateOptions } from './migrate.ts';

/** Any number, the same in all versions for ever. */
const LOCK = 7_133_120_418;

const TRY_MS = 250;
const SAY_MS = 10_000;

/**
 * Does some work while no other process migrates. The lock is asked for again and again: a statement that waited for
 * it would hold a snapshot, for which an index that is built concurrently waits in turn.
 */
export async function whileMigrating(
  pool: pg.Pool,
  { log, signal }: MigrateOptions,
  work: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    let saidAt = performance.now();
    while (!(await tryLock(client))) {
      if (performance.now() - saidAt >= SAY_MS) {
        saidAt = performance.now();
        log?.info('Another process is migrating the database; waiting for it.');
      }
      await sleep(TRY_MS, undefined, { signal });
    }
    await work();
  } finally {
    // The lock ends with the connection.
    client.release(true);
  }
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [LOCK],
  );
  return rows[0]?.locked ?? false;
}

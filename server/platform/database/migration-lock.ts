import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { MigrateOptions } from './migrate.ts';

/** Any number, but the same in all versions for ever. */
const LOCK = 7_133_120_418;

const TRY_MS = 250;
const SAY_MS = 3_000;

/**
 * Works while no other process migrates. It polls for the lock: a statement waiting for it would hold a snapshot, for
 * which a concurrent index build waits in turn.
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
        log?.warn(await whoHolds(client));
      }
      await sleep(TRY_MS, undefined, { signal });
    }
    await work();
  } finally {
    // The lock ends with the connection.
    client.release(true);
  }
}

/** Names the holder, because a stuck session must be ended by hand. */
async function whoHolds(client: pg.PoolClient): Promise<string> {
  const { rows } = await client.query<{ pid: number; since: Date }>(
    `select pid, backend_start as since from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = $1
        and database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  );
  const [holder] = rows;
  const session = holder
    ? ` in session ${holder.pid} of ${holder.since.toISOString()}. If no Efie does, end it: select pg_terminate_backend(${holder.pid})`
    : '';
  return `Waiting: another process migrates the database${session}.`;
}

async function tryLock(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [LOCK],
  );
  return rows[0]?.locked ?? false;
}

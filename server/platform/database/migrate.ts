import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as JobLogger, runMigrations as runJobMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { type Database, type DatabaseConnection, openDatabase } from './database.ts';
import { whileMigrating } from './migration-lock.ts';
import { DatabaseRefusedError } from './wait-for-database.ts';

/** Timeout for a lock, in milliseconds: every call that needs the table waits behind the migration. */
const LOCK_TIMEOUT_MS = 3_000;

/** Number of tries for a lock; calls run on in the pause between them. */
const LOCK_TRIES = 20;
const BETWEEN_TRIES_MS = 2_000;

/** `concurrently`: builds its indexes without blocking calls, which PostgreSQL cannot do in a transaction. */
export type AppMigration = Migration & { concurrently?: true };

export interface MigrateOptions {
  log?: Pick<Log, 'info' | 'warn'>;
  signal?: AbortSignal | undefined;
}

/**
 * Brings the schema up to date, on its own connections: a statement may take as long as it needs, but waits for locks
 * only briefly, again and again. One of several processes does it. A schema newer than this version stays as it is: no
 * migration breaks the version before it unless it says so (CONTRIBUTING.md), so a rollout can be rolled back.
 * @param connection says how to connect.
 * @throws {DatabaseRefusedError} when the schema is older than the first migration can handle; the error of a failed
 * migration, which has been rolled back.
 */
export async function migrate(
  { settings }: Pick<DatabaseConnection, 'settings'>,
  migrations: Record<string, AppMigration>,
  { log, signal }: MigrateOptions = {},
): Promise<void> {
  const connection = openDatabase(
    {
      ...settings,
      max: 3,
      statement_timeout: 0,
      responseTimeoutMs: 0,
      lock_timeout: LOCK_TIMEOUT_MS,
    },
    () => {},
  );
  try {
    await whileMigrating(connection.pool, { log, signal }, async () => {
      const patiently = (work: () => Promise<boolean>) => withTries(work, log, signal);
      const step = () => runNext(connection.db, migrations, log);
      while (await patiently(step));
      await patiently(async () => {
        await runJobMigrations({ pgPool: connection.pool, logger: quiet });
        return false;
      });
    });
  } finally {
    await connection.close();
  }
}

const quiet = new JobLogger(() => () => {});

/** Runs the first pending migration, in a transaction of its own. False when there was none. */
async function runNext(
  db: Database,
  migrations: Record<string, AppMigration>,
  log: MigrateOptions['log'],
): Promise<boolean> {
  const done = await namesOfDone(db);
  if (done.length > 0 && isTooOld(done, migrations)) throw new DatabaseRefusedError(TOO_OLD);
  const next = Object.keys(migrations)
    .sort()
    .find((name) => !done.includes(name));
  if (next === undefined) return false;
  const unknown = done.filter((name) => !(name in migrations));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...standingFor(unknown) }) },
    // Those of two versions may have run in either order; each only adds, and needs nothing of the other.
    allowUnorderedMigrations: true,
  });
  const began = performance.now();
  const { error } = await migrator.migrateUp({
    disableTransactions: migrations[next]?.concurrently ?? false,
  });
  if (error) throw error;
  log?.info(`Migrated to ${next} in ${Math.round(performance.now() - began)} ms.`);
  return true;
}

/** The first migration creates the whole schema, and replaces all those that once came before it. */
export const firstOf = (migrations: Record<string, Migration>): string =>
  Object.keys(migrations).sort()[0] ?? '';

/** True when a schema has migrations from before the first one that we still have. */
export const isTooOld = (done: string[], migrations: Record<string, Migration>): boolean =>
  !done.includes(firstOf(migrations));

const TOO_OLD =
  'The database is of an older Efie than this one can bring up to date. Start the version in between with it once, then this one: docs/operating.md, "Update and rollback", says which.';

async function namesOfDone(db: Database): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return done.rows.map(({ name }) => name);
}

/** Kysely needs every migration that has run, including those of a newer version and those that the first replaces. */
const standingFor = (names: string[]): Record<string, Migration> =>
  Object.fromEntries(names.map((name) => [name, { up: async () => {} }]));

/** Retries until the lock is free. */
async function withTries(
  work: () => Promise<boolean>,
  log: MigrateOptions['log'],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || tries === LOCK_TRIES) throw error;
      log?.warn(`A migration waits for a lock that another session holds (try ${tries}).`);
      await sleep(BETWEEN_TRIES_MS, undefined, { signal });
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '55P03';

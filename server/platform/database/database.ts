import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabasePool, type DatabasePoolSettings } from './pool.ts';
import type { DB } from './schema.gen.ts';

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;

// int8 is safe as a number here: pesewas and bytes stay far below 2^53. Dates stay text: a stay's day has no hour.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  /** Kept for code that needs its own connections. */
  settings: DatabasePoolSettings;
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>;
}

/** Margin over PostgreSQL's own timeout; a result later than that means the connection is lost. */
const ON_THE_WAY_MS = 5_000;

/** Queries under way may delay closing by this much, in milliseconds; a database that hangs completes none of them. */
const CLOSE_MS = 3_000;

/**
 * Opens a pool.
 * @param given pg's settings: a connection string, or host, port, user and database; and overrides of the settings
 * here. `statement_timeout` (milliseconds) is PostgreSQL's; 0 waits for ever.
 * @param onError called with errors of idle connections, which would end the process if nobody listened.
 */
export function openDatabase(
  given: DatabasePoolSettings,
  onError: (error: Error) => void,
): DatabaseConnection {
  const statement_timeout = given.statement_timeout ?? 30_000;
  const settings: DatabasePoolSettings = {
    max: 10,
    connectionTimeoutMillis: 10_000,
    responseTimeoutMs: statement_timeout ? statement_timeout + ON_THE_WAY_MS : 0,
    application_name: 'efie',
    ...given,
    statement_timeout,
    types,
  };
  const pool = new DatabasePool(settings);
  let closing = false;
  // The pool reports idle clients, and each client the rest; a server that stops first is no error.
  const report = (error: Error) => {
    if (!closing) onError(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const endAll = async () => {
    await db.destroy();
    // Kysely ends the pool only after using a connection itself.
    if (!pool.ending) await pool.end();
  };
  return {
    db,
    pool,
    settings: given,
    async close() {
      closing = true;
      await Promise.race([endAll(), sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** The name of the constraint that refused a write, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23')
    ? error.constraint
    : undefined;
}

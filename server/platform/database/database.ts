import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
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
  /** Waits for queries under way, then closes every connection. */
  close(): Promise<void>;
}

/**
 * Opens a pool.
 * @param connection pg's settings: a connection string, or host, port, user and database.
 * @param onError told of errors of idle connections, which would end the process if nobody listened.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
): DatabaseConnection {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: 'efie',
    ...connection,
    types,
  });
  let closing = false;
  // The pool reports idle clients, each client itself the rest; a server that stops first is no error.
  const report = (error: Error) => {
    if (!closing) onError(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    async close() {
      closing = true;
      await db.destroy();
    },
  };
}

/** The name of the constraint that refused a write, when one did. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23')
    ? error.constraint
    : undefined;
}

import pg from 'pg';
import { DatabaseClient, type DatabaseClientSettings } from './client.ts';
import { DatabaseBusyError, DatabaseUnavailableError } from './errors.ts';

export type DatabasePoolSettings = pg.PoolConfig & DatabaseClientSettings;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool whose errors say that they are the database's (DatabaseClient), also when nobody can be connected to. */
export class DatabasePool extends pg.Pool {
  constructor(settings: DatabasePoolSettings) {
    super({ ...settings, Client: DatabaseClient } as pg.PoolConfig);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch((error) => Promise.reject(named(error)));
    super.connect((error, client, done) => callback(error && named(error), client, done));
    return undefined;
  }
}

/** What PostgreSQL itself says stays as it is. */
function named(error: Error): Error {
  if (error instanceof pg.DatabaseError) return error;
  // pg-pool has no code for it.
  if (error.message === 'timeout exceeded when trying to connect') {
    return new DatabaseBusyError('no connection came free in time', { cause: error });
  }
  return new DatabaseUnavailableError(`no connection: ${reasonOf(error)}`, { cause: error });
}

/** An error of several addresses tried has a message for each of them. */
const reasonOf = (error: Error): string =>
  error.message ||
  (error instanceof AggregateError ? error.errors.map(String).join(', ') : String(error));

import pg from 'pg';
import { DatabaseClient, type DatabaseClientSettings } from './client.ts';
import { asUnavailable } from './errors.ts';

export type DatabasePoolSettings = pg.PoolConfig & DatabaseClientSettings;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool whose errors are recognisably the database's (DatabaseClient), also when nobody can connect. */
export class DatabasePool extends pg.Pool {
  constructor(settings: DatabasePoolSettings) {
    super({ ...settings, Client: DatabaseClient } as pg.PoolConfig);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch((error) => Promise.reject(asUnavailable(error)));
    super.connect((error, client, done) => callback(error && asUnavailable(error), client, done));
    return undefined;
  }
}

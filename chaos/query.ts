import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseClient } from '#server/platform/database/client.ts';
import {
  DatabaseUnavailableError,
  isDatabaseUnavailable,
} from '#server/platform/database/errors.ts';
import { lockFilePath, readLockFile } from '#server/platform/embedded-postgres/lock-file.ts';
import { connectionsTo } from '#server/platform/embedded-postgres/start.ts';

/** Milliseconds the database may be away before that is an error. */
const PATIENCE_MS = 90_000;

export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/**
 * Asks the database directly, over a new connection each time, since faults end many; tries until it gets a response.
 * @throws Error when the database does not come back.
 */
export const queryOf =
  (databaseDir: string): Query =>
  async <Row>(text: string, values: unknown[] = []) => {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return (await askOnce(databaseDir, text, values)) as Row[];
      } catch (error) {
        if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      }
      await wait(100);
    }
  };

async function askOnce(databaseDir: string, text: string, values: unknown[]): Promise<unknown[]> {
  const lock = await readLockFile(lockFilePath(databaseDir));
  if (!lock?.ready) throw new DatabaseUnavailableError('no PostgreSQL runs');
  const client: pg.Client = new DatabaseClient({
    ...connectionsTo(lock.socketDir, lock.port).superuser,
    connectionTimeoutMillis: 5_000,
    responseTimeoutMs: 60_000,
  });
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    client.end().catch(() => {});
  }
}

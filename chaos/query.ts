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

/** Tries until the database gives a response, since faults end many connections. @throws Error when it does not come back. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
    }
    await wait(100);
  }
}

/** Asks the database of a folder directly, over a new connection each time. */
export const queryOf =
  (databaseDir: string): Query =>
  <Row>(text: string, values: unknown[] = []) =>
    insist(() => askOnce(databaseDir, text, values) as Promise<Row[]>);

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

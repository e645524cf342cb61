import path from 'node:path';
import type { Pool } from 'pg';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { borrowEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';

/** Opens the product's database for things that no call does: nightly jobs, and what other machines leave behind. */
export async function withDatabase<T>(use: (pool: Pool) => Promise<T>): Promise<T> {
  const log = { info() {}, warn: console.warn };
  const dir = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');
  const postgres = await borrowEmbeddedPostgres({ dir, log });
  const { pool, close } = openDatabase(postgres.connection, console.error);
  try {
    return await use(pool);
  } finally {
    await close();
    await postgres.stop();
  }
}

let opened: Promise<Database> | undefined;

/** The same connection for as long as the worker runs: every journey adds its people there. */
export function productDatabase(): Promise<Database> {
  opened ??= (async () => {
    const log = { info() {}, warn: console.warn };
    const dir = path.join(process.env.E2E_DATA_DIR ?? '', 'postgres');
    const { connection } = await borrowEmbeddedPostgres({ dir, log });
    return openDatabase({ ...connection, max: 2 }, console.error).db;
  })();
  return opened;
}

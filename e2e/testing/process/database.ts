import path from 'node:path';
import type { Pool } from 'pg';
import { openDatabase } from '#server/platform/database/database.ts';
import { borrowEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';

/** Opens the database of the product under test for what no call does: jobs of the night, and what other machines leave behind. */
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

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../platform/database/database.ts';
import { ROLE } from '../platform/embedded-postgres/index.ts';
import { TEMPLATE } from './global-setup.ts';
import { BREAKS_CONNECTIONS } from './unexpected-fatal-lines.ts';

/** A test's own database on the PostgreSQL of the run. */
export interface TestDatabase {
  /** As the app's role. */
  readonly connection: DatabaseConnection;
  /** Closes the connection and removes the database. */
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Set when the test ends connections by force, or kills processes that hold some, so that PostgreSQL's messages about it are expected. */
  breaksConnections?: boolean | undefined;
}

/** Clones the migrated template. */
export async function createTestDatabase({
  breaksConnections = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const id = randomUUID().replaceAll('-', '');
  const name = `${breaksConnections ? BREAKS_CONNECTIONS : 'efie_'}${id}`;
  const admin = openDatabase({ ...server, database: 'postgres', max: 1 }, () => {});
  await admin.pool.query(`create database ${name} template ${TEMPLATE}`);
  const connection = openDatabase({ ...server, user: ROLE, database: name }, () => {});
  return {
    connection,
    async drop() {
      await connection.close();
      await dropDatabase(admin, name);
      await admin.close();
    },
  };
}

/**
 * Removes a database as soon as PostgreSQL knows that its connections are closed. Connections still open are ended by
 * force: after some seconds, or at once if the test breaks connections.
 */
export async function dropDatabase({ pool }: DatabaseConnection, name: string): Promise<void> {
  const tries = name.startsWith(BREAKS_CONNECTIONS) ? 0 : 100;
  for (let n = 0; n < tries; n += 1) {
    const { rows } = await pool.query('select from pg_stat_activity where datname = $1', [name]);
    if (rows.length === 0) break;
    await setTimeout(20);
  }
  await pool.query(`drop database ${name} with (force)`);
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { type ServerProcess, spawnServerProcess } from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { BREAKS_CONNECTIONS } from '#server/testing/unexpected-fatal-lines.ts';
import { migrations } from './index.ts';

const efie = bootTestApp();
const postgres = inject('postgres');
let admin: DatabaseConnection;
const databases: DatabaseConnection[] = [];

beforeAll(() => {
  admin = openDatabase({ ...postgres, database: 'postgres', max: 1 }, () => {});
});
afterAll(async () => {
  for (const { close, pool } of databases) {
    await close();
    await dropDatabase(admin, pool.options.database ?? '');
  }
  await admin.close();
});

async function emptyDatabase(): Promise<DatabaseConnection> {
  const database = `${BREAKS_CONNECTIONS}${randomUUID().replaceAll('-', '')}`;
  await admin.pool.query(`create database ${database}`);
  const connection = openDatabase({ ...postgres, database }, () => {});
  databases.push(connection);
  return connection;
}

/** What a schema is made of, in words. */
const schemaOf = async ({ pool }: DatabaseConnection): Promise<string[]> => {
  const { rows } = await pool.query<{ what: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable) as what
      from information_schema.columns where table_schema = 'public'
    union all select pg_get_indexdef(indexrelid) || indisvalid from pg_index
      where indrelid::regclass::text not like 'pg_%' and indrelid::regclass::text not like 'graphile%'
    union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by what`);
  return rows.map(({ what }) => what);
};

/** Whether somebody waits in a database for what another one does. */
async function isWaiting({ pool }: DatabaseConnection): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`,
  );
  return rowCount !== 0;
}

const migrated = (server: ServerProcess) =>
  server.lines().filter(({ msg }) => String(msg).startsWith('Migrated to ')).length;

/** Tables that the first migration makes: at its beginning, in its middle and at its end. */
const MADE = ['users', 'cars', 'changed_listings'];

test('a database is finished by the next process even when earlier ones are killed while migrating it', async () => {
  const killed = await emptyDatabase();
  const start = () =>
    spawnServerProcess(
      { connection: killed, dataDir: efie.dataDir },
      { env: { LOG_LEVEL: 'info' } },
    );
  for (const table of MADE) {
    // Who makes a table of the same name has the migration wait there.
    const other = await killed.pool.connect();
    // A busy machine may take longer to start than an idle transaction may last.
    await other.query(
      `begin; set local idle_in_transaction_session_timeout = 0; create table ${table} ()`,
    );
    const server = start();
    await expect.poll(() => isWaiting(killed), { timeout: 60_000, interval: 10 }).toBe(true);
    await server.kill();
    await other.query('rollback');
    other.release();
    const { rows } = await killed.pool.query(
      `select to_regclass('users') as users, array(select name from kysely_migration) as names`,
    );
    expect(rows).toEqual([{ users: null, names: [] }]);
  }
  const last = start();
  await last.listening();
  expect(migrated(last), 'there was something left to do').toBeGreaterThan(0);
  await last.kill();

  const whole = await emptyDatabase();
  await migrate(whole, migrations);
  expect(await schemaOf(killed)).toEqual(await schemaOf(whole));
  const { rows } = await killed.pool.query('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

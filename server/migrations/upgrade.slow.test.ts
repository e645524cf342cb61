import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#server/platform/database/database.ts';
import { type AppMigration, migrate } from '#server/platform/database/migrate.ts';
import { DatabaseRefusedError } from '#server/platform/database/wait-for-database.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { migrations } from './index.ts';

const server = inject('postgres');
const database = `efie_${randomUUID().replaceAll('-', '')}`;
let admin: DatabaseConnection;
let old: DatabaseConnection;

beforeEach(async () => {
  admin = openDatabase({ ...server, database: 'postgres', max: 1 }, () => {});
  await admin.pool.query(`create database ${database}`);
  old = openDatabase({ ...server, database }, () => {});
});
afterEach(async () => {
  await old.close();
  await dropDatabase(admin, database);
  await admin.close();
});

test('migrating twice changes nothing the second time', async () => {
  await migrate(old, migrations);
  await migrate(old, migrations);
  const { rows } = await old.pool.query('select name from kysely_migration order by name');
  expect(rows.map((row) => row.name)).toEqual(Object.keys(migrations));
});

test('several processes that start at once all find the schema complete', async () => {
  const others = [1, 2].map(() => openDatabase({ ...server, database }, () => {}));
  await Promise.all([old, ...others].map((each) => migrate(each, migrations)));
  await Promise.all(others.map((each) => each.close()));
  const { rows } = await old.pool.query('select indisvalid from pg_index where not indisvalid');
  expect(rows).toEqual([]);
});

test('a process waiting for another’s migration says so and names its session', async () => {
  await migrate(old, migrations);
  const holder = await old.pool.connect();
  const { rows } = await holder.query(
    'select pg_advisory_lock(7133120418), pg_backend_pid() as pid',
  );
  const said: string[] = [];
  const log = { info() {}, warn: (message: string) => said.push(message) };
  const migrating = migrate(old, migrations, { log });
  await expect.poll(() => said, { timeout: 6_000 }).toHaveLength(1);
  expect(said[0]).toMatch(/^Waiting: another process migrates the database in session /);
  expect(said[0]).toContain(`select pg_terminate_backend(${rows[0].pid})`);
  holder.release(true);
  await migrating;
});

/** A version that comes after this one. */
const newer = (
  up: AppMigration['up'],
  how: Pick<AppMigration, 'concurrently'> = {},
): Record<string, AppMigration> => ({ ...migrations, '9999-newer': { up, ...how } });

const nothing: AppMigration = { up: async () => {} };

test('a database that went through the older migrations counts as migrated and goes on from there', async () => {
  await migrate(old, { '0001-marketplace': nothing, '0087-milestones': nothing, ...migrations });
  const said: string[] = [];
  const log = { info: (message: string) => said.push(message), warn() {} };
  await migrate(old, migrations, { log });
  expect(said).toEqual([]);
  await migrate(
    old,
    newer(async (db) => {
      await sql`alter table users add column nickname text`.execute(db);
    }),
    { log },
  );
  expect(said).toEqual([expect.stringMatching(/^Migrated to 9999-newer /)]);
  await old.pool.query('select nickname from users');
});

test('a database too old to migrate is refused with advice and left alone', async () => {
  await migrate(old, { '0001-marketplace': nothing, '0087-milestones': nothing });
  const migrating = migrate(old, migrations);
  await expect(migrating).rejects.toThrow(DatabaseRefusedError);
  await expect(migrating).rejects.toThrow(
    /older Efie .* Start the version in between with it once/,
  );
  const { rows } = await old.pool.query('select name from kysely_migration order by name');
  expect(rows).toEqual([{ name: '0001-marketplace' }, { name: '0087-milestones' }]);
});

test('a migration that builds its index concurrently can be interrupted and started again', async () => {
  let tries = 0;
  const version = newer(
    async (db) => {
      tries += 1;
      await sql`drop index concurrently if exists users_in_town`.execute(db);
      await sql`create index concurrently users_in_town on users (location)`.execute(db);
      if (tries === 1) throw new Error('It was broken off.');
    },
    { concurrently: true },
  );
  await expect(migrate(old, version)).rejects.toThrow('It was broken off.');
  await migrate(old, version);
  expect(tries).toBe(2);
  const { rows } = await old.pool.query(
    `select indisvalid from pg_index where indexrelid = 'users_in_town'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('an older version starts beside the schema of a newer one', async () => {
  await migrate(
    old,
    newer(async (db) => {
      await sql`alter table users add column nickname text`.execute(db);
    }),
  );
  await migrate(old, migrations);
  await old.pool.query(`select nickname from users`);
});

test('a migration may take as long as it needs', async () => {
  const hurried = openDatabase({ ...server, database, statement_timeout: 100 }, () => {});
  await migrate(
    hurried,
    newer(async (db) => {
      await sql`select pg_sleep(0.3)`.execute(db);
    }),
  );
  await hurried.close();
});

test('a migration that gets no lock lets waiting calls through and tries again', async () => {
  await migrate(old, migrations);
  const reader = await old.pool.connect();
  await reader.query('begin; select from users');
  const said: string[] = [];
  const log = { info() {}, warn: (message: string) => said.push(message) };
  const migrating = migrate(
    old,
    newer(async (db) => {
      await sql`alter table users add column nickname text`.execute(db);
    }),
    { log },
  );
  const isWaiting = async () =>
    (
      await old.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount;
  await expect.poll(isWaiting).toBe(1);
  // A call that comes now stands behind the migration, which gives up before the call does.
  await old.pool.query('select from users');
  await expect.poll(() => said).toHaveLength(1);
  await reader.query('commit');
  reader.release();
  await migrating;
  await old.pool.query('select nickname from users');
});

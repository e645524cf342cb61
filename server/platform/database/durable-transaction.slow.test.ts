import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { replicationWarning } from '#server/start-warnings.ts';
import { OwnPostgres } from '#server/testing/servers/own-postgres.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { replicationOf } from './replication.ts';
import { inDurableTransaction, inTransaction } from './transaction.ts';

let postgres: OwnPostgres;
let connection: DatabaseConnection;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  connection = openDatabase({ ...postgres.connection, statement_timeout: 1_000 }, () => {});
  await sql`create table kept (name text)`.execute(connection.db);
});
afterAll(async () => {
  await connection.close();
  await postgres.remove();
});

async function set(name: string, value: string): Promise<void> {
  await postgres.query(`alter system set ${name} = '${value}'`);
  await postgres.query('select pg_reload_conf()');
}

// §8/83
test('what nobody may lose is acknowledged only once a synchronous standby has it', async () => {
  const { db } = connection;
  // A standby that never comes; what is not declared follows the cluster.
  await set('synchronous_commit', 'local');
  await set('synchronous_standby_names', 'nobody');
  onTestFinished(() => set('synchronous_standby_names', ''));
  const names = () =>
    sql`select synchronous_standby_names from
    (select current_setting('synchronous_standby_names') as synchronous_standby_names) s`.execute(
      db,
    );
  await expect
    .poll(async () => (await names()).rows)
    .toEqual([{ synchronous_standby_names: 'nobody' }]);
  await inTransaction(db, (tx) => sql`insert into kept values ('a view')`.execute(tx));
  const booked = inDurableTransaction(db, (tx) =>
    sql`insert into kept values ('a booking')`.execute(tx),
  );
  // PostgreSQL itself says COMMIT after the timeout, with a warning.
  await expect(booked).rejects.toThrow(DatabaseUnavailableError);
  await set('synchronous_standby_names', '');
  await inDurableTransaction(db, (tx) => sql`insert into kept values ('another')`.execute(tx));
});

test('a cluster that waits until standbys show a change goes on doing so', async () => {
  const { db } = connection;
  const shown = [{ synchronous_commit: 'remote_apply' }];
  await set('synchronous_commit', 'remote_apply');
  await expect
    .poll(async () => (await sql`show synchronous_commit`.execute(db)).rows)
    .toEqual(shown);
  const { rows } = await inDurableTransaction(db, (tx) => sql`show synchronous_commit`.execute(tx));
  expect(rows).toEqual(shown);
});

// §8/83
test('a start says when a cluster has standbys and waits for none', async () => {
  expect(replicationWarning(await replicationOf(connection.db))).toEqual([]);
  const { host, port } = postgres.connection;
  const settings = { host, port, user: 'app', database: 'postgres', replication: 'true' };
  const standby = new pg.Client(settings as pg.ClientConfig);
  await standby.connect();
  onTestFinished(() => standby.end());
  expect(await replicationOf(connection.db)).toEqual({ standbys: 1, isSynchronous: false });
  expect(replicationWarning({ standbys: 1, isSynchronous: false })).toEqual([
    expect.stringContaining('waits for none of them'),
  ]);
  expect(replicationWarning({ standbys: 1, isSynchronous: true })).toEqual([]);
});

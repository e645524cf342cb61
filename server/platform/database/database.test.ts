import { expect, inject, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { openDatabase } from './database.ts';

const efie = bootTestApp();

/** Counts the connections of a name. */
async function connectionsOf(name: string): Promise<number> {
  const { rows } = await efie.connection.pool.query(
    'select from pg_stat_activity where application_name = $1',
    [name],
  );
  return rows.length;
}

test.each(['the pool', 'Kysely'])('closes its connections when only %s was used', async (used) => {
  const application_name = `closed after ${used}`;
  const { db, pool, close } = openDatabase(
    { ...efie.connection.settings, application_name },
    () => {},
  );
  if (used === 'the pool') await pool.query('select 1');
  else await db.selectFrom('users').select('id').execute();
  expect(await connectionsOf(application_name)).toBe(1);
  await close();
  await expect.poll(() => connectionsOf(application_name)).toBe(0);
});

test('every session ends abandoned transactions, whatever else DATABASE_URL asks for', async () => {
  const { host, port } = inject('postgres');
  const { user, database } = efie.connection.pool.options;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}&options=-c%20work_mem%3D5MB`;
  const connection = openDatabase({ connectionString: url }, () => {});
  const { rows } = await connection.pool.query(
    `select name, setting from pg_settings
      where name in ('idle_in_transaction_session_timeout', 'work_mem') order by name`,
  );
  await connection.close();
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '8000' },
    { name: 'work_mem', setting: '5120' },
  ]);
});

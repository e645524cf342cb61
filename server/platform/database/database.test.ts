import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';
import { openDatabase } from './database.ts';

const efie = bootTestApp();

/** How many connections there are by a name. */
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

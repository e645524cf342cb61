import { expect, test } from 'vitest';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });

const ids = async (query: string) =>
  (await efie.connection.pool.query(query)).rows.map(({ id }) => id).sort();

test('at night ended sessions and spent reset tokens go, and what is still good stays', async () => {
  const { id, headers } = await signedInAs(efie.platform, 'Customer');
  const { pool } = efie.connection;
  const { rows } = await pool.query('select id from sessions');
  // More than go in one statement.
  await pool.query(
    `insert into sessions (id, user_id, expires_at, revoked_at)
      select gen_random_uuid(), $1, now() + case when n % 2 = 0 then interval '1 day' else interval '-1 second' end,
        case when n % 2 = 0 then now() end
      from generate_series(1, 10001) n`,
    [id],
  );
  await pool.query(
    `insert into password_resets (token_hash, user_id, expires_at, used_at) values
      ('good', $1, now() + interval '10 minutes', null),
      ('used', $1, now() + interval '10 minutes', now()),
      ('old', $1, now() - interval '1 second', null)`,
    [id],
  );

  for (let night = 0; night < 2; night += 1) {
    await pool.query(`select graphile_worker.add_job('purge-accounts')`);
    await efie.runJobs();
  }
  const told = lines.filter((line) => 'resetTokens' in line);
  expect(told).toMatchObject([{ sessions: 10_001, resetTokens: 2 }]);
  expect(await ids('select id from sessions')).toEqual(rows.map((row) => row.id));
  const good = `select encode(token_hash, 'escape') as id from password_resets`;
  expect(await ids(good)).toEqual(['good']);
  const profile = await efie.app.inject({ url: '/api/User/profile', headers });
  expect(profile.statusCode).toBe(200);
});

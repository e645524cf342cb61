import { expect, test } from 'vitest';
import { logLines } from '#server/testing/log-lines.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const { log, lines } = logLines();
const efie = bootTestApp({ log });

const ids = async (query: string) =>
  (await efie.connection.pool.query(query)).rows.map(({ id }) => id).sort();

// §6/59
test('deletes ended sessions and used links at night and keeps the rest', async () => {
  const { id, headers } = await signedInAs(efie.platform, 'Customer');
  const { pool } = efie.connection;
  const { rows } = await pool.query('select id from sessions');
  // More than go in one statement.
  await pool.query(
    `insert into sessions (id, user_id, expires_at, revoked_at, last_seen_at)
      select gen_random_uuid(), $1, now() + case when n % 3 = 0 then interval '-1 second' else interval '1 day' end,
        case when n % 3 = 1 then now() end, now() - case when n % 3 = 2 then interval '30 days' else interval '0' end
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

  await pool.query(
    `insert into email_links (token_hash, user_id, purpose, email, expires_at) values
      ('good', $1, 'confirm', 'a@efie.test', now() + interval '10 minutes'),
      ('old', $1, 'undo', 'a@efie.test', now() - interval '1 second')`,
    [id],
  );

  for (let night = 0; night < 2; night += 1) {
    await pool.query(`select graphile_worker.add_job('purge-accounts')`);
    await efie.runJobs();
  }
  const told = lines.filter((line) => 'resetTokens' in line);
  expect(told).toMatchObject([{ sessions: 10_001, resetTokens: 2, emailLinks: 1 }]);
  expect(await ids('select id from sessions')).toEqual(rows.map((row) => row.id));
  for (const table of ['password_resets', 'email_links']) {
    const good = `select encode(token_hash, 'escape') as id from ${table}`;
    expect(await ids(good)).toEqual(['good']);
  }
  const profile = await efie.app.inject({ url: '/api/User/profile', headers });
  expect(profile.statusCode).toBe(200);
});

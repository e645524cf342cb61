import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp();

/** Pools for which someone holds the lock that marks them as alive. */
async function living(pools: string[]): Promise<string[]> {
  const { rows } = await efie.connection.pool.query<{ id: string }>(
    `select id from unnest($1::text[]) as id
      where not pg_try_advisory_xact_lock(hashtextextended('workers ' || id, 0))`,
    [pools],
  );
  return rows.map(({ id }) => id);
}

// §10/5
test('reports many pools at once as alive, with one query after the other', async () => {
  const pools = ['photos', 'light photos', 'videos', 'mails'];
  const settings = JSON.stringify(efie.connection.settings);
  const child = fork('server/platform/jobs/testing/worker-liveness-main.ts', [settings, ...pools], {
    // pg warns when a busy connection gets another query.
    execArgv: ['--throw-deprecation'],
    stdio: 'pipe',
  });
  const ended = once(child, 'exit');
  const gone = ended.then(() => ['it ended']);
  await expect.poll(() => Promise.race([gone, living(pools)]), { timeout: 10_000 }).toEqual(pools);
  child.send('end');
  expect(await ended).toEqual([0, null]);
  expect(await living(pools)).toEqual([]);
});

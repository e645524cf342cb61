import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startCuttingProxy } from '#server/testing/servers/cutting-proxy.ts';
import { spawnServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { startTransactionPooler } from '#server/testing/servers/transaction-pooler.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

const efie = bootTestApp({ breaksConnections: true });

/** Statements of a start: the first, one in the middle and the last. */
// §8/74
test.each(['kysely_migration', 'installation', 'check-recent-media'])(
  'a start goes on after losing its connection at “%s”',
  async (words) => {
    const { host, port } = inject('postgres');
    const { user, database } = efie.connection.pool.options;
    const proxy = await startCuttingProxy({ path: path.join(host, `.s.PGSQL.${port}`) }, words);
    const server = spawnServerProcess(efie, {
      env: { DATABASE_URL: `postgres://${user}@127.0.0.1:${proxy.port}/${database}` },
    });
    onTestFinished(async () => {
      await server.kill();
      await proxy.close();
    });
    await server.listening();
    await expect.poll(proxy.hasCut, { timeout: 60_000 }).toBe(true);
    const status = async () => (await fetch(`${server.origin}/readyz`)).status;
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
  },
);

// §8/75
test('a start on a transaction pooler ends at once and leaves nothing that holds up the next one', async () => {
  const { host, port } = inject('postgres');
  const { user, database } = efie.connection.pool.options;
  const pooler = await startTransactionPooler(
    { path: path.join(host, `.s.PGSQL.${port}`) },
    { parameters: 'ignores' },
  );
  onTestFinished(() => pooler.close());
  const pooled = spawnServerProcess(efie, {
    env: {
      DATABASE_URL: `postgres://${user}@127.0.0.1:${pooler.port}/${database}`,
      LOG_LEVEL: 'info',
    },
  });
  onTestFinished(() => pooled.kill());
  expect(await pooled.ended()).toBe(1);
  expect(pooled.lines().at(-1)?.msg).toMatch(/^We cannot use the database at .*DATABASE_URL/);
  const direct = await startServerProcess(efie);
  await direct.kill();
});

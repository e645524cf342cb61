import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import {
  type ServerProcess,
  spawnServerProcess,
  startServerProcess,
} from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

/** /healthz and /readyz of a real process (docs/operating.md, "Running it day to day"). */
const efie = bootTestApp({ breaksConnections: true });
let dataDir = '';
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-health-'));
});
afterEach(async () => {
  await server?.kill();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  server = await startServerProcess(efie, { dataDir, env });
  return server;
};

async function ask(path: '/healthz' | `/readyz${string}`) {
  const response = await fetch(`${server?.origin}${path}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: await response.json() };
}
const ready = () => ask('/readyz');

const allUp = { database: 'ok', storage: 'ok', jobs: 'ok', disk: 'ok' };
const isReady = { status: 200, body: { status: 'ready', load: 'normal', checks: allUp } };
const without = (missing: object) => ({
  status: 503,
  body: { status: 'not ready', load: 'normal', checks: { ...allUp, ...missing } },
});
const SOON = { timeout: 60_000 };

// §10/7
test('is ready once everything is up, and alive all the time', async () => {
  await start();
  await expect.poll(ready, SOON).toEqual(isReady);
  expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
});

// §10/7
test('is not ready while its database is away, and is again at once', async () => {
  await start();
  await expect.poll(ready, SOON).toEqual(isReady);
  const { database } = efie.connection.pool.options;
  const admin = openDatabase({ ...inject('postgres'), database: 'postgres' }, () => {});
  try {
    await admin.pool.query(`alter database ${database} allow_connections false`);
    await admin.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    );
    // Jobs need it, too, and may notice a little later.
    await expect
      .poll(ready, SOON)
      .toMatchObject({ status: 503, body: { checks: { database: 'failing', storage: 'ok' } } });
    expect((await ask('/healthz')).status).toBe(200);
  } finally {
    await admin.pool.query(`alter database ${database} allow_connections true`);
    await admin.close();
  }
  await expect.poll(ready, SOON).toMatchObject({ body: { checks: { database: 'ok' } } });
});

// §10/7
test('is not ready while the media folder is gone', async () => {
  await start();
  await expect.poll(ready, SOON).toEqual(isReady);
  await rm(path.join(dataDir, 'media'), { recursive: true });
  await expect.poll(ready, SOON).toEqual(without({ storage: 'failing' }));
});

// §10/7
test('is not ready while the disk has less than the reserve', async () => {
  await start({ DISK_RESERVE_MB: '1000000' });
  await expect.poll(ready, SOON).toEqual(without({ disk: 'failing' }));
});

/** The request of deploy/Caddyfile's health check. */
async function proxysQuestion(): Promise<`/readyz${string}`> {
  const [, question] =
    /health_uri (\/readyz\S*)/.exec(await readFile('deploy/Caddyfile', 'utf8')) ?? [];
  return question as `/readyz${string}`;
}

// §10/8
test('ignores failing checks for anyone who excludes them, such as a proxy', async () => {
  const question = await proxysQuestion();
  await start({ DISK_RESERVE_MB: '1000000' });
  await rm(path.join(dataDir, 'media'), { recursive: true });
  const missing = { storage: 'failing', disk: 'failing' };
  await expect.poll(() => ask('/readyz'), SOON).toEqual(without(missing));
  expect((await ask('/readyz?exclude=disk')).status).toBe(503);
  expect(await ask(question)).toEqual({
    status: 200,
    body: { status: 'ready', load: 'normal', checks: {} },
  });
});

// §10/7
test('is not ready before jobs can run', async () => {
  const client = await efie.connection.pool.connect();
  try {
    // A busy machine takes a while to start a server.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    await client.query('lock table graphile_worker._private_jobs in access exclusive mode');
    const spawned = spawnServerProcess(efie, { dataDir });
    server = spawned;
    await spawned.listening();
    expect(await ready()).toEqual(without({ jobs: 'starting' }));
  } finally {
    await client.query('rollback');
    client.release();
  }
  await expect.poll(ready, SOON).toEqual(isReady);
});

// §10/7, §10/8
test('is not ready once told to stop, but goes on serving for a while', async () => {
  const { origin } = await start({ SHUTDOWN_DELAY_MS: '1500' });
  await expect.poll(ready, SOON).toEqual(isReady);
  server?.signal('SIGTERM');
  await expect
    .poll(ready, { ...SOON, interval: 10 })
    .toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect((await ask(await proxysQuestion())).status).toBe(503);
  const response = await fetch(`${origin}/api/openapi.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get('connection')).toBe('close');
  expect(await server?.ended()).toBe(0);
});

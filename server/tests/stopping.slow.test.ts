import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import {
  LONG_GRACE_MS,
  type ServerProcess,
  spawnServerProcess,
  startServerProcess,
} from '#server/testing/servers/server-process.ts';
import { bootTestApp } from '#server/testing/test-app.ts';

/** Stopping in time, from any moment (docs/operating.md, "Running it day to day"). */
const efie = bootTestApp({ breaksConnections: true });

/** Less than the grace, which is only for requests under way. */
const MAX_MS = LONG_GRACE_MS / 2;
const SOON = { timeout: 60_000 };
const running: Pick<ServerProcess, 'kill'>[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) await server.kill();
});

const start = async (env: Record<string, string> = {}) => {
  const server = await startServerProcess(efie, { env });
  running.push(server);
  return server;
};

async function open(server: ServerProcess): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends SIGTERM; returns the exit and the milliseconds it took. */
async function stopped(server: ServerProcess): Promise<{ code: number | string; ms: number }> {
  const told = performance.now();
  server.signal('SIGTERM');
  const code = await server.ended();
  return { code, ms: performance.now() - told };
}

const inTime = { code: 0, ms: expect.toSatisfy((ms: number) => ms < MAX_MS, 'in time') };

// §10/1
test.each([0, 40, 120])('stops in time %d ms after listening', async (ms) => {
  const server = await start();
  await sleep(ms);
  expect(await stopped(server)).toEqual(inTime);
});

test('ends at once on a second signal', async () => {
  const server = await start();
  const socket = await open(server);
  socket.write('POST /api/auth/login HTTP/1.1\r\nhost: efie.test\r\ncontent-length: 9\r\n\r\n{');
  await fetch(`${server.origin}/healthz`);
  server.signal('SIGTERM');
  await expect.poll(() => refuses(server), SOON).toBe(true);
  expect(await stopped(server)).toEqual({ ...inTime, code: 1 });
});

test.each(['SIGSEGV', 'SIGHUP'] as const)('leaves %s unhandled', async (signal) => {
  const server = await start();
  server.signal(signal);
  expect(await server.ended()).toBe(signal);
});

describe('stopping with connections', () => {
  // §10/2
  test('does not wait for those that are silent, idle or have sent half a head', async () => {
    const server = await start();
    await open(server);
    const idle = await open(server);
    idle.write('GET /healthz HTTP/1.1\r\nhost: efie.test\r\n\r\n');
    await once(idle, 'data');
    // Idle connections get no grace.
    expect(await stopped(server)).toEqual(inTime);
  });

  // §10/2
  test('completes a request under way, then closes its connection', async () => {
    const server = await start();
    const body = JSON.stringify({ email: 'ama@efie.test', password: 'secret-enough' });
    const socket = await open(server);
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: efie.test\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await fetch(`${server.origin}/healthz`);
    const end = stopped(server);
    await expect.poll(() => refuses(server), SOON).toBe(true);
    socket.write(body.slice(5));
    const [response] = await once(socket, 'data');
    expect(String(response)).toMatch(/^HTTP\/1\.1 401 /);
    expect(String(response)).toMatch(/^connection: close\r$/m);
    expect(await end).toEqual(inTime);
  });

  // §10/2
  test('cuts a request that never ends after the grace period', async () => {
    const server = await start({ SHUTDOWN_GRACE_MS: '300' });
    const socket = await open(server);
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: efie.test\r\ncontent-length: 9\r\n\r\n{');
    await fetch(`${server.origin}/healthz`);
    expect(await stopped(server)).toEqual(inTime);
  });
});

const refuses = (server: ServerProcess) =>
  fetch(`${server.origin}/healthz`).then(
    () => false,
    () => true,
  );

describe('stopping during a start', () => {
  const spawned = (...args: Parameters<typeof spawnServerProcess>) => {
    const server = spawnServerProcess(...args);
    running.push(server);
    return server;
  };

  // §10/1
  test('ends in time while migrating', async () => {
    const client = await efie.connection.pool.connect();
    try {
      // A busy machine may take longer to start than an idle transaction may last.
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      await client.query('lock table kysely_migration in access exclusive mode');
      const server = spawned(efie);
      await expect.poll(waitingForLocks, SOON).toBeGreaterThan(0);
      expect(await stopped(server)).toEqual(inTime);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  // §10/1
  test('ends in time while starting jobs', async () => {
    const client = await efie.connection.pool.connect();
    try {
      // A busy machine may take longer to start than an idle transaction may last.
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      await client.query('lock table graphile_worker._private_jobs in access exclusive mode');
      const server = spawned(efie);
      await server.listening();
      await expect.poll(waitingForLocks, SOON).toBeGreaterThan(0);
      expect(await stopped(server)).toEqual(inTime);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  // §10/1
  test.each(['Making a new database', 'PostgreSQL is ready'])(
    'ends in time and leaves nothing half made while its own database says “%s”',
    async (line) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'efie-start-'));
      try {
        const server = spawned(undefined, { dataDir, env: { LOG_LEVEL: 'info' } });
        await expect
          .poll(() => server.lines().some(({ msg }) => String(msg).startsWith(line)), SOON)
          .toBe(true);
        expect(await stopped(server)).toEqual(inTime);
        const left = await readdir(dataDir);
        expect(left.filter((name) => name.includes('.init-'))).toEqual([]);
        const files = await readdir(path.join(dataDir, 'postgres')).catch(() => []);
        expect(files).not.toContain('postmaster.pid');
      } finally {
        await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      }
    },
  );
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await efie.connection.pool.query(
    `select count(*)::int as waiting from pg_locks l join pg_database d on d.oid = l.database
      where not l.granted and d.datname = current_database()`,
  );
  return rows[0].waiting;
}

import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { READ_POINTS } from '#server/platform/http/limits/limit-reads.ts';
import { findProcesses } from '#server/platform/process-table.ts';
import { type ServerProcess, startServer } from '#server/testing/servers/server-process.ts';

/** Two processes behind one port, with a PostgreSQL of their own (WEB_CONCURRENCY). */
const SOON = { timeout: 90_000 };
let dataDir = '';
let server: ServerProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-several-'));
  server = await startServer({
    DATA_DIR: dataDir,
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'info',
    SHUTDOWN_GRACE_MS: '5000',
    TRUST_PROXY: 'loopback',
    SHUTDOWN_DELAY_MS: '0',
    METRICS_PORT: '0',
  });
  await expect.poll(workers, SOON).toHaveLength(2);
  await expect.poll(answering, SOON).toBe(2);
});
afterEach(async () => {
  server.signal('SIGTERM');
  await server.ended();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Ids of the processes that serve. */
async function workers(): Promise<number[]> {
  const found = await findProcesses(
    ({ parent, command }) => parent === server.pid && command.includes('serve-app.ts'),
  );
  return found.map(({ pid }) => pid).sort();
}

const metrics = async () => {
  const line = server.lines().find(({ msg }) => msg === 'metrics are at /metrics');
  return (await fetch(`http://127.0.0.1:${line?.port}/metrics`)).text();
};

/** How many processes report that their database responds. */
const answering = async () =>
  (await metrics()).match(/^efie_database_up\{worker="\d"\} 1$/gm)?.length;

const call = (agent: http.Agent | undefined, headers: Record<string, string> = {}) =>
  new Promise<number | string>((resolve) => {
    const request = http.get(`${server.origin}/api/cars?limit=1`, { agent, headers });
    request.on('error', (error) => resolve(error.message));
    request.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
  });

/** Reads without a pause over kept connections and new ones. */
function constantLoad() {
  const agent = new http.Agent({ keepAlive: true });
  const outcomes: (number | string)[] = [];
  let going = true;
  const clients = Promise.all(
    Array.from({ length: 6 }, async (_, index) => {
      for (let n = 0; going; n += 1) {
        const address = `10.${index}.${Math.floor(n / 200)}.1`;
        outcomes.push(await call(index % 2 ? agent : undefined, { 'x-forwarded-for': address }));
        await sleep(10);
      }
    }),
  );
  const stop = async () => {
    going = false;
    await clients;
    agent.destroy();
  };
  onTestFinished(stop);
  return { outcomes, stop };
}

// §10/17
test('SIGHUP renews every process one by one, and no request is lost', async () => {
  const before = await workers();
  const load = constantLoad();
  server.signal('SIGHUP');
  await expect
    .poll(() => server.lines().some(({ msg }) => msg === 'every process was renewed'), SOON)
    .toBe(true);
  const after = await workers();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  await load.stop();
  expect(load.outcomes.length).toBeGreaterThan(100);
  expect(load.outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
});

// §10/18
test('a process that was killed is replaced, whichever it was, and jobs go on', async () => {
  for (const index of [0, 1]) {
    const before = await workers();
    process.kill(before[index] ?? 0, 'SIGKILL');
    const renewed = async () => (await workers()).filter((pid) => !before.includes(pid));
    await expect.poll(renewed, SOON).toHaveLength(1);
    await expect.poll(answering, SOON).toBe(2);
    expect(await call(undefined)).toBe(200);
  }
  const checks = async () => (await (await fetch(`${server.origin}/readyz`)).json()).checks;
  await expect.poll(checks, SOON).toMatchObject({ database: 'ok', jobs: 'ok' });
});

// §10/19
test('an address has the same number of reads, however many processes it asks', async () => {
  const from = { 'x-forwarded-for': '10.99.0.1' };
  const outcomes: (number | string)[] = [];
  const until = performance.now() + 8_000;
  while (!outcomes.includes(429) && performance.now() < until) {
    const asked = Array.from({ length: 20 }, () => call(undefined, from));
    outcomes.push(...(await Promise.all(asked)));
  }
  // Each connection goes to another process: alone, each would allow as many.
  const served = outcomes.filter((outcome) => outcome === 200);
  expect(outcomes).toContain(429);
  expect(served.length).toBeLessThan(READ_POINTS * 1.5);
});

// §10/20
test('SIGTERM stops every process and their PostgreSQL', async () => {
  const before = await workers();
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  const left = () =>
    findProcesses(({ pid, command }) => before.includes(pid) || command.includes(dataDir));
  // The watcher of PostgreSQL ends a moment after it.
  await expect.poll(left, SOON).toEqual([]);
});

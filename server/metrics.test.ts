import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '#server/testing/servers/server-process.ts';
import { openDatabase } from './platform/database/database.ts';
import { addJob } from './platform/jobs/jobs.ts';
import { bootTestApp } from './testing/test-app.ts';

const efie = bootTestApp({ breaksConnections: true });
let server: ServerProcess;
let metricsAt = '';
const SOON = { timeout: 10_000 };

beforeAll(async () => {
  server = await startServerProcess(efie, { env: { METRICS_PORT: '0', LOG_LEVEL: 'info' } });
  const { port } = server.lines().find(({ msg }) => msg === 'metrics are at /metrics') ?? {};
  metricsAt = `http://127.0.0.1:${port}/metrics`;
});
afterAll(() => server?.kill());

/** The samples of a scrape, by name and labels as they are written. */
async function scrape(): Promise<Map<string, number>> {
  const response = await fetch(metricsAt);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

const sample = async (name: string) => (await scrape()).get(name);

// §10/9
test('requests are counted by method, route pattern and status', async () => {
  for (const id of ['1', '2', '3']) await fetch(`${server.origin}/api/cars/${id}`);
  await fetch(`${server.origin}/nowhere/at/all`);
  const route = 'method="GET",route="/api/cars/:id",status="404"';
  await expect.poll(() => sample(`http_request_duration_seconds_count{${route}}`), SOON).toBe(3);
  expect(await sample(`http_request_duration_seconds_bucket{le="10",${route}}`)).toBe(3);
  expect([...(await scrape()).keys()].join()).not.toContain('nowhere');
});

test('the pool, the event loop and the disk are measured', async () => {
  await (await fetch(`${server.origin}/api/cars`)).arrayBuffer();
  const samples = await scrape();
  for (const name of [
    'efie_database_connections{pool="requests"}',
    'efie_database_connections_idle{pool="requests"}',
    'efie_database_waiting{pool="requests"}',
    'nodejs_eventloop_lag_p99_seconds',
    'efie_disk_free_bytes',
  ]) {
    expect(samples.get(name), name).toBeGreaterThanOrEqual(0);
  }
  expect(samples.get('efie_disk_reserve_bytes')).toBe(512 * 1024 * 1024);
  expect(samples.get('efie_database_connections{pool="requests"}')).toBeGreaterThan(0);
  for (const pool of ['slow_reads', 'jobs']) {
    expect(samples.get(`efie_database_connections{pool="${pool}"}`)).toEqual(expect.any(Number));
  }
});

// §10/9
test('jobs are measured by task, as waiting, oldest and failed, along with photos to be made', async () => {
  const { db, pool } = efie.connection;
  const nobodysJob = { name: 'job-of-another-version', maxAttempts: 3 };
  await addJob(db, nobodysJob, {});
  await addJob(db, nobodysJob, {});
  // Other jobs may be waiting as well.
  const id = (
    which: 'min' | 'max',
  ) => `(select ${which}(job.id) from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id
    where identifier = '${nobodysJob.name}')`;
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '90 seconds' where id = ${id('min')}`,
  );
  await pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where id = ${id('max')}`,
  );
  const photo = { name: 'make-photo-variants', maxAttempts: 3 };
  await addJob(db, photo, { key: 'nothing' }, { delaySeconds: 600 });

  const samples = await scrape();
  const of = (name: string) => samples.get(`efie_jobs_${name}{task="job-of-another-version"}`);
  expect(of('waiting')).toBe(1);
  expect(of('failed')).toBe(1);
  expect(of('running')).toBe(0);
  expect(of('oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(of('oldest_seconds')).toBeLessThan(180);
  expect(samples.get('efie_media_pending{kind="photo"}')).toBe(1);
});

test('refusals are counted by kind', async () => {
  await fetch(`${server.origin}/api/User/profile`);
  const body = '{"email":"nobody@efie.test","password":"secret-enough"}';
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.origin}/api/auth/login`, { method: 'POST', headers, body });
  const samples = await scrape();
  const of = (event: string) =>
    samples.get(`efie_security_events_total{event="${event}",reason="UNAUTHENTICATED"}`);
  expect(of('authn_fail')).toBe(1);
  expect(of('authn_login_fail')).toBe(1);
});

test('the metrics port serves nothing else, and the public port serves no metrics', async () => {
  expect((await fetch(metricsAt.replace('/metrics', '/api/cars'))).status).toBe(404);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
});

// §10/9
test('metrics say when the database is away and still report the rest', async () => {
  const { options } = efie.connection.pool;
  const admin = openDatabase({ ...inject('postgres'), database: 'postgres' }, () => {});
  try {
    await admin.pool.query(`alter database ${options.database} allow_connections false`);
    await admin.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [options.database],
    );
    await expect.poll(() => sample('efie_database_up'), SOON).toBe(0);
    const names = [...(await scrape()).keys()];
    expect(names).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(names.filter((name) => name.startsWith('efie_jobs_'))).toEqual([]);
  } finally {
    await admin.pool.query(`alter database ${options.database} allow_connections true`);
    await admin.close();
  }
  await expect.poll(() => sample('efie_database_up'), SOON).toBe(1);
});

import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isAlive, signal } from '../process-table.ts';
import {
  borrowEmbeddedPostgres,
  DataDirInUseError,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './index.ts';
import { type EfieProcess, killHard, startEfieProcess } from './testing/efie-process.ts';
import { processesOf } from './testing/processes.ts';
import { poll } from './wait.ts';

/** A database as left by a first start: most tests begin with a copy. */
let template: string;
let root: string;
let dir: string;
let children: ChildProcess[];
let servers: Pick<EmbeddedPostgres, 'stop'>[];
const warnings: string[] = [];

beforeAll(async () => {
  template = await mkdtemp(path.join(os.tmpdir(), 'efie-test-'));
  const settings = { fsync: 'off' };
  await (await startEmbeddedPostgres({ dir: path.join(template, 'pg'), settings, log })).stop();
});

afterAll(() => rm(template, { recursive: true }));

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'efie-test-'));
  dir = path.join(root, 'pg');
  children = [];
  servers = [];
  warnings.length = 0;
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) await killHard(child);
  }
  await Promise.all(servers.map((server) => server.stop()));
  await gone(await lockedPid());
  await rm(root, { recursive: true, force: true });
});

const isRoot = process.getuid?.() === 0;
const log = { info() {}, warn: (message: string) => warnings.push(message) };
const start = async () => track(await startEmbeddedPostgres(options()));
const borrow = async () => track(await borrowEmbeddedPostgres(options()));
const options = () => ({ dir, settings: { fsync: 'off' }, log });

/** Ownership is copied too. */
const useTemplate = () => execFileSync('cp', ['-Rp', path.join(template, 'pg'), dir]);

function track<T extends Pick<EmbeddedPostgres, 'stop'>>(server: T): T {
  servers.push(server);
  return server;
}

async function efieProcess(): Promise<EfieProcess> {
  const efie = await startEfieProcess(dir);
  children.push(efie.child);
  return efie;
}

async function readyEfieProcess() {
  const { child, report } = await efieProcess();
  if ('refused' in report) throw new Error(report.refused.message);
  return { child, ...report.ready };
}

async function query(server: { connection: pg.ClientConfig }, sql: string): Promise<unknown[]> {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const writeHouse = (server: { connection: pg.ClientConfig }) =>
  query(server, "CREATE TABLE house AS SELECT 'Efie'::text AS name");
const readHouses = (server: { connection: pg.ClientConfig }) =>
  query(server, 'SELECT name FROM house');

async function lockedPid(): Promise<number | undefined> {
  const text = await readFile(path.join(dir, 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

async function gone(pid: number | undefined): Promise<void> {
  if (pid === undefined) return;
  const ended = await poll(() => (isAlive(pid) ? undefined : true), {
    everyMs: 20,
    deadline: Date.now() + 10_000,
  });
  expect(ended, `process ${pid} has ended`).toBe(true);
}

// §11/5
test('a start interrupted while making its database waits for nobody and leaves nothing', async () => {
  const stopping = new AbortController();
  const starting = startEmbeddedPostgres({ ...options(), signal: stopping.signal });
  const refused = expect(starting).rejects.toThrow(/aborted/);
  const initdb = await poll(
    async () => (await processesOf('initdb', { dir, app: undefined })).at(0),
    { everyMs: 5, deadline: Date.now() + 10_000 },
  );
  // Simulates a machine too busy to run it.
  signal(initdb ?? 0, 'SIGSTOP');
  stopping.abort();
  await refused;
  expect(await processesOf('initdb', { dir, app: undefined })).toEqual([]);
  expect(await readdir(root)).toEqual([]);
});

test('keeps its data from one start to the next', async () => {
  const first = await start();
  await writeHouse(first);
  await Promise.all([first.stop(), first.stop()]);
  expect(isAlive(first.pid)).toBe(false);

  const second = await start();
  expect(await readHouses(second)).toEqual(['Efie']);
  await second.stop();
});

test('makes a UTF-8 database that listens only on a private Unix socket', async () => {
  await chmod(root, 0o755);
  const server = await start();
  expect(
    await query(
      server,
      `SELECT datlocprovider, datlocale, pg_encoding_to_char(encoding),
              current_setting('listen_addresses'), current_setting('fsync')
       FROM pg_database WHERE datname = current_database()`,
    ),
  ).toEqual(['b', 'C.UTF-8', 'UTF8', '', 'off']);
  expect((await stat(server.connection.host)).mode & 0o777).toBe(0o700);
  expect(await readdir(root)).toEqual(['pg']);
  await server.stop();
});

test('lets one of two processes that start at the same instant run, and refuses the other', async () => {
  const both = await Promise.all([efieProcess(), efieProcess()]);
  const [winner] = both.flatMap(({ report }) => ('ready' in report ? [report.ready] : []));
  const [refusal, ...others] = both.flatMap(({ report }) =>
    'refused' in report ? [report.refused] : [],
  );
  expect(others).toEqual([]);
  expect(refusal?.name).toBe('DataDirInUseError');
  expect(refusal?.message).toContain(`Another Efie is already running on ${dir} (process `);
  expect(refusal?.message).toContain('Stop it first, or set DATA_DIR to another directory.');
  expect(winner && (await query(winner, 'SELECT 1'))).toEqual([1]);
  expect(await readdir(root)).toEqual(['pg']);
  await expect(start()).rejects.toBeInstanceOf(DataDirInUseError);
});

test('shuts PostgreSQL down when its process is killed, and finds the data again', async () => {
  useTemplate();
  const killed = await readyEfieProcess();
  await writeHouse(killed);
  await killHard(killed.child);
  await gone(killed.pid);

  const next = await start();
  expect(await readHouses(next)).toEqual(['Efie']);
  expect(warnings).toEqual([]);
  await next.stop();
});

test('takes over from a PostgreSQL that was left behind', async () => {
  useTemplate();
  const killed = await readyEfieProcess();
  await writeHouse(killed);
  const watchers = execFileSync('ps', ['-A', '-o', 'pid=,pgid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, group, name]) => Number(group) === killed.pid && name?.endsWith('sh'))
    .map(([pid]) => Number(pid));
  expect(watchers).toHaveLength(1);
  for (const pid of watchers) process.kill(pid, 'SIGKILL');
  await killHard(killed.child);
  expect(isAlive(killed.pid)).toBe(true);

  const next = await start();
  expect(next.pid).not.toBe(killed.pid);
  await gone(killed.pid);
  expect(await readHouses(next)).toEqual(['Efie']);
  expect(warnings).toEqual([expect.stringContaining('of an Efie that was killed')]);
  await next.stop();
  expect(isAlive(next.pid)).toBe(false);
});

test('reports that PostgreSQL was killed, and recovers at the next start', async () => {
  useTemplate();
  const killed = await start();
  await writeHouse(killed);
  process.kill(killed.pid, 'SIGKILL');
  expect(await killed.unexpectedExit).toContain('ended unexpectedly (signal SIGKILL)');
  await killed.stop();

  const next = await start();
  expect(await readHouses(next)).toEqual(['Efie']);
  await next.stop();
});

test('is not stopped by Ctrl-C in the terminal', async () => {
  useTemplate();
  const efie = await readyEfieProcess();
  process.kill(-(efie.child.pid ?? 0), 'SIGINT');
  expect(await query(efie, 'SELECT 1')).toEqual([1]);

  const ended = once(efie.child, 'exit');
  efie.child.send('stop');
  expect(await ended).toEqual([0, null]);
  expect(isAlive(efie.pid)).toBe(false);
});

test('lends a running PostgreSQL and leaves it running', async () => {
  useTemplate();
  const owner = await start();
  const borrowed = await borrow();
  expect(borrowed).toMatchObject({ started: false, pid: owner.pid });
  expect(await query(borrowed, 'SELECT 1')).toEqual([1]);
  await borrowed.stop();
  expect(await query(owner, 'SELECT 1')).toEqual([1]);
  await owner.stop();
});

test('starts PostgreSQL for a borrower when none is running', async () => {
  useTemplate();
  const borrowed = await borrow();
  expect(borrowed.started).toBe(true);
  expect(await query(borrowed, 'SELECT 1')).toEqual([1]);
  await borrowed.stop();
  expect(isAlive(borrowed.pid)).toBe(false);
});

test('moves the socket to a place with a short enough path', async () => {
  dir = path.join(root, 'a long, "quoted" name, '.repeat(6), 'pg');
  const server = await start();
  expect(await query(server, 'SELECT 1')).toEqual([1]);
  expect(server.connection.host.startsWith(dir)).toBe(false);
  const borrowed = await borrow();
  expect(borrowed.connection).toEqual(server.connection);
  await borrowed.stop();
  await server.stop();
  await rm(server.connection.host, { recursive: true });
});

test('reports what PostgreSQL said when it fails to start', async () => {
  useTemplate();
  const attempt = startEmbeddedPostgres({ dir, settings: { fsync: 'off', no_such: '1' }, log });
  await expect(attempt).rejects.toThrow(/unrecognized configuration parameter "no_such"/);
});

// §11/8
test.skipIf(!isRoot)(
  'running as root, gives files that belong to “nobody” to an account of its own',
  async () => {
    useTemplate();
    const first = await start();
    await writeHouse(first);
    await first.stop();
    execFileSync('chown', ['-R', 'nobody', dir]);

    const next = await start();
    expect(await readHouses(next)).toEqual(['Efie']);
    await next.stop();
    const others = ['!', '-user', '60777'];
    expect(execFileSync('find', [dir, ...others], { encoding: 'utf8' })).toBe('');
  },
);

test.skipIf(isRoot)('refuses a directory of another user', async () => {
  dir = '/usr';
  await expect(start()).rejects.toThrow(/belongs to another user \(id 0, .* set DATA_DIR/);
});

// §11/12
test('says how to move data over from another PostgreSQL', async () => {
  useTemplate();
  await writeFile(path.join(dir, 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 17, but this is PostgreSQL 18\. .*npm run backup.* empty folder.*npm run restore/,
  );
});

test('leaves a directory with something else in it alone', async () => {
  await mkdir(dir);
  await writeFile(path.join(dir, 'letter.txt'), 'Dear Ama');
  await expect(start()).rejects.toThrow(/no PostgreSQL database/);
  expect(await readdir(dir)).toEqual(['letter.txt']);
});

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/log/log.ts';
import { signal } from '../process-table.ts';
import { startEmbeddedPostgres } from './index.ts';
import { lockFilePath, readLockFile } from './lock-file.ts';
import { forkEfieProcess, startEfieProcess } from './testing/efie-process.ts';
import { processesOf, type Who } from './testing/processes.ts';
import { poll } from './wait.ts';

/** One folder for all rows: each begins with what the one before left behind. */
let root: string;
let dir: string;
let app: ChildProcess | undefined;
/** Rows that PostgreSQL has acknowledged, across all deaths so far. */
const acknowledged = new Set<number>();
let written = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'efie-test-'));
  dir = path.join(root, 'pg');
});

// A leftover process would block the folder for the next row.
afterEach(() => {
  app?.kill('SIGKILL');
});

afterAll(async () => {
  await until('everyone has ended', async () => (await idsOf('everyone')).length === 0);
  await rm(root, { recursive: true, force: true });
});

/** Processes to kill, one after the other; a number is a wait in milliseconds. */
type Deaths = readonly (readonly [Who, NodeJS.Signals] | number)[];

// §11/1
test.each<[string, Deaths]>([
  ['the app is killed', [['app', 'SIGKILL']]],
  ['initdb is killed', [['initdb', 'SIGKILL']]],
  [
    'both are killed',
    [
      ['initdb', 'SIGKILL'],
      ['app', 'SIGKILL'],
    ],
  ],
])('starts again although, while it makes its database, %s', async (_, deaths) => {
  await rm(dir, { recursive: true, force: true });
  acknowledged.clear();
  app = forkEfieProcess(dir);
  await until('initdb is at work', async () => {
    const [draft] = (await readdir(root)).filter((name) => name.startsWith('pg.init-'));
    return draft !== undefined && (await readdir(path.join(root, draft))).includes('global');
  });
  await die(deaths);
  await expectStartThatWorks();
});

// §11/1
test.each<[string, Deaths]>([
  ['the app is killed', [['app', 'SIGKILL']]],
  ['the app is told to end', [['app', 'SIGTERM']]],
  ['PostgreSQL is killed', [['postmaster', 'SIGKILL']]],
  ['PostgreSQL is told to end', [['postmaster', 'SIGTERM']]],
  [
    'PostgreSQL is killed, then the app',
    [
      ['postmaster', 'SIGKILL'],
      ['app', 'SIGKILL'],
    ],
  ],
  ['a backend is killed', [['backend', 'SIGKILL']]],
  // The app dies of the lost connection while PostgreSQL restarts after the crash.
  ['a backend is killed, and the app 4 ms later', [['backend', 'SIGKILL'], 4, ['app', 'SIGKILL']]],
  ['the checkpointer is killed', [['checkpointer', 'SIGKILL']]],
  ['the writers are killed', [['walwriter', 'SIGKILL'], 300, ['background writer', 'SIGKILL']]],
  ['the watcher is killed', [['watcher', 'SIGKILL']]],
  [
    'the watcher is killed, then the app',
    [
      ['watcher', 'SIGKILL'],
      ['app', 'SIGKILL'],
    ],
  ],
  [
    'the watcher and a backend are killed, then the app',
    [['watcher', 'SIGKILL'], ['backend', 'SIGKILL'], 4, ['app', 'SIGKILL']],
  ],
  ['everyone is killed', [['everyone', 'SIGKILL']]],
])('starts again with all its data although, while it serves, %s', async (_, deaths) => {
  const connection = await serve();
  const writing = await write(connection);
  await die(deaths);
  await expectStartThatWorks();
  await writing.end;
});

/** Processes that exist only for an instant. */
// §11/1
test.each<[string, Deaths]>([
  ['the app is killed', [['app', 'SIGKILL']]],
  ['PostgreSQL is killed', [['postmaster', 'SIGKILL']]],
  ['everyone is killed', [['everyone', 'SIGKILL']]],
])('starts again with all its data although, while it starts, %s', async (_, deaths) => {
  await leaveCrashed();
  app = forkEfieProcess(dir);
  await until('it starts', async () => (await readLockFile(lockFilePath(dir))) !== undefined);
  await die(deaths);
  await expectStartThatWorks();
});

test('starts again with all its data although its recovery is killed', async () => {
  // A busy machine may see the recovery only once it is over; then try again.
  for (let isCaught = false; !isCaught; app?.kill('SIGKILL')) {
    await leaveCrashed();
    app = forkEfieProcess(dir);
    const ready = once(app, 'message').then(() => []);
    const blows = await Promise.race([ready, aim([['startup', 'SIGKILL']]).catch(() => [])]);
    isCaught = blows.length > 0;
    for (const [pid, name] of blows) signal(pid, name);
  }
  await expectStartThatWorks();
});

// §11/1
test.each<[string, Deaths]>([
  ['the app is killed', [['app', 'SIGKILL']]],
  ['PostgreSQL is killed', [['postmaster', 'SIGKILL']]],
  ['the checkpointer is killed', [['checkpointer', 'SIGKILL']]],
  ['everyone is killed', [['everyone', 'SIGKILL']]],
])('starts again with all its data although, while it stops, %s', async (_, deaths) => {
  const connection = await serve();
  const writing = await write(connection);
  // Find the processes first: the app may stop faster than that takes.
  const blows = await aim(deaths);
  app?.send('stop');
  for (const [pid, name] of blows) signal(pid, name);
  await expectStartThatWorks();
  await writing.end;
});

test('a killed backend costs its connections and nothing else', async () => {
  const connection = await serve();
  const writing = await write(connection);
  const before = await idsOf('postmaster');
  await die([['backend', 'SIGKILL']]);
  await writing.end;
  const rows = await until('it serves again', () => read(connection).catch(() => undefined));
  expect(rows).toEqual(expect.arrayContaining([...acknowledged]));
  expect(await idsOf('postmaster')).toEqual(before);
});

/** Starts the app in its own process, with a table to write to. */
async function serve(): Promise<pg.ClientConfig> {
  const { child, report } = await startEfieProcess(dir);
  app = child;
  if (!('ready' in report)) throw new Error(report.refused.message);
  await query(report.ready.connection, 'create table if not exists written (n int primary key)');
  return report.ready.connection;
}

/** Leaves a database from which PostgreSQL needs a moment to recover. */
async function leaveCrashed(): Promise<void> {
  const connection = await serve();
  await query(connection, 'create table heavy as select generate_series(1, 200000) as n');
  await query(connection, 'drop table heavy');
  const writing = await write(connection);
  await die([['everyone', 'SIGKILL']]);
  await writing.end;
  await until('everyone has ended', async () => (await idsOf('everyone')).length === 0);
}

/** Writes row after row until the connection is lost; resolves once some are acknowledged. */
async function write(connection: pg.ClientConfig): Promise<{ end: Promise<void> }> {
  const client = new pg.Client(connection);
  let lost = false;
  const lose = () => {
    lost = true;
  };
  client.on('error', lose);
  await client.connect();
  const writeOn = async () => {
    const n = ++written;
    await client
      .query('insert into written values ($1)', [n])
      .then(() => acknowledged.add(n), lose);
  };
  for (let some = 0; some < 10; some++) await writeOn();
  const goOn = async () => {
    while (!lost) await writeOn();
  };
  return { end: goOn() };
}

const read = async (connection: pg.ClientConfig): Promise<number[]> =>
  (await query(connection, 'select n from written')).map(({ n }) => n);

async function query(connection: pg.ClientConfig, sql: string): Promise<{ n: number }[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function die(deaths: Deaths): Promise<void> {
  for (const death of deaths) {
    if (typeof death === 'number') await sleep(death);
    else for (const [pid, name] of await aim([death])) signal(pid, name);
  }
}

/** The processes to kill, by id, and the signals. */
async function aim(deaths: Deaths): Promise<[pid: number, signal: NodeJS.Signals][]> {
  const blows: [number, NodeJS.Signals][] = [];
  for (const death of deaths) {
    if (typeof death === 'number') continue;
    const [who, signal] = death;
    const ids = await until(`there is a ${who}`, async () => {
      const found = await idsOf(who);
      return found.length > 0 ? found : undefined;
    });
    blows.push(...ids.map((id) => [id, signal] as [number, NodeJS.Signals]));
  }
  return blows;
}

const idsOf = (who: Who) => processesOf(who, { dir, app });

/** Kills the rest; then the next app must start at once, with all that was acknowledged. */
async function expectStartThatWorks(): Promise<void> {
  app?.kill('SIGKILL');
  await until('the app has ended', async () => (await idsOf('app')).length === 0);
  const began = performance.now();
  const next = await startEmbeddedPostgres({ dir, settings: { fsync: 'off' }, log });
  try {
    expect(performance.now() - began).toBeLessThan(30_000);
    await query(next.connection, 'create table if not exists written (n int primary key)');
    expect(await read(next.connection)).toEqual(expect.arrayContaining([...acknowledged]));
  } finally {
    await next.stop();
  }
}

const log = createLog('silent');

async function until<T>(what: string, check: () => T | Promise<T>): Promise<NonNullable<T>> {
  const found = await poll(async () => (await check()) || undefined, {
    everyMs: 5,
    deadline: Date.now() + 10_000,
  });
  if (found === undefined) throw new Error(`never: ${what}`);
  return found as NonNullable<T>;
}

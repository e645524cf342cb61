import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../process-table.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './index.ts';

/** No process here has this id. */
const LARGEST_PID = 2 ** 22;
const LONG_AGO = new Date('2026-01-01');

let root: string;
let dir: string;
let options: EmbeddedPostgresOptions;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'efie-test-'));
  dir = path.join(root, 'pg');
  options = { dir, settings: { fsync: 'off' }, log: { info() {}, warn() {} } };
  await (await startEmbeddedPostgres(options)).stop();
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 20 }));

/** The account that owns the files: PostgreSQL respects only processes of its own account. */
async function accountOfFiles(): Promise<{ uid?: number; gid?: number }> {
  const { uid, gid } = await stat(dir);
  return process.getuid?.() === 0 ? { uid, gid } : {};
}

test('is not misled by lock files whose process id now belongs to another program', async () => {
  const other = spawn('sleep', ['60'], { ...(await accountOfFiles()), stdio: 'ignore' });
  const lines = [other.pid, dir, 1, 5432, dir, '', '  1 1', 'ready   ', ''];
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    await writeFile(path.join(dir, name), lines.join('\n'));
  }

  const server = await startEmbeddedPostgres(options);
  expect(isAlive(server.pid)).toBe(true);
  expect(other.exitCode ?? other.signalCode).toBe(null);
  other.kill();
  await server.stop();
});

test.skipIf(process.platform !== 'linux')(
  'is not misled by a process that has ended but whose exit nobody has collected',
  async () => {
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      ...(await accountOfFiles()),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [text] = await once(parent.stdout, 'data');
    const pid = Number(text);
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
    const lines = [pid, dir, 1, 5432, dir, '', '  1 1', 'ready   ', ''];
    await writeFile(path.join(dir, 'postmaster.pid'), lines.join('\n'));
    const server = await startEmbeddedPostgres(options);
    expect(isAlive(server.pid)).toBe(true);
    await server.stop();
    parent.kill();
  },
);

// §11/6
test.each([
  ['empty', ''],
  ['filled with zeros by a power cut', '\0'.repeat(90)],
  ['garbage', 'no number\nat all'],
  ['the id of no process', '99999999999999999999\n'],
  ['cut off', '1'],
])('starts despite a lock file that is %s', async (_, content) => {
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    await writeFile(path.join(dir, name), content);
    await utimes(path.join(dir, name), LONG_AGO, LONG_AGO);
  }
  const server = await startEmbeddedPostgres(options);
  expect(isAlive(server.pid)).toBe(true);
  await server.stop();
});

/** Listens as the server of a process that is not listed on this machine. */
async function listenAsUnlisted(): Promise<Server> {
  const lines = [LARGEST_PID, dir, 1, 5432, dir, '', '  1 1', 'ready   ', ''];
  await writeFile(path.join(dir, 'postmaster.pid'), lines.join('\n'));
  const server = createServer().listen(path.join(dir, '.s.PGSQL.5432'));
  await once(server, 'listening');
  return server;
}

test('refuses the directory of a server in another container', async () => {
  const other = await listenAsUnlisted();
  await expect(startEmbeddedPostgres(options)).rejects.toThrow('in another container');
  other.close();
});

// §11/6
test('waits for the socket of a server that was just killed to disappear', async () => {
  const killed = await listenAsUnlisted();
  setTimeout(() => killed.close(), 200);
  const server = await startEmbeddedPostgres(options);
  expect(isAlive(server.pid)).toBe(true);
  await server.stop();
});

import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '#server/testing/servers/server-process.ts';
import { makePrivateFolder } from './private-folder.ts';

const isRoot = process.getuid?.() === 0;

let root: string;
let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'efie-test-'));
  // Other accounts may get as far as DATA_DIR.
  await chmod(root, 0o755);
  dataDir = path.join(root, 'data');
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  await rm(root, { recursive: true, force: true, maxRetries: 20 });
});

const modeOf = async (...names: string[]) =>
  (await stat(path.join(dataDir, ...names))).mode & 0o777;

const ORIGINAL = 'media/private/originals/ab';
const writeOriginal = () => writeFile(path.join(dataDir, ORIGINAL), 'GPS 5.6037 N 0.1870 W');

/** Makes an installation of an older version, which everyone could read. */
async function makeOpenFolder(): Promise<void> {
  const before = process.umask(0o022);
  try {
    for (const folder of ['outbox', 'uploads', 'resumable', 'media/private/originals']) {
      await mkdir(path.join(dataDir, folder), { recursive: true });
    }
    await writeFile(path.join(dataDir, 'outbox/1.eml'), 'https://efie.test/reset-password/secret');
    await writeOriginal();
    await writeFile(path.join(dataDir, 'session-secret'), 'a secret of 32 characters and more');
  } finally {
    process.umask(before);
  }
}

// §11/8
test('a folder that was open to everyone is closed at the start', async () => {
  await makeOpenFolder();
  await makePrivateFolder(dataDir, { passage: undefined, log: console });
  for (const name of ['', 'outbox', 'uploads', 'resumable', 'media']) {
    expect(await modeOf(name)).toBe(0o700);
  }
  expect(await modeOf('session-secret')).toBe(0o600);
});

test('someone else’s files beside ours are left alone, and so is their folder', async () => {
  await makeOpenFolder();
  await mkdir(path.join(dataDir, 'letters'), { mode: 0o755 });
  await makePrivateFolder(dataDir, { passage: undefined, log: console });
  expect(await modeOf('letters')).toBe(0o755);
  expect(await modeOf('')).toBe(0o755);
  expect(await modeOf('outbox')).toBe(0o700);
});

/** Finds what a local account can read below DATA_DIR, and whether it can connect to the database. */
async function seenAs(uid: number): Promise<{ readable: string[]; connects: boolean }> {
  const as = ['--reuid', String(uid), '--regid', String(uid), '--clear-groups'];
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)('setpriv', [...as, command, ...args], { cwd: '/' }).then(
      ({ stdout }) => stdout,
      (error) => String(error.stdout),
    );
  const readable = await run('find', dataDir, '-readable');
  const connect = `require('net').connect(process.argv[1]).on('connect', () => { console.log('yes'); process.exit() }).on('error', () => {})`;
  const socket = path.join(dataDir, 'postgres/.s.PGSQL.5432');
  const connects = await run(process.execPath, '-e', connect, socket);
  return { readable: readable.split('\n').filter(Boolean), connects: connects.includes('yes') };
}

// §11/8
test.skipIf(!isRoot)(
  'another user of the machine can read nothing of a running Efie',
  { timeout: 60_000 },
  async () => {
    await makeOpenFolder();
    // A new database does not start on the files of another.
    await rm(path.join(dataDir, ORIGINAL));
    server = await startServer({ DATA_DIR: dataDir });
    await writeOriginal();
    await chmod(path.join(dataDir, ORIGINAL), 0o644);
    const signup = await fetch(`${server.origin}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'ama@example.com',
        password: 'Kwame-Nkrumah-57',
        role: 'Customer',
        firstname: 'Ama',
        lastname: 'Mensah',
        phoneNumber: '0201234567',
        location: 'Accra',
      }),
    });
    expect(signup.status).toBe(201);
    await fetch(`${server.origin}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ama@example.com' }),
    });
    const outbox = () => readdir(path.join(dataDir, 'outbox'));
    await expect.poll(async () => (await outbox()).length, { timeout: 10_000 }).toBe(2);
    for (const name of await outbox()) {
      if (name !== '1.eml') expect(await modeOf('outbox', name)).toBe(0o600);
    }
    const nobody = 65_534;
    expect(await seenAs(nobody)).toEqual({ readable: [], connects: false });
    expect(await seenAs(1)).toEqual({ readable: [], connects: false });
    expect((await seenAs(0)).connects).toBe(true);
  },
);

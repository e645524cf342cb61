import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { borrowEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { lockFilePath, readLockFile } from '#server/platform/embedded-postgres/lock-file.ts';
import { findProcesses, isAlive } from '#server/platform/process-table.ts';
import { PROPERTY_FORM } from '#server/testing/listings.ts';
import { jpegPhoto } from '#server/testing/media/photos.ts';
import { image } from '#server/testing/media/uploads.ts';
import { multipart } from '#server/testing/multipart.ts';
import { type ServerProcess, startServer } from '#server/testing/servers/server-process.ts';

/** The server with its own PostgreSQL; platform/embedded-postgres has the tests of PostgreSQL itself. */
let dataDir: string;
let server: ServerProcess;
let token: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'efie-test-'));
  server = await startServer({ DATA_DIR: dataDir });
  await signUp('agent@efie.test');
  const credentials = { email: 'agent@efie.test', password: PASSWORD };
  token = (await (await post('/api/auth/login', credentials)).json()).token;
});

afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

const PASSWORD = 'Kwame-Nkrumah-57';

const post = (url: string, body: unknown) =>
  fetch(server.origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signUp(email: string): Promise<void> {
  const { status } = await post('/api/auth/signup', {
    ...{ email, password: PASSWORD, role: 'Agent', location: 'Accra' },
    ...{ firstname: 'Ama', lastname: 'Mensah', phoneNumber: '0201234567' },
  });
  if (status === 201) acknowledged.push(email);
}

async function upload(seed: number): Promise<void> {
  const { payload, headers } = multipart({ ...PROPERTY_FORM }, [image(await jpegPhoto(seed))]);
  await fetch(`${server.origin}/api/properties/upload`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
}

const lock = async () => readLockFile(lockFilePath(path.join(dataDir, 'postgres')));
const children = async (of: number, title: string) =>
  (await findProcesses(({ command, parent }) => parent === of && command.includes(title))).map(
    ({ pid }) => pid,
  );

/** Ids of the processes in a role. */
const idsOf = {
  app: async () => [server.pid],
  PostgreSQL: async () => [(await lock())?.pid ?? 0],
  'a backend': async () => (await children((await lock())?.pid ?? 0, ' [local] ')).slice(0, 1),
  checkpointer: async () => children((await lock())?.pid ?? 0, ': checkpointer'),
  'photo process': async () => children(server.pid, 'photos/worker/'),
};

// §11/1
test.each<[keyof typeof idsOf, NodeJS.Signals]>([
  ['a backend', 'SIGKILL'],
  ['checkpointer', 'SIGKILL'],
  ['PostgreSQL', 'SIGKILL'],
  ['PostgreSQL', 'SIGTERM'],
  ['photo process', 'SIGKILL'],
  ['app', 'SIGKILL'],
])(
  'when %s ends by %s, everything acknowledged is still there and the site goes on',
  { timeout: 120_000 },
  async (who, signal) => {
    const name = `${who.replaceAll(' ', '')}-${signal}`.toLowerCase();
    await signUp(`${name}-before@efie.test`);
    const writing = Promise.allSettled([
      upload(acknowledged.length),
      ...[1, 2, 3].map((n) => signUp(`${name}-${n}@efie.test`)),
    ]);
    const pids = await vi.waitFor(
      async () => {
        const found = await idsOf[who]();
        expect(found).not.toEqual([]);
        return found;
      },
      { interval: 5, timeout: 60_000 },
    );
    for (const pid of pids) process.kill(pid, signal);
    await writing;

    // A process that lost its database may have ended as well; then start it again.
    const isServing = async () => {
      if (!isAlive(server.pid)) server = await startServer({ DATA_DIR: dataDir });
      return (await fetch(`${server.origin}/api/properties`).catch(() => undefined))?.status;
    };
    await expect.poll(isServing, { timeout: 60_000, interval: 100 }).toBe(200);
    const { connection, stop } = await borrowEmbeddedPostgres({
      dir: path.join(dataDir, 'postgres'),
      log: { info() {}, warn() {} },
    });
    const { pool, close } = openDatabase(connection, () => {});
    const { rows } = await pool.query('select email from users');
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
    await close();
    await stop();
  },
);

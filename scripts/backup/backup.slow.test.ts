import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import {
  borrowEmbeddedPostgres,
  giveDatabaseToRole,
  ROLE,
} from '#server/platform/embedded-postgres/index.ts';
import { s3Environment, startS3Server } from '#server/testing/servers/s3-server.ts';
import { type ServerProcess, startServer } from '#server/testing/servers/server-process.ts';
import { dropDatabase } from '#server/testing/test-database.ts';
import { Writers } from '../testing/writers.ts';

let root: string;
/** The installation's folder; the backup is taken while it is being written to. */
let dataDir: string;
let backup: string;
let writers: Writers;
let acknowledged: Writers['acknowledged'];
const servers: ServerProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'efie-test-'));
  dataDir = path.join(root, 'data');
  backup = path.join(root, 'backups', 'monday');
  await mkdir(path.dirname(backup));
  const server = await start({ DATA_DIR: dataDir });
  writers = new Writers(server.origin);
  await writers.begin();
  await vi.waitFor(
    () => {
      expect(writers.acknowledged.bookings.length).toBeGreaterThan(2);
      expect(writers.acknowledged.profilePhotos).toBeGreaterThan(2);
    },
    { timeout: 60_000 },
  );
  acknowledged = structuredClone(writers.acknowledged);
  await run('backup', [backup], { DATA_DIR: dataDir });
  const since = writers.acknowledged.properties.length - acknowledged.properties.length;
  expect(since).toBeGreaterThan(0);
  await writers.end();
}, 120_000);

afterAll(async () => {
  for (const server of servers) await server.kill();
  await rm(root, { recursive: true, force: true, maxRetries: 20 });
});

async function start(env: { DATA_DIR: string } & Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env);
  servers.push(server);
  return server;
}

type Environment = Record<string, string>;

/** Runs a command of scripts/backup/; returns its output when it succeeds. */
const run = async (name: string, args: string[], env: Environment): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, [`scripts/backup/${name}.ts`, ...args], {
      env: { ...process.env, ...env },
    })
  ).stdout;

const failureOf = (name: string, args: string[], env: Environment): Promise<string> =>
  run(name, args, env).then(
    () => 'it succeeded',
    (error) => `${error.stdout}${error.stderr}`,
  );

async function query(connection: pg.PoolConfig, text: string, values: unknown[] = []) {
  const { pool, close } = openDatabase(connection, () => {});
  try {
    return (await pool.query(text, values)).rows;
  } finally {
    await close();
  }
}

const KEPT = `select array(select email from users) as people,
  array(select id::text from listings where kind = 'property') as properties,
  array(select id::text from bookings) as bookings`;

/** Everything acknowledged before the backup began is there and works. */
async function expectInstallation(server: ServerProcess, connection: pg.PoolConfig) {
  const [kept] = await query(connection, KEPT);
  expect(kept.people).toEqual(expect.arrayContaining(acknowledged.people));
  expect(kept.properties).toEqual(expect.arrayContaining(acknowledged.properties));
  expect(kept.bookings).toEqual(expect.arrayContaining(acknowledged.bookings));
  expect(await writers.logIn(acknowledged.people[0] ?? '', server.origin)).toMatch(/^ey/);
  const property = await fetch(`${server.origin}/api/properties/${acknowledged.properties[0]}`);
  expect(await property.json()).toMatchObject({ images: [expect.stringContaining('/media/')] });
  const again = `insert into bookings (id, listing_id, user_id, full_name, email, phone_number,
      check_in, check_out, nightly_pesewas, total_pesewas)
    select gen_random_uuid(), listing_id, (select id from users where email = $1), full_name, email,
      phone_number, check_in, check_out, nightly_pesewas, total_pesewas from bookings limit 1`;
  await expect(query(connection, again, [acknowledged.people[0]])).rejects.toThrow(
    /bookings_never_overlap/,
  );
}

const embedded = (dir: string) =>
  borrowEmbeddedPostgres({ dir: path.join(dir, 'postgres'), log: { info() {}, warn() {} } });

// §2.21/22, §11/9
test('a backup taken while the site serves restores to an empty folder, which then serves it all', {
  timeout: 120_000,
}, async () => {
  const other = path.join(root, 'other');
  const env = { DATA_DIR: other };
  expect(await run('restore', [backup], env)).toMatch(/Efie can be started\.\n$/);
  expect(await run('verify', [], env)).toContain('Nothing is missing.');
  const began = new Date();
  const server = await start(env);
  const { connection, stop } = await embedded(other);
  await expectInstallation(server, connection);
  // No job is left to run: emails are sent, photos are made.
  const jobs = () => query(connection, 'select from graphile_worker.jobs');
  await expect.poll(jobs, { timeout: 60_000, interval: 500 }).toEqual([]);
  // A backup lets nobody act as someone else: it contains neither the secret nor a session.
  expect(await query(connection, 'select from sessions where created_at < $1', [began])).toEqual(
    [],
  );
  await stop();
  const secret = (dir: string) => readFile(path.join(dir, 'session-secret'), 'utf8');
  expect(await secret(other)).not.toBe(await secret(dataDir));
  await expect(secret(backup)).rejects.toThrow('ENOENT');
  for (const table of ['sessions', 'password_resets', 'sign_in_steps']) {
    expect(await readFile(path.join(backup, `database/${table}.copy`), 'utf8')).toBe('');
  }
});

// §2.21/22
test('an encrypted backup is readable only by those it is for', {
  timeout: 120_000,
}, async () => {
  const identity = await generateIdentity();
  const identities = path.join(root, 'identities.txt');
  await writeFile(identities, `# of the tests\n${identity}\n`);
  const other = path.join(root, 'other-identities.txt');
  await writeFile(other, await generateIdentity());
  const forKey = path.join(root, 'backups', 'for a key');
  const forWord = path.join(root, 'backups', 'for a passphrase');
  const word = { BACKUP_PASSPHRASE: 'ten cedis and a cutlass' };
  const recipients = { BACKUP_RECIPIENTS: await identityToRecipient(identity) };
  expect(await run('backup', [forKey], { DATA_DIR: dataDir, ...recipients })).toContain(
    'encrypted',
  );
  await run('backup', [forWord], { DATA_DIR: dataDir, ...word });
  const email = acknowledged.people[0] ?? '';
  for (const folder of [forKey, forWord]) {
    const rows = await readFile(path.join(folder, 'database/users.copy'));
    expect(rows.includes(email)).toBe(false);
    expect(rows.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  }

  expect(await failureOf('verify', [forKey], {})).toContain('The backup is encrypted. Set BACKUP');
  expect(await failureOf('verify', [forKey], { BACKUP_IDENTITY_FILE: other })).toContain(
    'not for this key',
  );
  expect(await failureOf('verify', [forWord], { BACKUP_PASSPHRASE: 'wrong' })).toContain('not for');
  expect(await run('verify', [forWord], word)).toContain('Nothing is missing.');
  const env = { DATA_DIR: path.join(root, 'decrypted'), BACKUP_IDENTITY_FILE: identities };
  expect(await run('restore', [forKey], env)).toMatch(/Efie can be started\.\n$/);
  expect(await run('verify', [], env)).toContain('Nothing is missing.');
  const server = await start(env);
  const { connection, stop } = await embedded(env.DATA_DIR);
  await expectInstallation(server, connection);
  await stop();
  expect((await readdir(env.DATA_DIR)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

// §11/10
test('a backup moves to a PostgreSQL server and a bucket, and back', {
  timeout: 120_000,
}, async () => {
  const bucket = await startS3Server();
  const admin = inject('postgres');
  const database = `efie_${randomUUID().replaceAll('-', '')}`;
  await query({ ...admin, database: 'postgres' }, `create database ${database}`);
  await giveDatabaseToRole({ ...admin, database });
  const env = {
    DATA_DIR: path.join(root, 'moved'),
    DATABASE_URL: `postgres://${ROLE}@localhost:${admin.port}/${database}?host=${encodeURIComponent(admin.host)}`,
    SESSION_SECRET: await readFile(path.join(dataDir, 'session-secret'), 'utf8'),
    ...s3Environment(bucket.settings),
  };
  await run('restore', [backup], env);
  const server = await start(env);
  await expectInstallation(server, { ...admin, user: ROLE, database });

  // The restored installation can be backed up by the same command.
  const back = path.join(root, 'backups', 'tuesday');
  await run('backup', [back], env);
  await server.kill();
  expect(await run('verify', [back], {})).toContain('Nothing is missing.');
  const occupied = { ...env, DATA_DIR: path.join(root, 'one') };
  expect(await failureOf('restore', [back], occupied)).toContain('The bucket holds files');
  const { DATABASE_URL, SESSION_SECRET } = env;
  const folder = { DATA_DIR: path.join(root, 'two'), DATABASE_URL, SESSION_SECRET };
  expect(await failureOf('restore', [back], folder)).toContain('The database has rows already');
  const free = { DATA_DIR: path.join(root, 'back'), SESSION_SECRET };
  expect(await run('restore', [back], free)).toMatch(/Efie can be started\.\n$/);
  const home = await start(free);
  const { connection, stop } = await embedded(free.DATA_DIR);
  await expectInstallation(home, connection);
  await stop();
  await bucket.stop();
  const owner = openDatabase({ ...admin, database: 'postgres' }, () => {});
  await dropDatabase(owner, database);
  await owner.close();
});

// §11/11
test('a damaged backup is detected and not restored', {
  timeout: 120_000,
}, async () => {
  const env = { DATA_DIR: path.join(root, 'damaged target') };
  const copy = async (change: (folder: string) => Promise<void>) => {
    const folder = path.join(root, 'damaged');
    await rm(folder, { recursive: true, force: true });
    await cp(backup, folder, { recursive: true });
    await change(folder);
    return folder;
  };
  const file = 'database/users.copy';
  const changes: [says: RegExp, (folder: string) => Promise<void>][] = [
    [/users\.copy is missing/, (folder) => rm(path.join(folder, file))],
    [
      /users\.copy is damaged/,
      async (folder) => {
        const content = await readFile(path.join(folder, file));
        content[20] = (content[20] ?? 0) ^ 1;
        await writeFile(path.join(folder, file), content);
      },
    ],
    [/extra is not listed/, (folder) => writeFile(path.join(folder, 'media/extra'), '')],
    [/is damaged: its SHA256SUMS/, (folder) => writeFile(path.join(folder, 'SHA256SUMS'), '')],
    [/is no backup, or one that was broken off/, (folder) => rm(path.join(folder, 'backup.json'))],
  ];
  for (const [says, change] of changes) {
    expect(await failureOf('restore', [await copy(change)], env)).toMatch(says);
  }
  expect(await failureOf('verify', [path.join(root, 'damaged')], {})).toContain('is no backup');
  await expect(readdir(env.DATA_DIR)).rejects.toThrow('ENOENT');
});

// §11/11
test('a killed backup leaves none, and an existing one is left alone', async () => {
  const target = path.join(root, 'backups', 'killed');
  const child = spawn(process.execPath, ['scripts/backup/backup.ts', target], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const drafts = async () =>
    (await readdir(path.dirname(target))).filter((name) => name.startsWith('killed.'));
  await expect.poll(drafts, { interval: 2, timeout: 60_000 }).toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(readdir(target)).rejects.toThrow('ENOENT');
  const [draft = ''] = await drafts();
  const unfinished = path.join(path.dirname(target), draft);
  expect(await failureOf('verify', [unfinished], {})).toContain('broken off');
  expect(await failureOf('backup', [backup], { DATA_DIR: dataDir })).toContain('is not empty');
});

// §11/11
test('a folder whose restore was killed does not start, and can be restored again', {
  timeout: 120_000,
}, async () => {
  const env = { DATA_DIR: path.join(root, 'killed') };
  const child = spawn(process.execPath, ['scripts/backup/restore.ts', backup], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of child.stdout) if (String(text).includes('Restoring rows')) break;
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect(start({ ...env, LOG_LEVEL: 'fatal' })).rejects.toThrow('the server');
  await run('restore', [backup], env);
  const server = await start(env);
  const { connection, stop } = await embedded(env.DATA_DIR);
  await expectInstallation(server, connection);
  await stop();
});

test('without an installation nothing is created, backed up or found in order', async () => {
  const env = { DATA_DIR: path.join(root, 'nowhere') };
  const target = path.join(root, 'backups', 'of nothing');
  expect(await failureOf('backup', [target], env)).toContain('There is no database in');
  expect(await failureOf('verify', [], env)).toContain('There is no database in');
  await expect(readdir(env.DATA_DIR)).rejects.toThrow('ENOENT');
});

// §11/10
test('refuses to restore to a folder that is not empty', async () => {
  expect(await failureOf('restore', [backup], { DATA_DIR: dataDir })).toMatch(
    /is not empty \(.+\)\. A backup is restored to an empty folder: set DATA_DIR to one/,
  );
});

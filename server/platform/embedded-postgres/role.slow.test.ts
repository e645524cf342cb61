import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '#server/migrations/index.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { signal } from '../process-table.ts';
import { type EmbeddedPostgres, ROLE, startEmbeddedPostgres } from './index.ts';
import { processesOf } from './testing/processes.ts';

let root: string;
let server: EmbeddedPostgres;

const start = () =>
  startEmbeddedPostgres({
    dir: path.join(root, 'pg'),
    settings: { fsync: 'off' },
    log: { info() {}, warn() {} },
  });
const open = (connection: EmbeddedPostgres['connection']) => openDatabase(connection, () => {});

async function run(connection: EmbeddedPostgres['connection'], ...statements: string[]) {
  const { pool, close } = open(connection);
  try {
    for (const statement of statements.slice(0, -1)) await pool.query(statement);
    return (await pool.query(statements.at(-1) ?? '')).rows;
  } finally {
    await close();
  }
}

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'efie-test-'));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

// §11/7
test.each([
  ['read the passwords of roles', 'select * from pg_authid'],
  ['run a program', `copy (select 1) to program 'cat'`],
  ['read a file', `select pg_read_file('postgresql.conf')`],
  ['write a file', `copy (select 1) to '/tmp/efie-test-copy'`],
  ['create a role', 'create role another login superuser'],
  ['create a database', 'create database another'],
  ['change a setting of the server', `alter system set fsync = off`],
  ['make an extension that is not trusted', 'create extension file_fdw'],
  ['become the superuser', 'set role app'],
])('the app may not %s', async (_, statement) => {
  await expect(run(server.connection, statement)).rejects.toThrow(
    /permission denied|must be superuser/,
  );
});

const OWNERS = `
  select distinct pg_get_userbyid(relowner) as owner from pg_class
    where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
  union select pg_get_userbyid(nspowner) from pg_namespace
    where nspname in ('public', 'graphile_worker')
  union select pg_get_userbyid(proowner) from pg_proc
    where pronamespace = 'graphile_worker'::regnamespace`;

test('the app owns everything it makes, and is allowed to make all of it', async () => {
  const connection = open(server.connection);
  await migrate(connection, migrations);
  await connection.close();
  expect(await run(server.connection, OWNERS)).toEqual([{ owner: 'efie' }]);
});

// §11/7
test('an installation made by the superuser is handed to the app and goes on', async () => {
  await run(
    server.superuser,
    'drop schema graphile_worker cascade',
    'drop schema public cascade',
    'create schema public',
    'drop owned by efie cascade',
    'drop role efie',
  );
  const old = open(server.superuser);
  const names = Object.entries(migrations).filter(([name]) => name < '0100');
  await migrate(old, Object.fromEntries(names));
  await old.pool.query(`create type mood as enum ('happy')`);
  await old.pool.query('create sequence counter');
  await old.pool.query(`create domain word as text`);
  await old.pool.query(`create view mails as select key from photos`);
  await old.close();
  await server.stop();

  server = await start();
  const connection = open(server.connection);
  await migrate(connection, migrations);
  await connection.close();
  expect(await run(server.connection, OWNERS)).toEqual([{ owner: 'efie' }]);
  expect(
    await run(
      server.connection,
      `alter type mood add value 'sad'`,
      'alter sequence counter restart',
      'alter domain word set not null',
      'drop view mails',
      `select nextval('counter')::integer as next`,
    ),
  ).toEqual([{ next: 1 }]);
});

// A busy machine may see a connection only after it has ended.
// §11/4
test('the role is made by another start when the connection is lost meanwhile', {
  retry: 3,
}, async () => {
  const dir = path.join(await mkdtemp(path.join(root, 'lost-')), 'pg');
  const warnings: string[] = [];
  const starting = startEmbeddedPostgres({
    dir,
    settings: { fsync: 'off' },
    log: { info() {}, warn: (line) => warnings.push(line) },
  });
  let hasStarted = false;
  const started = () => {
    hasStarted = true;
  };
  starting.then(started, started);
  while (!hasStarted && warnings.length === 0) {
    const [backend] = await processesOf('backend', { dir, app: undefined });
    if (backend) signal(backend, 'SIGTERM');
  }
  const lost = await starting;
  try {
    expect(warnings.join()).toContain('started again');
    expect(await run(lost.connection, 'select current_user')).toEqual([{ current_user: ROLE }]);
  } finally {
    await lost.stop();
  }
});

import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../../database/database.ts';
import { handleErrors } from './errors.ts';

/** An error's source decides its meaning: the database and the file system share codes. */
const opened: DatabaseConnection[] = [];
let database: TestDatabase;
let app: FastifyInstance;

const open = (given: Parameters<typeof openDatabase>[0]) => {
  const { settings } = database.connection;
  const connection = openDatabase({ ...settings, statement_timeout: 500, ...given }, () => {});
  opened.push(connection);
  return connection;
};

const FAULTS: Record<string, () => Promise<unknown>> = {
  async 'a socket that is not there'() {
    return sql`select 1`.execute(open({ host: '/nonexistent' }).db);
  },
  async 'a port where nobody listens'() {
    return sql`select 1`.execute(open({ host: '127.0.0.1', port: 1 }).db);
  },
  async 'a host that nobody knows'() {
    return sql`select 1`.execute(open({ host: 'nobody.invalid' }).db);
  },
  async 'a connection that breaks'() {
    return brokenBy('EPIPE', ({ db }) => sql`select pg_sleep(10)`.execute(db));
  },
  // As limits query: the pool reports the connection's error before the query does.
  async 'a connection that breaks under the pool'() {
    return brokenBy('EPIPE', ({ pool }) => pool.query('select pg_sleep(10)'));
  },
  async 'a connection that ends under the pool'() {
    return brokenBy(undefined, ({ pool }) => pool.query('select pg_sleep(10)'));
  },
  async 'a connection that is reset in a transaction'() {
    const { db } = open({});
    return db.transaction().execute(async (tx) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => {});
      await sql`select 1`.execute(tx);
    });
  },
  async 'a statement that takes too long'() {
    return sql`select pg_sleep(10)`.execute(open({}).db);
  },
  async 'a lock that does not come free'() {
    const holder = await open({}).pool.connect();
    await holder.query('select pg_advisory_lock(42)');
    const waiting = open({ lock_timeout: 50 });
    return sql`select pg_advisory_lock(42)`.execute(waiting.db).finally(() => holder.release(true));
  },
  async 'connections that are all taken'() {
    const { pool, db } = open({ max: 1, connectionTimeoutMillis: 500 });
    const taken = await pool.connect();
    return sql`select 1`.execute(db).finally(() => taken.release());
  },
  async 'a server that does not respond'() {
    const { db } = open({ statement_timeout: 0, responseTimeoutMs: 100 });
    return sql`select pg_sleep(10)`.execute(db);
  },
  async 'a file that is not there'() {
    return readFile('/nonexistent/file');
  },
  async 'a pipe that breaks'() {
    throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  },
  async 'a mistake in a statement'() {
    return sql`select nothing`.execute(open({}).db);
  },
};

/** Runs a query whose connection breaks meanwhile, with a system error or silently. */
async function brokenBy(
  code: string | undefined,
  ask: (connection: DatabaseConnection) => Promise<unknown>,
): Promise<unknown> {
  const connection = open({});
  connection.pool.once('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const error = code ? Object.assign(new Error(`write ${code}`), { code }) : undefined;
    setTimeout(() => stream.destroy(error), 50);
  });
  return ask(connection);
}

beforeAll(async () => {
  database = await createTestDatabase({ breaksConnections: true });
  app = Fastify();
  handleErrors(app);
  app.get('/:fault', (request) => FAULTS[(request.params as { fault: string }).fault]?.());
});
afterAll(async () => {
  await app.close();
  await Promise.all(opened.map((each) => each.close()));
  await database.drop();
});

const meet = (fault: string) => app.inject({ url: `/${encodeURIComponent(fault)}` });

describe('a failing database', () => {
  // §8/62
  test.each([
    'a socket that is not there',
    'a port where nobody listens',
    'a host that nobody knows',
    'a connection that breaks',
    'a connection that breaks under the pool',
    'a connection that ends under the pool',
    'a connection that is reset in a transaction',
    'a server that does not respond',
  ])('asks people to come back in a moment: %s', async (fault) => {
    const response = await meet(fault);
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(response.json()).toEqual({
      code: 'UNAVAILABLE',
      message: 'We’re not available right now. Please try again in a moment.',
    });
  });

  // §8/63
  test.each([
    'a statement that takes too long',
    'a lock that does not come free',
    'connections that are all taken',
  ])('that is overloaded asks people to come back in a moment: %s', async (fault) => {
    const response = await meet(fault);
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(response.json()).toEqual({
      code: 'UNAVAILABLE',
      message: 'This is taking longer than usual. Please try again in a moment.',
    });
  });
});

test.each(['a file that is not there', 'a pipe that breaks', 'a mistake in a statement'])(
  'treats other failures as our fault: %s',
  async (fault) => {
    const response = await meet(fault);
    expect(response.statusCode).toBe(500);
    expect(response.json().code).toBe('INTERNAL');
  },
);

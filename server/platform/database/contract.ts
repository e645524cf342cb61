import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { DatabasePoolSettings } from './pool.ts';
import { DatabaseRefusedError, NOT_A_POOLER } from './wait-for-database.ts';

/** Requirements and options: docs/configuration.md, DATABASE_URL. */
const OLDEST_VERSION = 150_000;
const EXTENSIONS = ['btree_gist', 'pg_trgm'];

const RESPONSE_MS = 5_000;
/** Timeout of a notification, in milliseconds; generous for a busy machine. */
const HEARD_MS = 3_000;

export interface DatabaseFacts {
  /** As server_version_num: 150004. */
  version: number;
  isStandby: boolean;
  isReadOnly: boolean;
  /** Extensions available on the server, and those installed in the database. */
  available: string[];
  installed: string[];
  /** Our role may install extensions. */
  canInstall: boolean;
}

/** Explains why Efie cannot work with a database, and what to do; undefined when it can. */
export function breachOf(facts: DatabaseFacts): string | undefined {
  if (facts.version < OLDEST_VERSION) {
    const [major, oldest] = [facts.version, OLDEST_VERSION].map((number) =>
      Math.trunc(number / 1e4),
    );
    return `it is PostgreSQL ${major}. Efie needs PostgreSQL ${oldest} or later.`;
  }
  if (facts.isStandby) return 'it is a standby. Name the primary server in DATABASE_URL.';
  if (facts.isReadOnly) {
    return 'it takes no writes. Set default_transaction_read_only = off, or name another in DATABASE_URL.';
  }
  const missing = EXTENSIONS.filter((name) => !facts.installed.includes(name));
  const nowhere = missing.filter((name) => !facts.available.includes(name));
  if (nowhere.length > 0) {
    return `its server has no extension ${nowhere.join(' and ')}. Install PostgreSQL's contrib package there.`;
  }
  if (missing.length > 0 && !facts.canInstall) {
    const statements = missing.map((name) => `create extension ${name};`).join(' ');
    return `our role may not create extensions. Have its owner run: ${statements}`;
  }
  return undefined;
}

/**
 * Checks at the start that a database meets every requirement, so that nothing fails later, one by one.
 * @throws {DatabaseRefusedError} naming what it lacks; {DatabaseUnavailableError} when the connection is lost
 * meanwhile.
 */
export async function requireContract(settings: DatabasePoolSettings): Promise<void> {
  const [one, other] = [clientOf(settings), clientOf(settings)];
  const where = `${one.host}:${one.port}`;
  try {
    await one.connect();
    await other.connect();
    const breach = breachOf(await factsOf(one));
    if (breach) throw new DatabaseRefusedError(`We cannot use the database at ${where}: ${breach}`);
    if (!((await haveOwnSessions(one, other)) && (await isConnected(one, other)))) {
      throw new DatabaseRefusedError(
        `We cannot use the database at ${where}: a pooler in front of it shares its sessions. ${NOT_A_POOLER}`,
      );
    }
  } finally {
    for (const client of [one, other]) client.end().catch(() => {});
  }
}

// DatabaseClient accepts every form of a query, but its types do not say so.
const clientOf = (settings: DatabasePoolSettings): pg.Client =>
  new DatabaseClient({
    ...settings,
    application_name: 'efie start',
    // It is refused with a sentence of its own.
    acceptsReadOnly: true,
    connectionTimeoutMillis: RESPONSE_MS,
    responseTimeoutMs: RESPONSE_MS,
  });

async function factsOf(client: pg.Client): Promise<DatabaseFacts> {
  const { rows } = await client.query<DatabaseFacts>(`
    select
      current_setting('server_version_num')::int as version,
      pg_is_in_recovery() as "isStandby",
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      array(select name::text from pg_available_extensions) as available,
      array(select extname::text from pg_extension) as installed,
      has_database_privilege(current_database(), 'create') as "canInstall"`);
  const [facts] = rows;
  if (!facts) throw new DatabaseUnavailableError('the database says nothing of itself');
  return facts;
}

/** A pooler that shares sessions gives both clients the same one, or gives a client another one the next time. */
async function haveOwnSessions(one: pg.Client, other: pg.Client): Promise<boolean> {
  const before = await sessionOf(one);
  try {
    await other.query('begin');
  } catch (error) {
    // A pooler that shares them per statement has no transactions.
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
  const others = await sessionOf(other);
  const after = await sessionOf(one);
  await other.query('rollback');
  return before !== others && before === after;
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

async function isConnected(listener: pg.Client, speaker: pg.Client): Promise<boolean> {
  const channel = 'efie_start';
  const word = String(await sessionOf(listener));
  const heard = Promise.withResolvers<boolean>();
  listener.on('notification', ({ payload }) => {
    if (payload === word) heard.resolve(true);
  });
  await listener.query(`listen ${channel}`);
  await speaker.query(`notify ${channel}, '${word}'`);
  return Promise.race([heard.promise, sleep(HEARD_MS, false, { ref: false })]);
}

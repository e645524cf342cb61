import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { DatabaseClient } from './client.ts';
import { isDatabaseBusy, isDatabaseUnavailable } from './errors.ts';
import type { DatabasePoolSettings } from './pool.ts';

/** Hears of the wait, and can end it. */
export interface Waiting {
  log: Pick<Log, 'warn' | 'info'>;
  signal?: AbortSignal | undefined;
}

const TRY_MS = 500;
const SAY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Advice for a pooler in front of the database. */
export const NOT_A_POOLER =
  'Name the PostgreSQL server itself in DATABASE_URL, or a pooler in session mode that hands on startup parameters: Efie listens to its database, and holds locks, on sessions of its own.';

/** The database is there but refuses us: waiting would not help. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError';
}

/**
 * Resolves once the database responds, and logs every few seconds that it is waiting.
 * @throws DatabaseRefusedError when it refuses us (a wrong password, no such database), and the signal's reason.
 */
export async function waitForDatabase(
  settings: DatabasePoolSettings,
  { log, signal }: Waiting,
): Promise<void> {
  let saidAt: number | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const client: pg.Client = new DatabaseClient({
      ...settings,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // requireContract says what is wrong with it.
      acceptsReadOnly: true,
      responseTimeoutMs: CONNECT_TIMEOUT_MS,
    });
    const where = `${client.host}:${client.port}`;
    try {
      await client.connect();
      await client.query('select 1');
      if (saidAt !== undefined) log.info(`The database at ${where} responds.`);
      return;
    } catch (error) {
      if (isPoolers(error)) {
        throw new DatabaseRefusedError(
          `We cannot use what responds at ${where} for the database: ${error.message}. ${NOT_A_POOLER}`,
          { cause: error },
        );
      }
      if (isRefusal(error)) {
        throw new DatabaseRefusedError(
          `The database at ${where} refuses us: ${error.message}. Check DATABASE_URL.`,
          { cause: error },
        );
      }
      if (saidAt === undefined || performance.now() - saidAt >= SAY_MS) {
        saidAt = performance.now();
        log.warn(
          `Waiting for the database at ${where} (${reasonOf(error)}). Efie starts as soon as it responds.`,
        );
      }
    } finally {
      client.end().catch(() => {});
    }
    await sleep(TRY_MS, undefined, { signal });
  }
}

/**
 * Does a start's work on the database as soon as it responds, and all of it again when the connection was lost
 * meanwhile.
 * @throws as waitForDatabase, and the work's own errors.
 */
export async function throughOutages<T>(
  settings: DatabasePoolSettings,
  waiting: Waiting,
  work: () => Promise<T>,
): Promise<T> {
  for (;;) {
    await waitForDatabase(settings, waiting);
    try {
      return await work();
    } catch (error) {
      const isLost = isDatabaseUnavailable(error) && !isDatabaseBusy(error);
      if (!isLost || waiting.signal?.aborted) throw error;
      waiting.log.warn(`The database was lost during the start (${error}); trying again.`);
    }
    await sleep(TRY_MS, undefined, { signal: waiting.signal });
  }
}

/** PgBouncer's refusal of startup parameters. */
const isPoolers = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^unsupported startup parameter/.test(error.message);

const isRefusal = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && !isDatabaseUnavailable(error);

const reasonOf = (error: unknown): string => {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return code ?? message;
};

import { statfs } from 'node:fs/promises';
import pg from 'pg';
import type { Config } from './config.ts';
import { type Check, Readiness } from './platform/health/readiness.ts';
import type { Platform } from './platform/platform.ts';

/** How long the database may take to answer, in milliseconds. */
const ANSWER_MS = 1_000;

/** What /readyz tells, until it is closed. */
export interface ProcessReadiness {
  readiness: Readiness;
  close(): Promise<void>;
}

/**
 * What /readyz looks at.
 * @param database settings of the requests' pool. The check has a connection of its own: a process whose pool is
 * busy is slow, and sending its requests to others would make those slow, too.
 * @param jobs rejects, or answers false, while no jobs are worked off.
 */
export function createReadiness(
  { storage, log }: Pick<Platform, 'storage' | 'log'>,
  { dataDir, diskReserveBytes }: Pick<Config, 'dataDir' | 'diskReserveBytes'>,
  database: pg.PoolConfig,
  jobs: Check,
): ProcessReadiness {
  const pool = new pg.Pool({
    ...database,
    max: 1,
    connectionTimeoutMillis: ANSWER_MS,
    statement_timeout: ANSWER_MS,
    application_name: 'efie readiness',
  });
  pool.on('error', (error) => log.debug({ err: error }, 'idle connection of the readiness check'));
  const readiness = new Readiness({
    database: () => pool.query('select 1'),
    storage: () => storage.check(),
    jobs,
    disk: async () => (await freeBytes(dataDir)) >= diskReserveBytes,
  });
  return { readiness, close: () => pool.end() };
}

/** Bytes of a folder's disk that are free for us. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

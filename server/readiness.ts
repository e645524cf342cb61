import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './platform/database/database.ts';
import { freeBytes } from './platform/health/free-bytes.ts';
import { type Check, Readiness } from './platform/health/readiness.ts';
import type { Platform } from './platform/platform.ts';

/**
 * The checks of /readyz.
 * @param db has a connection of its own: a process whose pool is busy is slow, and sending its requests to others would
 * make those slow, too.
 * @param jobs rejects, or returns false, while no jobs are worked off.
 */
export const createReadiness = (
  db: Database,
  { storage }: Pick<Platform, 'storage'>,
  { dataDir, diskReserveBytes }: Pick<Config, 'dataDir' | 'diskReserveBytes'>,
  jobs: Check,
): Readiness =>
  new Readiness({
    database: () => sql`select 1`.execute(db),
    storage: () => storage.check(),
    jobs,
    disk: async () => (await freeBytes(dataDir)) >= diskReserveBytes,
  });

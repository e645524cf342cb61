import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { type Check, Readiness } from './platform/health/readiness.ts';
import type { Platform } from './platform/platform.ts';

/**
 * What /readyz looks at.
 * @param jobs rejects, or answers false, while no jobs are worked off.
 */
export function createReadiness(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { dataDir, diskReserveBytes }: Pick<Config, 'dataDir' | 'diskReserveBytes'>,
  jobs: Check,
): Readiness {
  return new Readiness({
    database: () => sql`select 1`.execute(db),
    storage: () => storage.check(),
    jobs,
    disk: async () => (await freeBytes(dataDir)) >= diskReserveBytes,
  });
}

/** Bytes of a folder's disk that are free for us. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

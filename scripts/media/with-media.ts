import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { expectInstallation } from '../run-command.ts';
import { withDatabase } from '../with-database.ts';

/** Runs a command's work on the database and files of the environment; works while Efie is running. */
export async function withMedia(
  work: (platform: Pick<Platform, 'db' | 'log' | 'now' | 'storage'>) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  await expectInstallation(config);
  const files = await openStorage({ ...config, diskReserveBytes: 0 });
  try {
    const now = () => new Date();
    await withDatabase(({ db }) =>
      work({ db, log: createLog('silent'), now, storage: files.storage }),
    );
  } finally {
    files.close();
  }
}

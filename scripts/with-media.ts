import { readConfig } from '#server/config.ts';
import { createLog } from '#server/platform/log/log.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { withDatabase } from './with-database.ts';

/** Runs a command's work on the database and the files that the environment names; also while Efie is running. */
export async function withMedia(
  work: (platform: Pick<Platform, 'db' | 'log' | 'now' | 'storage'>) => Promise<void>,
): Promise<void> {
  const files = await openStorage({ ...readConfig(process.env), diskReserveBytes: 0 });
  try {
    const now = () => new Date();
    await withDatabase(({ db }) =>
      work({ db, log: createLog('silent'), now, storage: files.storage }),
    );
  } finally {
    files.close();
  }
}

/** Ends a command that failed with its message. */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

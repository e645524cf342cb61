import { rmSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#server/config.ts';
import { milestones } from '#server/features/setup/public.ts';
import { DraftFolder, makeLock, takeBackup } from '#server/platform/backup/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { findMissing, MEDIA_PLACES } from '../media/backed-up-media.ts';
import { expectInstallation, folderArgument, runCommand, say } from '../run-command.ts';
import { withDatabase } from '../with-database.ts';
import { backupReaders } from './backup-keys.ts';

/** `npm run backup -- DIR`: copies the database, the media and the rest of DATA_DIR to a new folder; works while Efie is running. */
runCommand(async () => {
  const target = path.resolve(folderArgument('npm run backup -- DIR'));
  const config = readConfig(process.env);
  await expectInstallation(config);
  process.umask(0o077);
  const readers = backupReaders(process.env);
  const draft = await DraftFolder.create(target, readers && (await makeLock(readers)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      rmSync(draft.folder, { recursive: true, force: true });
      process.exit(1);
    });
  }
  const files = await openStorage(config);
  try {
    await withDatabase(
      async ({ pool, db }) => {
        const { tables, media, missing } = await takeBackup(
          {
            database: pool.options,
            storage: files.storage,
            places: MEDIA_PLACES,
            dataDir: config.dataDir,
            findMissing,
          },
          draft,
        );
        await noteBackup(db);
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        for (const each of missing) say(`Missing before this backup, and so in it: ${each}`);
        say(
          `${rows} rows and ${media.files} files (${media.bytes} bytes) are in ${target}${readers ? ', encrypted' : ''}.`,
        );
      },
      { migrated: false },
    );
  } catch (error) {
    await draft.discard();
    throw error;
  } finally {
    files.close();
  }
});

/** Notes it for Admins and `npm run doctor`. A database of an older version has no place for it, but its backup is fine. */
async function noteBackup(db: Database): Promise<void> {
  await milestones.reach(db, 'backup', new Date()).catch((error: unknown) => {
    if (!isMissingTable(error)) throw error;
  });
}

const isMissingTable = (error: unknown): boolean =>
  (error as { code?: string }).code === UNDEFINED_TABLE;
const UNDEFINED_TABLE = '42P01';

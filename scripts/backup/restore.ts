import { readConfig } from '#server/config.ts';
import { migrations } from '#server/migrations/index.ts';
import {
  beginRestore,
  checkBackup,
  endRestore,
  expectMigrations,
  expectNoFiles,
  expectNoRows,
  openBackup,
  restoreDatabase,
  restoreFiles,
} from '#server/platform/backup/index.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { findMissing, MEDIA_PLACES } from '../media/backed-up-media.ts';
import { folderArgument, runCommand, say } from '../run-command.ts';
import { withDatabase } from '../with-database.ts';
import { backupKeys } from './backup-keys.ts';

/** `npm run restore -- DIR`: restores a backup to an empty DATA_DIR, and to an empty database or bucket if these are set. */
runCommand(async () => {
  const folder = folderArgument('npm run restore -- DIR');
  const config = readConfig(process.env);
  process.umask(0o077);
  say('Reading the backup …');
  const manifest = await checkBackup(folder);
  expectMigrations(manifest, migrations);
  const backup = await openBackup(folder, manifest, await backupKeys(process.env));
  const goesOn = await beginRestore(config.dataDir, manifest.id);
  const files = await openStorage(config);
  try {
    if (!goesOn) await expectNoFiles(files.storage, MEDIA_PLACES);
    await withDatabase(
      async ({ pool }) => {
        if (!goesOn) await expectNoRows(pool.options);
        say('Restoring files …');
        await restoreFiles(backup, { storage: files.storage, dataDir: config.dataDir });
        say('Restoring rows …');
        await restoreDatabase(backup, manifest, pool.options, migrations);
      },
      { migrated: false },
    );
    await endRestore(config.dataDir);
    let missing: string[] = [];
    await withDatabase(async ({ db }) => {
      missing = await findMissing({ db, storage: files.storage });
    });
    for (const each of missing) say(`Missing in the backup, too: ${each}`);
    say(`Restored as it was on ${manifest.takenAt}. Efie can be started.`);
  } finally {
    files.close();
  }
});

import { readConfig } from '#server/config.ts';
import { migrations } from '#server/migrations/index.ts';
import { checkBackup, openBackup, readAllRows, tryRestore } from '#server/platform/backup/index.ts';
import { openStorage } from '#server/platform/storage/open-storage.ts';
import { findMissing } from '../media/backed-up-media.ts';
import { expectInstallation, folderArgument, runCommand, say } from '../run-command.ts';
import { withDatabase } from '../with-database.ts';
import { backupKeys } from './backup-keys.ts';

/**
 * `npm run verify -- DIR`: reads a whole backup and restores its rows to a temporary database. `npm run verify`: reads
 * every row of the installation and looks for the files that they refer to. Exits with 1 when something is missing.
 */
runCommand(async () => {
  process.umask(0o077);
  const missing = process.argv.length > 2 ? await verifyBackup() : await verifyInstallation();
  for (const each of missing) say(`Missing: ${each}`);
  if (missing.length > 0) process.exitCode = 1;
  else say('Nothing is missing.');
});

async function verifyBackup(): Promise<string[]> {
  const folder = folderArgument('npm run verify -- DIR, or npm run verify for what is running');
  const manifest = await checkBackup(folder);
  say(`All files of the backup of ${manifest.takenAt} are as they were written.`);
  const backup = await openBackup(folder, manifest, await backupKeys(process.env));
  const missing = await tryRestore(backup, manifest, { migrations, findMissing });
  say('Its rows can be restored.');
  return missing;
}

async function verifyInstallation(): Promise<string[]> {
  const config = readConfig(process.env);
  await expectInstallation(config);
  const files = await openStorage(config);
  try {
    let missing: string[] = [];
    await withDatabase(async ({ db, pool }) => {
      say(`${await readAllRows(pool.options)} rows can be read.`);
      missing = await findMissing({ db, storage: files.storage });
    });
    return missing;
  } finally {
    files.close();
  }
}

import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import { openDatabase } from '../database/database.ts';
import { firstOf, isTooOld, migrate } from '../database/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupFiles } from './backup-files.ts';
import { CHECKSUMS, findDamage, readChecksums, sha256Of } from './checksums.ts';
import { MEDIA } from './copy-media.ts';
import { filesBelow, flush } from './files.ts';
import { importDatabase } from './import-database.ts';
import { BackupError, type BackupManifest, readManifest } from './manifest.ts';
import { connectPatiently } from './tables.ts';
import { KEPT_FOLDER } from './take-backup.ts';

/**
 * Reads a whole backup.
 * @throws {BackupError} when any part is missing, changed, or was added.
 */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const list = await readFile(path.join(folder, CHECKSUMS), 'utf8').catch(() => '');
  if ((await sha256Of(list)) !== manifest.checksums) {
    throw new BackupError(
      `${folder} is damaged: its ${CHECKSUMS} is not the one that was written.`,
    );
  }
  const damage = await findDamage(folder, await readChecksums(folder));
  if (damage.length === 0) return manifest;
  const some = damage.slice(0, 20).map((each) => `  ${each}`);
  const more = damage.length > some.length ? [`  … and ${damage.length - some.length} more`] : [];
  throw new BackupError([`${folder} is damaged:`, ...some, ...more].join('\n'));
}

/** @throws {BackupError} when the migrations cannot create a backup's tables. */
export function expectMigrations(
  manifest: BackupManifest,
  migrations: Record<string, Migration>,
): void {
  if (isTooOld(manifest.migrations, migrations)) {
    throw new BackupError(
      'The backup was taken by an older Efie than this one can bring up to date. Restore it with the version in between, start that once and take a backup with it: docs/operating.md, "Update and rollback", says which.',
    );
  }
  const first = firstOf(migrations);
  const unknown = manifest.migrations.filter((name) => name > first && !migrations[name]);
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup was taken by a newer Efie (it knows ${unknown.join(', ')}). Update Efie first.`,
    );
  }
}

/**
 * Creates a backup's tables in an empty database, using the migrations of its time, and fills them: all rows or none.
 * @throws {BackupError} when these migrations do not create those tables.
 */
export async function restoreDatabase(
  backup: BackupFiles,
  manifest: BackupManifest,
  database: pg.ClientConfig,
  migrations: Record<string, Migration>,
): Promise<void> {
  expectMigrations(manifest, migrations);
  const ofThen = manifest.migrations.flatMap((name) => {
    const migration = migrations[name];
    return migration ? [[name, migration] as const] : [];
  });
  const connection = openDatabase(database, () => {});
  try {
    await migrate(connection, Object.fromEntries(ofThen));
  } finally {
    await connection.close();
  }
  const client = await connectPatiently(database);
  try {
    await importDatabase(client, backup, manifest);
  } finally {
    await client.end();
  }
}

/** Puts a backup's files into the storage and into DATA_DIR. */
export async function restoreFiles(
  backup: BackupFiles,
  { storage, dataDir }: { storage: Storage; dataDir: string },
): Promise<void> {
  const scratch = path.join(dataDir, SCRATCH);
  for (const area of ['public', 'private'] as const) {
    const base = path.join(backup.folder, MEDIA, area);
    for await (const file of filesBelow(base)) {
      const key = path.relative(base, file).split(path.sep).join('/');
      if (backup.isPlain) {
        await storage.put(area, key, { file });
      } else {
        await copyTo(scratch, backup, path.posix.join(MEDIA, area, key));
        await storage.put(area, key, { file: scratch });
      }
    }
  }
  await rm(scratch, { force: true });
  for (const name of (await readChecksums(backup.folder)).keys()) {
    // Older backups contain the session secret, too; a new one is made instead.
    if (!name.startsWith(`${KEPT_FOLDER}/`)) continue;
    const target = path.join(dataDir, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyTo(target, backup, name);
    await flush(target);
  }
}

/** Holds a file of an encrypted backup on its way to the storage. */
const SCRATCH = 'restored-file.part';

const copyTo = async (target: string, backup: BackupFiles, name: string) =>
  pipeline(await backup.open(name), createWriteStream(target));

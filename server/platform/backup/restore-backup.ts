import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Storage } from '../storage/storage.ts';
import { CHECKSUMS, findDamage, readChecksums, sha256Of } from './checksums.ts';
import { MEDIA } from './copy-media.ts';
import { filesBelow, flush } from './files.ts';
import { importDatabase } from './import-database.ts';
import { BackupError, type BackupManifest, readManifest } from './manifest.ts';
import { connectPatiently } from './tables.ts';
import { KEPT_FILE, KEPT_FOLDER } from './take-backup.ts';

/**
 * Reads a whole backup.
 * @throws {BackupError} when anything in it is missing, changed, or was added.
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

/**
 * Makes the tables of a backup in an empty database, as they were by the migrations of its time, and fills them: all
 * rows or none.
 * @throws {BackupError} when the backup knows migrations that `migrations` lack.
 */
export async function restoreDatabase(
  folder: string,
  manifest: BackupManifest,
  database: pg.ClientConfig,
  migrations: Record<string, Migration>,
): Promise<void> {
  const unknown = manifest.migrations.filter((name) => !migrations[name]);
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup was taken by a newer Efie (it knows ${unknown.join(', ')}). Update Efie first.`,
    );
  }
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
    await importDatabase(client, folder, manifest);
  } finally {
    await client.end();
  }
}

/** Puts the files of a backup into the storage, and what belongs in DATA_DIR there. */
export async function restoreFiles(
  folder: string,
  { storage, dataDir }: { storage: Storage; dataDir: string },
): Promise<void> {
  for (const area of ['public', 'private'] as const) {
    const base = path.join(folder, MEDIA, area);
    for await (const file of filesBelow(base)) {
      const key = path.relative(base, file).split(path.sep).join('/');
      await storage.put(area, key, { file });
    }
  }
  for (const name of (await readChecksums(folder)).keys()) {
    if (name !== KEPT_FILE && !name.startsWith(`${KEPT_FOLDER}/`)) continue;
    const target = path.join(dataDir, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(folder, name), target);
    await flush(target);
  }
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Storage } from '../storage/storage.ts';
import type { MediaPlaces } from './copy-media.ts';
import { flush, ignoreMissing } from './files.ts';
import { BackupError } from './manifest.ts';
import { connectPatiently, listTables, quoteTable } from './tables.ts';

/** Lies in DATA_DIR during a restore, and names the backup. */
const MARKER = 'restore-unfinished';

/** True when DATA_DIR holds an incomplete restore; nothing may start with that. */
export const isHalfRestored = async (dataDir: string): Promise<boolean> =>
  (await unfinished(dataDir)) !== undefined;

const unfinished = (dataDir: string): Promise<string | undefined> =>
  readFile(path.join(dataDir, MARKER), 'utf8').catch(ignoreMissing);

/**
 * Claims DATA_DIR for a restore.
 * @returns whether a restore of the same backup was interrupted here, so that the files present are its own.
 * @throws {BackupError} when anything else is there.
 */
export async function beginRestore(dataDir: string, backupId: string): Promise<boolean> {
  if ((await unfinished(dataDir)) === backupId) return true;
  const names = ((await readdir(dataDir).catch(ignoreMissing)) ?? []).filter(
    (name) => name !== 'lost+found',
  );
  if (names.length > 0) {
    throw new BackupError(
      `${dataDir} is not empty (${names.slice(0, 3).join(', ')} …). A backup is restored to an empty folder: set DATA_DIR to one, or move away what is there.`,
    );
  }
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, MARKER), backupId, { flush: true });
  await flush(dataDir);
  return false;
}

export async function endRestore(dataDir: string): Promise<void> {
  await rm(path.join(dataDir, MARKER));
  await flush(dataDir);
}

/** @throws {BackupError} when the storage already has files of ours. */
export async function expectNoFiles(storage: Storage, places: MediaPlaces): Promise<void> {
  for (const [area, folder] of places.folders) {
    for await (const { key } of storage.list(area, folder)) {
      throw new BackupError(
        `The bucket holds files already (${key} …). A backup is restored to an empty one: set S3_BUCKET to another.`,
      );
    }
  }
}

/** @throws {BackupError} when the database has rows. */
export async function expectNoRows(database: pg.ClientConfig): Promise<void> {
  const client = await connectPatiently(database);
  try {
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`select from ${quoteTable(name)} limit 1`);
      if (rows.length === 0) continue;
      throw new BackupError(
        `The database has rows already (in ${name}). A backup is restored to an empty one: set DATABASE_URL to another.`,
      );
    }
  } finally {
    await client.end();
  }
}

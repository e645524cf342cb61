import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Migration } from 'kysely/migration';
import type pg from 'pg';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { postgresGroup, startEmbeddedPostgres } from '../embedded-postgres/index.ts';
import { makePrivateFolder } from '../private-folder.ts';
import { FolderStorage } from '../storage/folder-storage.ts';
import type { BackupFiles } from './backup-files.ts';
import { MEDIA } from './copy-media.ts';
import type { BackupManifest } from './manifest.ts';
import { restoreDatabase } from './restore-backup.ts';
import { connectPatiently, listTables, quoteTable } from './tables.ts';
import type { FindMissing } from './take-backup.ts';

/**
 * Restores a backup's rows to a temporary PostgreSQL, migrates them as a start would, and looks for rows whose files
 * are not in the backup.
 * @returns what is missing, in words, except what the manifest already lists.
 */
export async function tryRestore(
  backup: BackupFiles,
  manifest: BackupManifest,
  { migrations, findMissing }: { migrations: Record<string, Migration>; findMissing: FindMissing },
): Promise<string[]> {
  const log = { info() {}, warn: console.warn };
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'efie-verify-'));
  try {
    await makePrivateFolder(scratch, { passage: postgresGroup(), log });
    const dir = path.join(scratch, 'postgres');
    const postgres = await startEmbeddedPostgres({ dir, settings: { fsync: 'off' }, log });
    try {
      await restoreDatabase(backup, manifest, postgres.connection, migrations);
      const connection = openDatabase(postgres.connection, () => {});
      try {
        await migrate(connection, migrations);
        const storage = new FolderStorage(path.join(backup.folder, MEDIA));
        const missing = await findMissing({ db: connection.db, storage });
        return missing.filter((each) => !manifest.missing.includes(each));
      } finally {
        await connection.close();
      }
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Makes PostgreSQL read every row, including values stored separately (TOAST): a page with a wrong checksum ends it
 * with an error that names the page.
 * @returns the number of rows.
 */
export async function readAllRows(database: pg.ClientConfig): Promise<number> {
  const client = await connectPatiently(database);
  try {
    let count = 0;
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(text)::integer as count from (select t::text from ${quoteTable(name)} as t) as texts (text)`,
      );
      count += rows[0].count;
    }
    return count;
  } finally {
    await client.end();
  }
}

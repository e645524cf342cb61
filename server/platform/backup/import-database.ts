import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { BackupFiles } from './backup-files.ts';
import { tableFile } from './export-database.ts';
import { addRestoredJobs, createJobsTable, JOBS_FILE } from './jobs.ts';
import { BackupError, type BackupManifest } from './manifest.ts';
import { copied, OPENS_ACCOUNTS, quote, quoteTable } from './tables.ts';

const AUDIT_LOG = 'audit.log';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills the tables of a migrated database from a backup: all or nothing. The database checks every constraint; those
 * between tables at the end, so the order of tables does not matter.
 * @throws {BackupError} when the rows differ from those that were backed up.
 */
export async function importDatabase(
  client: pg.Client,
  backup: BackupFiles,
  { tables, sequences, jobs }: BackupManifest,
): Promise<void> {
  await client.query('begin');
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  }
  // The audit log cannot be emptied by anyone; no migration writes to it.
  const names = tables.filter(({ name }) => name !== AUDIT_LOG).map(({ name }) => quote(name));
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    // The backup already contains the rows that triggers made.
    await client.query(`alter table ${quoteTable(table.name)} disable trigger user`);
    const source = await backup.open(tableFile(table.name));
    expectRows(table.name, table.rows, await copyIn(client, copied(table), source));
    await client.query(`alter table ${quoteTable(table.name)} enable trigger user`);
  }
  // Older backups contain these tables.
  for (const { name } of tables.filter((table) => OPENS_ACCOUNTS.includes(table.name))) {
    await client.query(`delete from ${quote(name)}`);
  }
  for (const { name, value, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [quote(name), value, isCalled]);
  }
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  }
  await createJobsTable(client);
  expectRows('jobs', jobs, await copyIn(client, 'restored_jobs', await backup.open(JOBS_FILE)));
  await addRestoredJobs(client);
  await client.query('commit');
  await client.query('analyze');
}

async function listForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, conname as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function copyIn(client: pg.Client, what: string, source: Readable): Promise<number> {
  const stream = client.query(copyStreams.from(`copy ${what} from stdin`));
  await pipeline(source, stream);
  return stream.rowCount;
}

function expectRows(table: string, taken: number, restored: number): void {
  if (taken === restored) return;
  throw new BackupError(`Of ${table} ${taken} rows were taken, and ${restored} restored.`);
}

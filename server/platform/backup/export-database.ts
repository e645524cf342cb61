import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import type { DraftFolder } from './draft-folder.ts';
import { JOBS_FILE, JOBS_QUERY } from './jobs.ts';
import type { BackupManifest } from './manifest.ts';
import { listMigrations, listSequences, listTables, taken } from './tables.ts';

export const tableFile = (name: string): string => `database/${name}.copy`;

export type ExportedDatabase = Pick<
  BackupManifest,
  'postgres' | 'migrations' | 'tables' | 'sequences' | 'jobs'
>;

/**
 * Writes all rows of all tables from one snapshot, in PostgreSQL's text format, which every later version reads. Blocks
 * nobody.
 * @param client in the transaction that holds the snapshot.
 */
export async function exportDatabase(
  client: pg.Client,
  draft: DraftFolder,
): Promise<ExportedDatabase> {
  const { rows } = await client.query('show server_version');
  const tables = [];
  for (const table of await listTables(client)) {
    const count = await copyOut(client, taken(table), draft, tableFile(table.name));
    tables.push({ ...table, rows: count });
  }
  return {
    postgres: rows[0].server_version,
    migrations: await listMigrations(client),
    tables,
    sequences: await listSequences(client),
    jobs: await copyOut(client, `(${JOBS_QUERY})`, draft, JOBS_FILE),
  };
}

async function copyOut(
  client: pg.Client,
  what: string,
  draft: DraftFolder,
  name: string,
): Promise<number> {
  let rows = () => 0;
  await draft.write(name, () => {
    const stream = client.query(copyStreams.to(`copy ${what} to stdout`));
    rows = () => stream.rowCount;
    return stream;
  });
  return rows();
}

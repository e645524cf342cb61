import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { FolderStorage } from '../storage/folder-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { copyNewMedia, MEDIA, type MediaPlaces } from './copy-media.ts';
import type { DraftFolder } from './draft-folder.ts';
import { type ExportedDatabase, exportDatabase } from './export-database.ts';
import type { BackupManifest } from './manifest.ts';
import { connectPatiently } from './tables.ts';

/** The state in DATA_DIR besides the database and the media. The session secret is not backed up: whoever has it can be anyone. */
export const KEPT_FOLDER = 'resumable';

/** Finds rows whose files are missing, and describes each in words. */
export type FindMissing = (home: { db: Database; storage: Storage }) => Promise<string[]>;

export interface BackupSource {
  database: pg.ClientConfig;
  storage: Storage;
  places: MediaPlaces;
  dataDir: string;
  findMissing: FindMissing;
}

/** Maximum number of snapshots: after the second only what the installation itself has lost is missing. */
const SNAPSHOTS = 3;

/**
 * Backs up an installation while it serves: it contains everything acknowledged before the start, and no row without
 * its file, however files come and go meanwhile. First the files are copied, then all rows from one snapshot, then the
 * files added in between; if a file that those rows refer to is gone by then, the rows are taken again.
 * @returns what was backed up.
 */
export async function takeBackup(
  { database, storage, places, dataDir, findMissing }: BackupSource,
  draft: DraftFolder,
): Promise<BackupManifest> {
  const media = { files: 0, bytes: 0 };
  const copyMedia = async () => {
    const { files, bytes } = await copyNewMedia(storage, places, draft);
    media.files += files;
    media.bytes += bytes;
  };
  await copyMedia();
  const drafted = new FolderStorage(path.join(draft.folder, MEDIA));
  const client = await connectPatiently(database);
  try {
    let taken: ExportedDatabase & { takenAt: string; missing: string[] };
    let before: string[] | undefined;
    for (let snapshot = 1; ; snapshot++) {
      await client.query('begin isolation level repeatable read, read only');
      const takenAt = new Date().toISOString();
      const exported = await exportDatabase(client, draft);
      await copyMedia();
      const missing = await findMissing({ db: kyselyOf(client), storage: drafted });
      await client.query('commit');
      taken = { ...exported, takenAt, missing };
      const isStill = missing.every((each) => before?.includes(each));
      if (isStill || snapshot === SNAPSHOTS) break;
      before = missing;
    }
    await copyKeptFiles(dataDir, draft);
    return await draft.seal({ id: randomUUID(), ...taken, media });
  } finally {
    await client.end();
  }
}

async function copyKeptFiles(dataDir: string, draft: DraftFolder): Promise<void> {
  const ignoreMissing = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  };
  const copy = (name: string) =>
    draft.write(name, () => createReadStream(path.join(dataDir, name))).catch(ignoreMissing);
  const folder = await readdir(path.join(dataDir, KEPT_FOLDER), { withFileTypes: true }).catch(
    ignoreMissing,
  );
  for (const entry of folder ?? []) {
    if (entry.isFile()) await copy(`${KEPT_FOLDER}/${entry.name}`);
  }
}

/** Wraps a connection, and so its transaction, in Kysely. */
function kyselyOf(client: pg.Client): Database {
  const pool = {
    options: {},
    connect: async () => ({ query: client.query.bind(client), release() {} }),
    end: async () => {},
  };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

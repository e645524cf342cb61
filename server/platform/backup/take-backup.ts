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

/** Looks for rows whose files are not there, and says so of each in words. */
export type FindMissing = (home: { db: Database; storage: Storage }) => Promise<string[]>;

export interface BackupSource {
  database: pg.ClientConfig;
  storage: Storage;
  places: MediaPlaces;
  dataDir: string;
  findMissing: FindMissing;
}

/** Snapshots at most: after the second nothing is missing but what the installation itself has lost. */
const SNAPSHOTS = 3;

/**
 * Backs up an installation while it serves: everything that was acknowledged before this began is in it, and no row
 * without its file, however files come and go meanwhile. First the files, then all rows as they are at one instant,
 * then the files that came in between; should one have gone that those rows promise, the rows are taken again.
 * @returns what it took.
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

/** Kysely on a connection, and so in its transaction. */
function kyselyOf(client: pg.Client): Database {
  const pool = {
    options: {},
    connect: async () => ({ query: client.query.bind(client), release() {} }),
    end: async () => {},
  };
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Configstore, FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { isId } from '#domain/values/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { uploads } from './repository.ts';

/**
 * The files of uploads in a folder: a file's size is its progress, so that a killed process loses
 * nothing. The database has everything else about an upload.
 */
export class UploadFiles extends FileStore {
  constructor({ db, resumableDir }: Pick<Platform, 'db' | 'resumableDir'>) {
    super({ directory: resumableDir, configstore: rowsAsUploads(db) });
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  /** Unlike the library's, keeps the cause of an error: a full disk has a response of its own. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(fileOf(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(readable, target);
    return offset + target.bytesWritten;
  }

  /**
   * The library's leaves the row of an upload whose file is gone, which would still count for its
   * account.
   */
  override async remove(id: string): Promise<void> {
    await removeFiles(this.directory, [id]);
    await this.configstore.delete(id);
  }
}

export const fileOf = (resumableDir: string, id: string) => path.join(resumableDir, id);

export async function bytesReceived(resumableDir: string, id: string): Promise<number> {
  const found = await stat(fileOf(resumableDir, id)).catch(() => undefined);
  return found?.size ?? 0;
}

/** When a byte last came; undefined while there is no file. */
export async function touchedAt(resumableDir: string, id: string): Promise<Date | undefined> {
  const found = await stat(fileOf(resumableDir, id)).catch(() => undefined);
  return found?.mtime;
}

export async function removeFiles(resumableDir: string, ids: string[]): Promise<void> {
  for (const id of ids) await rm(fileOf(resumableDir, id), { force: true });
}

/** The ids of all files that exist. */
export async function receivedIds(resumableDir: string): Promise<string[]> {
  const names = await readdir(resumableDir).catch(() => []);
  return names.filter(isId);
}

function rowsAsUploads(db: Platform['db']): Configstore {
  return {
    async get(id) {
      const row = isId(id) ? await uploads.findById(db, id) : undefined;
      if (!row) return undefined;
      return new Upload({
        id,
        size: row.bytes,
        offset: 0,
        metadata: { kind: row.kind },
        creation_date: row.created_at.toISOString(),
      });
    },
    // The row exists before the file (start-upload.ts).
    async set() {},
    async delete(id) {
      await uploads.remove(db, id);
    },
  };
}

import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { isId } from '#domain/values/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { NotStoredError } from '#server/platform/storage/errors.ts';
import type { Resumable } from '#server/platform/storage/resumable/resumable.ts';
import { uploads } from './repository.ts';
import { lockOf } from './upload-locker.ts';

/** Uploads as the protocol's server needs them: their bytes are `Resumable`, everything else is in the database. */
export class UploadStore extends DataStore {
  readonly #platform: Pick<Platform, 'db' | 'resumable' | 'locks'>;

  constructor(platform: Pick<Platform, 'db' | 'resumable' | 'locks'>) {
    super();
    this.#platform = platform;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  /** The row exists already (start-upload.ts). */
  override async create(upload: Upload): Promise<Upload> {
    await this.#platform.resumable.begin(upload.id, upload.size ?? 0);
    return upload;
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const { resumable, locks } = this.#platform;
    try {
      return await resumable.append(id, source, offset, () => locks.check(lockOf(id)));
    } catch (error) {
      throw error instanceof NotStoredError ? ERRORS.FILE_NO_LONGER_EXISTS : error;
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = isId(id) ? await uploads.findById(this.#platform.db, id) : undefined;
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const offset = await this.#platform.resumable.received(id);
    if (offset === undefined) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new Upload({
      id,
      size: row.bytes,
      offset,
      metadata: { kind: row.kind },
      creation_date: row.created_at.toISOString(),
    });
  }

  override async remove(id: string): Promise<void> {
    await this.#platform.resumable.remove(id);
    await uploads.remove(this.#platform.db, id);
  }
}

export async function removeBytes(resumable: Resumable, ids: readonly string[]): Promise<void> {
  for (const id of ids) await resumable.remove(id);
}

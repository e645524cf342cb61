import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Resumable } from './resumable.ts';

/**
 * Uploads in a folder, a file each: its size is its progress, so that a killed process loses nothing. Two processes
 * that write the same one write the same bytes to the same place.
 */
export class ResumableFolder implements Resumable {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(id: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#fileOf(id), '');
  }

  async append(id: string, source: Readable, offset: number): Promise<number> {
    const target = createWriteStream(this.#fileOf(id), { flags: 'r+', start: offset });
    await pipeline(source, target);
    return offset + target.bytesWritten;
  }

  async received(id: string): Promise<number | undefined> {
    return (await this.#factsOf(id))?.size;
  }

  async touchedAt(id: string): Promise<Date | undefined> {
    return (await this.#factsOf(id))?.mtime;
  }

  async remove(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
  }

  ids(): Promise<string[]> {
    return readdir(this.#folder).catch(() => []);
  }

  withFiles<T>(ids: readonly string[], work: (files: string[]) => Promise<T>): Promise<T> {
    return work(ids.map((id) => this.#fileOf(id)));
  }

  #factsOf(id: string) {
    return stat(this.#fileOf(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return undefined;
    });
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, id);
  }
}

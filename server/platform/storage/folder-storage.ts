import { constants, createReadStream } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import { DiskReserve } from './disk-reserve.ts';
import { isNoRoom, NotStoredError, StorageUnavailableError } from './errors.ts';
import { flushDirectory, flushNewDirectories } from './flush-directory.ts';
import type { FilePlace, Storage, StorageArea, StoredFile } from './storage.ts';
import { checkStorageKey } from './storage-key.ts';

/** Files in a folder: the default storage (docs/decisions/media/media-storage.md). */
export class FolderStorage implements Storage {
  readonly #root: string;
  readonly #reserve: DiskReserve;

  /** @param reserveBytes disk space that files must leave free. */
  constructor(root: string, reserveBytes = 0) {
    this.#root = root;
    this.#reserve = new DiskReserve(root, reserveBytes);
  }

  /** The folder of the public files, for those who serve them. */
  get publicRoot(): string {
    return path.join(this.#root, 'public');
  }

  async check(): Promise<void> {
    const { R_OK, W_OK, X_OK } = constants;
    await access(this.publicRoot, R_OK | W_OK | X_OK).catch((cause) => {
      throw new StorageUnavailableError('the folder of the files cannot be used', { cause });
    });
  }

  async put(area: StorageArea, key: string, content: Buffer | { file: string }): Promise<void> {
    const target = this.#pathOf(area, key);
    // Written beside, flushed, then renamed: a crash leaves the old file or the new one, never half of one.
    const part = `${target}.${uuid()}.part`;
    try {
      // Our own writes are small, and a first start must succeed, so only files count against the reserve.
      if (!Buffer.isBuffer(content)) await this.#reserve.check((await stat(content.file)).size);
      await makeFolder(path.dirname(target));
      if (Buffer.isBuffer(content)) await writeFile(part, content, { flush: true });
      else await copyAndFlush(content.file, part);
      await rename(part, target);
      // Flush the name, too: a row that refers to the file may be committed next.
      await flushDirectory(path.dirname(target));
    } catch (error) {
      await rm(part, { force: true });
      throw isNoRoom(error) ? noRoom(error) : error;
    }
  }

  async read(area: StorageArea, key: string) {
    const file = this.#pathOf(area, key);
    if (!(await isThere(file))) throw new NotStoredError(key);
    return createReadStream(file);
  }

  async has(area: StorageArea, key: string): Promise<boolean> {
    return isThere(this.#pathOf(area, key));
  }

  async remove(area: StorageArea, key: string): Promise<void> {
    await rm(this.#pathOf(area, key), { recursive: true, force: true });
  }

  async move(from: FilePlace, to: FilePlace): Promise<void> {
    const source = this.#pathOf(from.area, from.key);
    const target = this.#pathOf(to.area, to.key);
    if (await isThere(source)) await renameFlushed(source, target);
    for await (const file of filesBelow(source)) {
      await renameFlushed(file, path.join(target, path.relative(source, file)));
    }
    await rm(source, { recursive: true, force: true });
  }

  async *list(area: StorageArea, folder: string): AsyncIterable<StoredFile> {
    const base = path.join(this.#root, area);
    for await (const file of filesBelow(this.#pathOf(area, folder))) {
      const found = await stat(file).catch(ignoreMissing);
      if (!found) continue;
      const key = path.relative(base, file).split(path.sep).join('/');
      yield { key, bytes: found.size, storedAt: found.mtime };
    }
  }

  #pathOf(area: StorageArea, key: string): string {
    return path.join(this.#root, area, checkStorageKey(key));
  }
}

/** One open folder at a time, so that a million files need no memory. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (entry.isFile()) yield file;
  }
}

/** Files may be removed while we look; that is no error. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

async function isThere(file: string): Promise<boolean> {
  const found = await stat(file).catch(ignoreMissing);
  return found?.isFile() ?? false;
}

async function makeFolder(folder: string): Promise<void> {
  await flushNewDirectories(await mkdir(folder, { recursive: true }), folder);
}

async function renameFlushed(source: string, target: string): Promise<void> {
  await makeFolder(path.dirname(target));
  await rename(source, target);
  await flushDirectory(path.dirname(target));
}

async function copyAndFlush(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const noRoom = (cause: unknown) =>
  new StorageUnavailableError('the folder of the files takes no more', { cause });

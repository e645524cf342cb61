import { mkdtemp, opendir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { CHECKSUMS, type Checksums, formatChecksums, sha256Of, writeChecked } from './checksums.ts';
import { type BackupLock, KEY_FILE } from './encryption.ts';
import { flush } from './files.ts';
import { BackupError, type BackupManifest, MANIFEST, newManifest } from './manifest.ts';

/** A backup being written, beside its final place, so that nobody takes half of one for a whole. */
export class DraftFolder {
  readonly folder: string;
  readonly #target: string;
  readonly #lock: BackupLock | undefined;
  readonly #sums: Checksums = new Map();

  private constructor(target: string, folder: string, lock: BackupLock | undefined) {
    this.#target = target;
    this.folder = folder;
    this.#lock = lock;
  }

  /**
   * @param lock encrypts each file; undefined: no encryption.
   * @throws {BackupError} when `target` already exists.
   */
  static async create(target: string, lock?: BackupLock): Promise<DraftFolder> {
    const taken = await readdir(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new BackupError(`${target} cannot be a backup's folder (${error.code}).`);
    });
    if (taken.length > 0) {
      throw new BackupError(`${target} is not empty. Name a folder that is not there yet.`);
    }
    const folder = await mkdtemp(`${target}.unfinished-`).catch((error: NodeJS.ErrnoException) => {
      throw new BackupError(
        `No folder can be made in ${path.dirname(target)} (${error.code}). Name one where you may write.`,
      );
    });
    return new DraftFolder(target, folder, lock);
  }

  has(name: string): boolean {
    return this.#sums.has(name);
  }

  /**
   * Writes a file, flushed, and returns its size in bytes as written. Replaces an earlier file of that name.
   * @param open returns its content; called when it can be read.
   */
  async write(name: string, open: () => Readable | Promise<Readable>): Promise<number> {
    const lock = this.#lock;
    return this.#write(name, lock ? async () => lock.encrypt(await open()) : open);
  }

  async #write(name: string, open: () => Readable | Promise<Readable>): Promise<number> {
    const file = path.join(this.folder, name);
    this.#sums.delete(name);
    await rm(file, { force: true });
    try {
      const { bytes, sha256 } = await writeChecked(file, open);
      this.#sums.set(name, sha256);
      return bytes;
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  /** Completes the backup: lists the checksums, writes the manifest, flushes the folders and moves it to its final name. */
  async seal(manifest: Omit<BackupManifest, 'format' | 'checksums'>): Promise<BackupManifest> {
    const key = this.#lock?.key;
    if (key) await this.#write(KEY_FILE, () => Readable.from([key]));
    const list = formatChecksums(this.#sums);
    await writeFile(path.join(this.folder, CHECKSUMS), list, { flush: true });
    const whole = newManifest(
      { ...manifest, checksums: await sha256Of(list) },
      { encrypted: this.#lock !== undefined },
    );
    const text = `${JSON.stringify(whole, undefined, 2)}\n`;
    await writeFile(path.join(this.folder, MANIFEST), text, { flush: true });
    for await (const entry of await opendir(this.folder, { recursive: true })) {
      if (entry.isDirectory()) await flush(path.join(entry.parentPath, entry.name));
    }
    await flush(this.folder);
    await rename(this.folder, this.#target);
    await flush(path.dirname(this.#target));
    return whole;
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type BackupKeys, KEY_FILE, openLock } from './encryption.ts';
import { type BackupManifest, isEncrypted } from './manifest.ts';

/** A backup's files, decrypted if need be. */
export interface BackupFiles {
  folder: string;
  /** True when `open` reads the files of the folder as they are. */
  isPlain: boolean;
  /** @param name below the folder, such as "media/private/…". */
  open(name: string): Promise<Readable>;
}

/** @throws {BackupError} when the backup is encrypted and no key fits. */
export async function openBackup(
  folder: string,
  manifest: BackupManifest,
  keys: BackupKeys,
): Promise<BackupFiles> {
  const read = (name: string) => createReadStream(path.join(folder, name));
  if (!isEncrypted(manifest)) return { folder, isPlain: true, open: async (name) => read(name) };
  const decrypt = await openLock(await readFile(path.join(folder, KEY_FILE)), keys);
  return { folder, isPlain: false, open: (name) => decrypt(read(name)) };
}

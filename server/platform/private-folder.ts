import { chmod, chown, lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from './log/log.ts';

/** Our files in DATA_DIR; anything else there belongs to the operator. */
const OURS = [
  'postgres',
  'media',
  'outbox',
  'uploads',
  'resumable',
  'session-secret',
  'data-key',
  'restore-unfinished',
];

/** Makes everything that this process and its children write from now on private to their account. */
export function writePrivately(): void {
  process.umask(0o077);
}

/**
 * Creates DATA_DIR and closes it to the machine's other accounts: it contains emails, originals with their positions,
 * and the session secret. Older installations left it open. Only the top-level folders are closed, however large they
 * are, since nobody can reach what is below without passing them.
 * @param passage the group that may pass through to its own files, when PostgreSQL is lent to another account.
 */
export async function makePrivateFolder(
  dataDir: string,
  { passage, log }: { passage: number | undefined; log: Pick<Log, 'warn'> },
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const names = await readdir(dataDir);
  const close = async (file: string, group?: number) => {
    await closeToOthers(file, group).catch((error) =>
      log.warn({ err: error }, `${file} could not be closed to other accounts of this machine`),
    );
  };
  const isOurs = (name: string) => OURS.some((own) => name === own || name.startsWith(`${own}.`));
  for (const name of names) {
    // PostgreSQL takes care of its own folder, which may be another account's.
    if (isOurs(name) && !name.startsWith('postgres')) await close(path.join(dataDir, name));
  }
  if (names.every((name) => isOurs(name) || name === 'lost+found')) await close(dataDir, passage);
}

async function closeToOthers(file: string, passage: number | undefined): Promise<void> {
  const found = await lstat(file);
  if (found.isSymbolicLink()) return;
  let mode = found.isDirectory() ? 0o700 : 0o600;
  if (passage !== undefined) {
    // Some containers do not have that group. Then everyone may enter the folder, but still not read it.
    const isPassage = await chown(file, found.uid, passage).then(
      () => true,
      () => false,
    );
    mode |= isPassage ? 0o010 : 0o011;
  }
  if ((found.mode & 0o777) !== mode) await chmod(file, mode);
}

import { chown, lstat, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Account } from './runner.ts';
import { clusterName, PORT } from './server-command.ts';

/** Bytes of a socket's path that macOS allows; Linux allows four more. */
const LONGEST_PATH = 103;

/**
 * The directory, open only to its owner, for the socket of the server on `dir`: `dir` itself, or one in the temporary
 * directory when the socket's path would be too long.
 * @param former the owner of the database's files until now, and so of the directory.
 * @throws Error when someone else has taken that name.
 */
export async function prepareSocketDirectory(
  dir: string,
  owner: Account,
  former: Account | undefined,
): Promise<string> {
  if (fits(dir)) return dir;
  const name = clusterName(dir);
  const temporary = path.join(os.tmpdir(), name);
  const directory = fits(temporary) ? temporary : path.join('/tmp', name);
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(directory);
  const trusted = [owner.uid, former?.uid, process.getuid?.()];
  if (!found.isDirectory() || !trusted.includes(found.uid) || (found.mode & 0o077) !== 0) {
    throw new Error(
      `${directory}, where PostgreSQL's socket is to be, is not a private directory of ours. ` +
        'Remove it, or set DATA_DIR to a directory with a shorter path.',
    );
  }
  if (found.uid !== owner.uid) await chown(directory, owner.uid, owner.gid);
  return directory;
}

function fits(directory: string): boolean {
  return Buffer.byteLength(path.join(directory, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;
}

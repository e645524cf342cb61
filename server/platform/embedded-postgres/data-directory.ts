import { access, constants, mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './runner.ts';

/** The major version of the files that we create and read. */
const MAJOR_VERSION = '18';

export interface DataDirectory {
  /** Absolute and free of symlinks. */
  readonly path: string;
  /** The owner of its database; undefined without one. */
  readonly owner: Account | undefined;
}

/**
 * Creates the parents of `dir` and checks that its content, if any, is a database of ours.
 * @throws Error that says what to do when it is another user's, another version's, or no database.
 */
export async function examineDataDirectory(dir: string): Promise<DataDirectory> {
  const resolved = await resolveDirectory(path.resolve(dir)).catch(explainRefusal);
  const files = await stat(resolved).catch(ignoreMissing);
  if (files === undefined) {
    await access(path.dirname(resolved), constants.W_OK | constants.X_OK).catch(explainRefusal);
    return { path: resolved, owner: undefined };
  }

  const user = process.getuid?.() ?? 0;
  if (user !== 0 && files.uid !== user) {
    throw new Error(
      `${resolved} belongs to another user (id ${files.uid}, you are ${user}). ` +
        'Start Efie as that user, or set DATA_DIR to another directory.',
    );
  }
  const names = await readdir(resolved);
  if (names.length === 0) return { path: resolved, owner: undefined };
  const version = await readFile(path.join(resolved, 'PG_VERSION'), 'utf8').catch(ignoreMissing);
  if (version === undefined) {
    throw new Error(
      `${resolved} holds files that are no PostgreSQL database. ` +
        'Empty it, or set DATA_DIR to another directory.',
    );
  }
  if (version.trim() !== MAJOR_VERSION) {
    throw new Error(
      `${resolved} was made by PostgreSQL ${version.trim()}, but this is PostgreSQL ${MAJOR_VERSION}. ` +
        'Start the Efie that made it, and let it write a backup (npm run backup -- DIR); ' +
        'then set DATA_DIR to an empty folder and restore it here (npm run restore -- DIR).',
    );
  }
  return { path: resolved, owner: { uid: files.uid, gid: files.gid } };
}

async function resolveDirectory(dir: string): Promise<string> {
  const existing = await realpath(dir).catch(ignoreMissing);
  if (existing !== undefined) return existing;
  const parent = path.dirname(dir);
  await mkdir(parent, { recursive: true });
  return path.join(await realpath(parent), path.basename(dir));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function explainRefusal(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EACCES' && error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
  throw new Error(
    `You may not write to ${error.path ?? 'the data directory'} (${error.code}). ` +
      'Set DATA_DIR to a directory that is yours, or DATABASE_URL to a PostgreSQL server.',
  );
}

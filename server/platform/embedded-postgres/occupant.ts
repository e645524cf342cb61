import { stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { findProcess } from '../process-table.ts';
import { type LockFile, lockFilePath, readLockFile } from './lock-file.ts';
import { parseServerCommand } from './server-command.ts';
import { poll } from './wait.ts';

/** A killed process keeps its socket until the operating system has cleaned up. */
const LAST_BREATH_MS = 1_000;

/** The process that runs on a data directory. */
export type Occupant =
  | { readonly state: 'none' }
  /** The server of a living Efie. */
  | { readonly state: 'owned'; readonly lock: LockFile; readonly efiePid: number }
  /** The server of a killed Efie. */
  | { readonly state: 'orphaned'; readonly lock: LockFile }
  /** A server not started by any Efie of this machine. */
  | { readonly state: 'unknown'; readonly postgresPid?: number };

/**
 * Thrown when the data directory already has a running PostgreSQL that must not be disturbed: that of another running
 * Efie, or one started by hand.
 */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
  /** The Efie that holds the directory, if it is on this machine. */
  readonly efiePid: number | undefined;

  constructor(dir: string, holder: { efiePid?: number; postgresPid?: number }) {
    const who =
      holder.efiePid !== undefined
        ? `Another Efie is already running on ${dir} (process ${holder.efiePid}).`
        : holder.postgresPid !== undefined
          ? `A PostgreSQL that Efie did not start is running on ${dir} (process ${holder.postgresPid}).`
          : `Another Efie is already running on ${dir}, in another container.`;
    super(`${who} Stop it first, or set DATA_DIR to another directory.`);
    this.efiePid = holder.efiePid;
  }
}

/** Finds the server that runs on `dir`, from its lock file and the processes. */
export async function findOccupant(dir: string): Promise<Occupant> {
  const lock = await readLockFile(lockFilePath(dir));
  if (lock === undefined) return { state: 'none' };
  const server = await identify(lock.pid, dir);
  if (server === 'gone' || server === 'other') {
    // Process ids mean nothing across containers that share the directory; a socket does.
    const isSilent = await poll(async () => ((await responds(lock)) ? undefined : true), {
      everyMs: 20,
      deadline: Date.now() + LAST_BREATH_MS,
    });
    return isSilent ? { state: 'none' } : { state: 'unknown' };
  }
  if (server.startedBy === undefined) return { state: 'unknown', postgresPid: lock.pid };
  // A process gets a new parent only when its parent dies.
  return server.startedBy === server.parent
    ? { state: 'owned', lock, efiePid: server.startedBy }
    : { state: 'orphaned', lock };
}

/**
 * Tells whether the process is a PostgreSQL that serves, or may serve, `dir`: 'other' when it is another program or
 * serves another directory, 'gone' when it has ended.
 */
export async function identify(
  pid: number,
  dir: string,
): Promise<'gone' | 'other' | { startedBy: number | undefined; parent: number }> {
  const found = await findProcess(pid);
  if (found === undefined) return 'gone';
  const server = parseServerCommand(found.program, found.command);
  if (server === undefined) return 'other';
  if (server.dir !== undefined && (await isAnotherDirectory(server.dir, dir))) return 'other';
  return { startedBy: server.startedBy, parent: found.parent };
}

/** A path that no longer exists may be the old name of `dir`, moved while its server ran. */
async function isAnotherDirectory(candidate: string, dir: string): Promise<boolean> {
  try {
    const [a, b] = await Promise.all([stat(candidate), stat(dir)]);
    return a.dev !== b.dev || a.ino !== b.ino;
  } catch {
    return false;
  }
}

async function responds({ socketDir, port }: LockFile): Promise<boolean> {
  if (!path.isAbsolute(socketDir)) return false;
  const socket = net.connect({ path: path.join(socketDir, `.s.PGSQL.${port}`) });
  try {
    return await new Promise((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
      );
    });
  } finally {
    socket.destroy();
  }
}

import { stat } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { type LockFile, lockFilePath, readLockFile } from './lock-file.ts';
import { findProcess } from './process-table.ts';
import { parseServerCommand } from './server-command.ts';

/** Who runs on a data directory. */
export type Occupant =
  | { readonly state: 'none' }
  /** The server of an Efie that lives. */
  | { readonly state: 'owned'; readonly lock: LockFile; readonly efiePid: number }
  /** The server of an Efie that was killed. */
  | { readonly state: 'orphaned'; readonly lock: LockFile }
  /** A server that no Efie of this machine has started. */
  | { readonly state: 'unknown'; readonly postgresPid?: number };

/** Looks at the lock file of `dir`, and at the processes, for the server that runs on it. */
export async function findOccupant(dir: string): Promise<Occupant> {
  const lock = await readLockFile(lockFilePath(dir));
  if (lock === undefined) return { state: 'none' };
  const server = await findServer(lock.pid, dir);
  if (server === undefined) {
    // Process ids mean nothing across containers that share the directory; a socket does.
    return (await answers(lock)) ? { state: 'unknown' } : { state: 'none' };
  }
  if (server.startedBy === undefined) return { state: 'unknown', postgresPid: lock.pid };
  // A child changes its parent only when the parent dies.
  return server.startedBy === server.parent
    ? { state: 'owned', lock, efiePid: server.startedBy }
    : { state: 'orphaned', lock };
}

/** The PostgreSQL with this process id, unless it is none or plainly serves another directory. */
export async function findServer(
  pid: number,
  dir: string,
): Promise<{ startedBy: number | undefined; parent: number } | undefined> {
  const entry = await findProcess(pid);
  const server = entry && parseServerCommand(entry.program, entry.command);
  if (entry === undefined || server === undefined) return undefined;
  if (server.dir !== undefined && (await isAnotherDirectory(server.dir, dir))) return undefined;
  return { startedBy: server.startedBy, parent: entry.parent };
}

/** A path that leads nowhere may be the old name of `dir`, which was moved under its server. */
async function isAnotherDirectory(candidate: string, dir: string): Promise<boolean> {
  try {
    const [a, b] = await Promise.all([stat(candidate), stat(dir)]);
    return a.dev !== b.dev || a.ino !== b.ino;
  } catch {
    return false;
  }
}

async function answers({ socketDir, port }: LockFile): Promise<boolean> {
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

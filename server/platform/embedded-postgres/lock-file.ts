import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The content of postmaster.pid, part of which is also in the lock file of PostgreSQL's socket. */
export interface LockFile {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly ready: boolean;
}

export function lockFilePath(dir: string): string {
  return path.join(dir, 'postmaster.pid');
}

/** PID_MAX_LIMIT of Linux; macOS stays below it. */
const LARGEST_PID = 2 ** 22;

/** Reads a lock file; undefined when there is none, or it contains no process id (not written yet, or damaged). */
export async function readLockFile(file: string): Promise<LockFile | undefined> {
  let lines: string[];
  try {
    lines = (await readFile(file, 'utf8')).split('\n');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || pid > LARGEST_PID) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketDir: lines[4] ?? '',
    ready: lines[7]?.trim() === 'ready',
  };
}

/**
 * Removes the lock file if it still names `pid` (undefined: if it still names none). It is moved aside before it is
 * read again, so that a server that has just written its own keeps it.
 */
export async function removeStaleLockFile(file: string, pid: number | undefined): Promise<void> {
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  if ((await readLockFile(aside))?.pid === pid) await rm(aside, { force: true });
  else await rename(aside, file);
}

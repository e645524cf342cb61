import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DataDirInUseError } from './errors.ts';
import { readLockFile, removeStaleLockFile } from './lock-file.ts';
import { findOccupant, identify } from './occupant.ts';
import { PATIENCE_MS, poll } from './wait.ts';

/** A lock file is empty for an instant while it is written; later it is a crash's remnant. */
const EMPTY_FOR_GOOD_MS = 5_000;

/**
 * Makes sure that no server runs on `dir`: stops the one of an Efie that was killed.
 * @throws DataDirInUseError when the server is not ours to stop.
 */
export async function stopOrphan(dir: string, warn: (message: string) => void): Promise<void> {
  const occupant = await findOccupant(dir);
  if (occupant.state === 'none') return;
  if (occupant.state !== 'orphaned') throw new DataDirInUseError(dir, occupant);

  const { pid } = occupant.lock;
  warn(`Stopping the PostgreSQL (process ${pid}) of an Efie that was killed.`);
  signalFastShutdown(pid);
  const gone = await poll(
    async () => {
      const now = await findOccupant(dir);
      return now.state === 'orphaned' && now.lock.pid === pid ? undefined : true;
    },
    { everyMs: 50, deadline: Date.now() + PATIENCE_MS },
  );
  if (!gone) {
    throw new Error(
      `The PostgreSQL (process ${pid}) of an Efie that was killed does not stop. ` +
        `End that process, then start Efie on ${dir} again.`,
    );
  }
}

function signalFastShutdown(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Deals with a start that PostgreSQL has refused because a server seems to run already.
 * @param said PostgreSQL's log.
 * @returns whether another try makes sense.
 */
export async function clearRefusal(dir: string, said: string): Promise<boolean> {
  // The server was killed and its children are still ending.
  if (said.includes('pre-existing shared memory block')) return true;

  const refused = /lock file "(.+)" (?:already exists|is empty)/.exec(said)?.[1];
  if (refused === undefined) return false;
  const file = path.resolve(dir, refused);
  const pid = (await readLockFile(file))?.pid;
  const isStale =
    pid === undefined
      ? await isOlderThan(file, EMPTY_FOR_GOOD_MS)
      : // After a reboot the id may be another's. The file of a server that is gone stays: from it
        // PostgreSQL knows which memory to look at for children that still run.
        (await identify(pid, dir)) === 'other';
  if (isStale) await removeStaleLockFile(file, pid);
  return true;
}

async function isOlderThan(file: string, ms: number): Promise<boolean> {
  const written = await stat(file).catch(() => undefined);
  return written !== undefined && Date.now() - written.mtimeMs > ms;
}

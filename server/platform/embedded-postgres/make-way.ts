import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from '../process-table.ts';
import { endServer, killLeftChildren } from './end-server.ts';
import { readLockFile, removeStaleLockFile } from './lock-file.ts';
import { DataDirInUseError, findOccupant, identify } from './occupant.ts';

/** While being written, a lock file is empty for an instant; one that stays empty is left over from a crash. */
const EMPTY_FOR_GOOD_MS = 2_000;

/**
 * Makes sure that no server runs on `dir`: stops the server of an Efie that was killed.
 * @throws DataDirInUseError when the server is not ours to stop.
 */
export async function stopOrphan(dir: string, log: { warn(message: string): void }): Promise<void> {
  const occupant = await findOccupant(dir);
  if (occupant.state === 'none') return;
  if (occupant.state !== 'orphaned') throw new DataDirInUseError(dir, occupant);

  const { pid } = occupant.lock;
  log.warn(`Stopping the PostgreSQL (process ${pid}) of an Efie that was killed.`);
  const hasEnded = async () => {
    const now = await findOccupant(dir);
    return now.state !== 'orphaned' || now.lock.pid !== pid;
  };
  if (await endServer({ pid, dir }, hasEnded)) return;
  throw new Error(
    `The PostgreSQL (process ${pid}) of an Efie that was killed cannot be ended. ` +
      `Look at the disk of ${dir}, or restart the machine, then start Efie again.`,
  );
}

/**
 * Handles a start that PostgreSQL refused because a server seems to be running already.
 * @param said PostgreSQL's log.
 * @returns whether another try makes sense.
 */
export async function clearRefusal(dir: string, said: string): Promise<boolean> {
  if (said.includes('pre-existing shared memory block')) {
    // The server was killed and its children are still ending.
    await killLeftChildren(dir);
    return true;
  }

  const refused =
    /lock file "(.+)" (?:already exists|is empty)/.exec(said)?.[1] ??
    /bogus data in lock file "(.+?)"/.exec(said)?.[1];
  if (refused === undefined) return false;
  const file = path.resolve(dir, refused);
  const pid = (await readLockFile(file))?.pid;
  const isStale =
    pid === undefined ? await isOlderThan(file, EMPTY_FOR_GOOD_MS) : await isNobodys(pid, dir);
  if (isStale) await removeStaleLockFile(file, pid);
  return true;
}

/**
 * Returns whether a process that seems to run is not ours: after a reboot its id may be another's. The file of a server
 * that is simply gone stays: PostgreSQL needs it to find the shared memory of children that still run.
 */
async function isNobodys(pid: number, dir: string): Promise<boolean> {
  const holder = await identify(pid, dir);
  if (holder === 'other') return true;
  // A zombie, which counts as running for ever: for example in a container whose first process does not reap.
  const isZombie = holder === 'gone' && isAlive(pid);
  if (isZombie) await killLeftChildren(dir);
  return isZombie;
}

async function isOlderThan(file: string, ms: number): Promise<boolean> {
  const written = await stat(file).catch(() => undefined);
  return written !== undefined && Date.now() - written.mtimeMs > ms;
}

import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm';

/** Several times what the databases and files of `npm run check` take at once (268 MB). */
const ROOM_BYTES = 1_000_000_000;

/**
 * Makes a folder for a run's temporary files: in memory if there is room, because a disk costs a sixth of the run's
 * processor time. The caller removes it.
 */
export async function temporaryFolder(
  prefix: string,
  { inMemory = IN_MEMORY, roomBytes = ROOM_BYTES } = {},
): Promise<string> {
  const parent = (await hasRoom(inMemory, roomBytes)) ? inMemory : tmpdir();
  return mkdtemp(path.join(parent, prefix));
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

import { open } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder's additions, renames and removals survive a power cut. */
export async function flushDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The same for folders just created, one inside the other.
 * @param first returned by a recursive `mkdir`: the outermost new folder; undefined: none is new.
 * @param last the innermost.
 */
export async function flushNewDirectories(first: string | undefined, last: string): Promise<void> {
  if (first === undefined) return;
  for (let each = last; each.length >= first.length; each = path.dirname(each)) {
    await flushDirectory(path.dirname(each));
  }
}

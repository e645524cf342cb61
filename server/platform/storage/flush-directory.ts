import { open } from 'node:fs/promises';
import path from 'node:path';

/** Has a power cut keep what was added to a folder, renamed in it or taken from it. */
export async function flushDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The same of folders that were just made, one in the other.
 * @param first what `mkdir` with `recursive` returned: the outermost that is new; undefined: none is.
 * @param last the innermost.
 */
export async function flushNewDirectories(first: string | undefined, last: string): Promise<void> {
  if (first === undefined) return;
  for (let each = last; each.length >= first.length; each = path.dirname(each)) {
    await flushDirectory(path.dirname(each));
  }
}

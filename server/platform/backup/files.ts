import { open, opendir } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder; none when there is no such folder. */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    if (entry.isFile()) yield path.join(entry.parentPath, entry.name);
  }
}

export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Makes a file, or an addition to a folder, survive a power cut. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

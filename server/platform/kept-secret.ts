import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A secret made once and kept in a file of DATA_DIR; of processes that start together only one makes it.
 * @param made the secret to keep if there is none yet.
 */
export async function keptSecret(dataDir: string, name: string, made: string): Promise<string> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, made, { mode: 0o600, flush: true });
  // A link fails if the file already exists: the first secret stays.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readFile(file, 'utf8');
}

import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A secret that is made once and kept in a file of DATA_DIR: `made`, unless another process was first. */
export async function keptSecret(dataDir: string, name: string, made: string): Promise<string> {
  const file = path.join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, made, { mode: 0o600, flush: true });
  // A link fails where the file is already there: the first one made stays.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readFile(file, 'utf8');
}

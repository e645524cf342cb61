import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The secret that signs sessions: the configured one, or one made once and kept in DATA_DIR. */
export async function sessionSecret(
  configured: string | undefined,
  dataDir: string,
): Promise<Uint8Array> {
  return new TextEncoder().encode(configured ?? (await keptSecret(dataDir)));
}

async function keptSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'session-secret');
  await mkdir(dataDir, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  // A link fails where the file is already there: the first one made stays.
  await link(own, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(own);
  return readFile(file, 'utf8');
}

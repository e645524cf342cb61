import { statfs } from 'node:fs/promises';

/** Bytes of a folder's disk that are free for us. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

import { statfs } from 'node:fs/promises';

/** Free bytes of a folder's disk that we may use. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

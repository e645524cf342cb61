import type { Storage, StorageArea } from '#server/platform/storage/storage.ts';

/** Keys of everything stored below a folder, sorted. */
export async function storedKeys(
  storage: Storage,
  area: StorageArea,
  folder: string,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(area, folder)) keys.push(key);
  return keys.sort();
}

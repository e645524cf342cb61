import { StorageUnavailableError } from '#server/platform/storage/errors.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

/** A storage with room for a number of files, then for none, like a full disk. */
export function withRoomFor(files: number, storage: Storage): Storage {
  let left = files;
  return {
    check: () => storage.check(),
    async put(area, key, content) {
      if (left === 0) throw new StorageUnavailableError('the folder of the files takes no more');
      left -= 1;
      await storage.put(area, key, content);
    },
    read: (area, key) => storage.read(area, key),
    has: (area, key) => storage.has(area, key),
    remove: (area, key) => storage.remove(area, key),
    move: (from, to) => storage.move(from, to),
    list: (area, folder) => storage.list(area, folder),
  };
}

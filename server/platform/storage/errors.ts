/** There is no file with that key. */
export class NotStoredError extends Error {
  override name = 'NotStoredError';

  constructor(key: string, options?: ErrorOptions) {
    super(`there is no file ${key}`, options);
  }
}

/** The file storage cannot be reached, refuses us or is full: not the caller's fault. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** Full disk, used-up quota, limit of the process, disk that became read-only. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** True when the error says that the disk is full. */
export const isNoRoom = (error: unknown): boolean =>
  NO_ROOM.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');

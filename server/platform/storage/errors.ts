/** There is no file with that key. */
export class NotStoredError extends Error {
  override name = 'NotStoredError';

  constructor(key: string, options?: ErrorOptions) {
    super(`there is no file ${key}`, options);
  }
}

/** The home of the files cannot be reached, refuses us or is full: nobody's fault who calls. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** A full disk, a used-up quota, a limit of the process, a disk that turned read-only. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS'];

/** True when the error says that the disk is full. */
export const isNoRoom = (error: unknown): boolean =>
  NO_ROOM.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');

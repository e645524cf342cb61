import { freeBytes } from '../health/free-bytes.ts';

/** The disk has too little room left for what was to be written; reported as a full disk is. */
export class DiskReserveError extends Error {
  override name = 'DiskReserveError';
  readonly code = 'ENOSPC';

  constructor() {
    super('what is left of the disk is kept for the database');
  }
}

/**
 * Keeps the last bytes of the disk for the database: an upload begins only while what is free, less all that was
 * announced and is still coming, stays over the reserve. What this counts is one process's; the folder of the
 * files looks at every file once more.
 */
export class DiskReserve {
  readonly #folder: string;
  readonly #bytes: number;
  #announced = 0;

  /** @param bytes 0: none is kept. */
  constructor(folder: string, bytes: number) {
    this.#folder = folder;
    this.#bytes = bytes;
  }

  /**
   * Says that so many bytes are about to be written; returns what to call when they were, or never will be.
   * @throws {DiskReserveError}
   */
  async announce(bytes: number): Promise<() => void> {
    this.#announced += bytes;
    let open = true;
    const done = () => {
      if (open) this.#announced -= bytes;
      open = false;
    };
    try {
      await this.check();
    } catch (error) {
      done();
      throw error;
    }
    return done;
  }

  /** @throws {DiskReserveError} when the reserve would be touched by so many bytes more. */
  async check(bytes = 0): Promise<void> {
    if (this.#bytes === 0) return;
    if ((await freeBytes(this.#folder)) - this.#announced - bytes < this.#bytes)
      throw new DiskReserveError();
  }
}

import { freeBytes } from '../health/free-bytes.ts';

/** Too little room is left on the disk for a write; reported like a full disk. */
export class DiskReserveError extends Error {
  override name = 'DiskReserveError';
  readonly code = 'ENOSPC';

  constructor() {
    super('what is left of the disk is kept for the database');
  }
}

/**
 * Reserves the last bytes of the disk for the database: an upload begins only while the free space, less everything
 * announced and still to come, stays above the reserve. This counts for one process; the storage folder checks every
 * file again.
 */
export class DiskReserve {
  readonly #folder: string;
  readonly #bytes: number;
  #announced = 0;

  /** @param bytes 0: no reserve. */
  constructor(folder: string, bytes: number) {
    this.#folder = folder;
    this.#bytes = bytes;
  }

  /**
   * Announces that many bytes to be written; returns a function to call when they were, or never will be.
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

  /** @throws {DiskReserveError} when that many more bytes would reach into the reserve. */
  async check(bytes = 0): Promise<void> {
    if (this.#bytes === 0) return;
    if ((await freeBytes(this.#folder)) - this.#announced - bytes < this.#bytes)
      throw new DiskReserveError();
  }
}

import type { FileHandle } from 'node:fs/promises';

const WINDOW_BYTES = 64 * 1024;

/** Reads anywhere in a file through one window of memory, however large the file is. */
export class FileWindow {
  readonly size: number;
  readonly #handle: FileHandle;
  #start = 0;
  #window: Buffer = Buffer.alloc(0);

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  /** The bytes from `at`; fewer at the end of the file. They are valid until the next call. */
  async read(at: number, length: number): Promise<Buffer> {
    const end = Math.min(at + length, this.size);
    if (at < this.#start || end > this.#start + this.#window.length) {
      const window = Buffer.alloc(Math.min(Math.max(length, WINDOW_BYTES), this.size - at));
      const { bytesRead } = await this.#handle.read(window, 0, window.length, at);
      this.#window = window.subarray(0, bytesRead);
      this.#start = at;
    }
    return this.#window.subarray(at - this.#start, end - this.#start);
  }
}

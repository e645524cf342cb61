import type { Readable } from 'node:stream';

/**
 * Where files live, by key ("photos/ab…/640.webp"). Keys come from us, never from a client.
 * `public` keys are served under /media; `private` ones never leave the server.
 */
export interface Storage {
  /** Stores a whole file or nothing; storing the same key again is harmless. */
  put(area: StorageArea, key: string, content: Buffer | { file: string }): Promise<void>;
  /** @throws when the key is not there. */
  read(area: StorageArea, key: string): Promise<Readable>;
  has(area: StorageArea, key: string): Promise<boolean>;
  /** Removes a file, or everything below a key; nothing there is no error. */
  remove(area: StorageArea, key: string): Promise<void>;
  /**
   * Every file below a folder ("photos"), in no order; none when there is no such folder. What is stored or
   * removed meanwhile may be missing or not; what a crash left half stored is among them.
   */
  list(area: StorageArea, folder: string): AsyncIterable<StoredFile>;
}

/** A file as `list` finds it. */
export interface StoredFile {
  key: string;
  bytes: number;
  /** When it was last stored. */
  storedAt: Date;
}

export type StorageArea = 'public' | 'private';

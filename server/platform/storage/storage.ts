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
}

export type StorageArea = 'public' | 'private';

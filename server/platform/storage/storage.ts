import type { Readable } from 'node:stream';

/**
 * Stores files by key ("photos/ab…/640.webp"). Keys come from us, never from a client; a key that could mean something
 * else in one of the stores is refused (`checkStorageKey`). `public` keys are served under /media; `private` ones never
 * leave the server.
 * @throws {StorageUnavailableError} from every call, when the store cannot be reached or is full.
 */
export interface Storage {
  /** Checks that the store exists and is writable. @throws {StorageUnavailableError} when it is not. */
  check(): Promise<void>;
  /** Stores a whole file or nothing; storing the same key again is harmless. */
  put(area: StorageArea, key: string, content: Buffer | { file: string }): Promise<void>;
  /** @throws {NotStoredError} when the key is not there. */
  read(area: StorageArea, key: string): Promise<Readable>;
  has(area: StorageArea, key: string): Promise<boolean>;
  /** Removes a file, or everything below a key; a missing one is no error. */
  remove(area: StorageArea, key: string): Promise<void>;
  /**
   * Moves a file, or everything below a key, and replaces what is there; a missing one is no error. After an
   * interruption each file is in one of the two places or, in some stores, in both.
   */
  move(from: FilePlace, to: FilePlace): Promise<void>;
  /**
   * Every file below a folder ("photos"), in no order; none when there is no such folder. Files stored or removed
   * meanwhile may be missing or not; a crash's half-stored files are included.
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

/** The place of a file or a folder of files. */
export interface FilePlace {
  area: StorageArea;
  key: string;
}

export type StorageArea = 'public' | 'private';

/** The source of /media: a folder, or a store whose files we stream. */
export type PublicFiles = { folder: string } | { store: PublicStore };

/** Public files of a store other than a folder, as HTTP needs them. */
export interface PublicStore {
  /** Looks up a file without reading it; undefined when there is none. */
  find(key: string): Promise<PublicFile | undefined>;
  /** A file, or the requested part of it; undefined when it does not exist. */
  open(key: string, part?: ByteRange): Promise<(PublicFile & { content: Readable }) | undefined>;
}

export interface PublicFile {
  /** The size of the whole file, even when only a range is read. */
  bytes: number;
  type: string;
  /** Quoted, as in the header. */
  etag: string;
  storedAt: Date;
}

/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

import type { Readable } from 'node:stream';

/**
 * The bytes of uploads under way, by the uploads' ids; the database has everything else about them. What is kept
 * survives the process, so another one goes on with it.
 * @throws {StorageUnavailableError} from every call, when the store cannot be reached.
 */
export interface Resumable {
  /** Makes room for an upload of that many bytes. */
  begin(id: string, bytes: number): Promise<void>;
  /**
   * Adds what comes at `offset`, which is where the kept bytes end, and returns where they end then. What came before
   * the source broke off is kept, too. One caller at a time may do so.
   * @param mayKeep fails when the caller may not write any more.
   * @throws {NotStoredError} when the upload is gone; and the error of the source.
   */
  append(
    id: string,
    source: Readable,
    offset: number,
    mayKeep: () => Promise<void>,
  ): Promise<number>;
  /** How many bytes are kept; undefined: there is no such upload. */
  received(id: string): Promise<number | undefined>;
  /** When a byte last came; undefined: there is no such upload. */
  touchedAt(id: string): Promise<Date | undefined>;
  /** Removes whatever is kept; nothing is no error. */
  remove(id: string): Promise<void>;
  /** The ids of all that something is kept of. */
  ids(): Promise<string[]>;
  /**
   * Gives `work` whole uploads as files, in their order. They may be removed afterwards.
   * @throws {NotStoredError}
   */
  withFiles<T>(ids: readonly string[], work: (files: string[]) => Promise<T>): Promise<T>;
}

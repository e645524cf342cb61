import type { UploadKind as FileKind } from '#domain/uploads/limits.ts';
import type { FileState } from './file-state.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import type { Transfer, TransferEvents } from './transfer.ts';

/** What the queue has done by others. */
export interface QueueParts {
  /** A photo as it is to be sent. @throws {RefusedPhotoError} */
  prepare(file: File): Promise<PreparedPhoto>;
  send(file: File, kind: FileKind, url: string | undefined, events: TransferEvents): Transfer;
  /** Tells the server that a file is not wanted any more. */
  discard(url: string): void;
  /** Whether the form itself can bring a file that cannot go by itself. */
  formTakesFiles: boolean;
}

/** A file as it is handed over. */
export interface QueuedFile {
  id: string;
  kind: FileKind;
  file: File;
  /** It is as it is to be sent. */
  prepared: boolean;
  /** Where an earlier visit had begun to send it. */
  url?: string | undefined;
  /** It was paused in an earlier visit, and stays so. */
  paused?: boolean | undefined;
}

/** What the page sees of a file. */
export interface SentFile {
  state: FileState;
  file: File;
  prepared: boolean;
  url: string | undefined;
  /** What its sender may want to know; it is no reason not to send it. */
  warning?: string | undefined;
}

import type { UploadKind as FileKind } from '#domain/uploads/limits.ts';
import type { FileState } from './file-state.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import type { Transfer, TransferEvents } from './transfer.ts';

/** The queue's dependencies. */
export interface QueueParts {
  /** A photo ready to send. @throws {RefusedPhotoError} */
  prepare(file: File): Promise<PreparedPhoto>;
  send(file: File, kind: FileKind, url: string | undefined, events: TransferEvents): Transfer;
  /** Tells the server that a file is not wanted any more. */
  discard(url: string): void;
  /** True if the form itself can carry files that cannot be uploaded on their own. */
  formTakesFiles: boolean;
}

/** A file as handed to the queue. */
export interface QueuedFile {
  id: string;
  kind: FileKind;
  file: File;
  /** It is already prepared for sending. */
  prepared: boolean;
  /** The upload address from an earlier visit. */
  url?: string | undefined;
  /** It was paused in an earlier visit, and stays so. */
  paused?: boolean | undefined;
}

/** A file's state as the page sees it. */
export interface SentFile {
  state: FileState;
  file: File;
  prepared: boolean;
  url: string | undefined;
  /** Advice to the sender; it does not stop the upload. */
  warning?: string | undefined;
}

import { type FileState, offlineAfter } from './file-state.ts';

/** A file being sent. */
export interface Transfer {
  /** Stops the transfer; uploaded bytes stay on the server. */
  stop(): void;
}

/** Why a file did not arrive. */
export type TransferProblem =
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  /** `refused`: needs another file; `with-form`: it cannot be uploaded on its own. */
  | { kind: 'failed' | 'refused' | 'with-form'; sentence: string };

export interface TransferEvents {
  /** Called as soon as the upload address is known; an interrupted upload resumes from there. */
  located(url: string): void;
  progress(sent: number, total: number): void;
  /** The server does not respond; retries continue. */
  away(): void;
  done(): void;
  failed(problem: TransferProblem): void;
}

/** The state of a file whose upload failed. */
export function afterProblem(
  problem: TransferProblem,
  before: FileState,
  formTakesFiles: boolean,
): FileState {
  switch (problem.kind) {
    case 'offline':
      return offlineAfter(before);
    case 'signed-out':
      return { step: 'signed-out' };
    case 'with-form':
      return formTakesFiles
        ? { step: 'with-form' }
        : { step: 'failed', sentence: problem.sentence };
    default:
      return { step: problem.kind, sentence: problem.sentence };
  }
}

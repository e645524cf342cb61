import { type FileState, offlineAfter } from './file-state.ts';

/** A file being sent. */
export interface Transfer {
  /** Stops it where it is; what has arrived stays there. */
  stop(): void;
}

/** Why a file did not arrive. */
export type TransferProblem =
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  /** `refused`: only another file helps; `with-form`: it cannot go by itself. */
  | { kind: 'failed' | 'refused' | 'with-form'; sentence: string };

export interface TransferEvents {
  /** Called as soon as the upload address is known; an interrupted upload resumes from there. */
  located(url: string): void;
  progress(sent: number, total: number): void;
  /** No server responds; it is tried again by itself. */
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

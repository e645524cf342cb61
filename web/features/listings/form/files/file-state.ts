import { errorMessages } from '#domain/errors.ts';
import { megabytes } from '#web/ui/megabytes.ts';

/** A chosen file's progress towards the server. */
export type FileState =
  | { step: 'waiting' | 'preparing' | 'done' | 'signed-out' }
  /** Bytes; `away`: the server does not respond, and retries continue. */
  | { step: 'sending'; sent: number; total: number; away?: boolean }
  /** `offline` resumes automatically, `paused` on request. */
  | { step: 'paused' | 'offline'; sent: number; total: number }
  /** `failed` can be retried; `refused` needs another file. */
  | { step: 'failed' | 'refused'; sentence: string }
  /** This browser cannot upload it on its own: it goes with the form. */
  | { step: 'with-form' };

export const isUnderWay = ({ step }: FileState): boolean =>
  step === 'waiting' || step === 'preparing' || step === 'sending' || step === 'offline';

/** True if it takes up one of the places for simultaneous uploads. */
export const isActive = ({ step }: FileState): boolean =>
  step === 'preparing' || step === 'sending';

export const isOver = ({ step }: FileState): boolean => step === 'done' || step === 'refused';

/** The state without a connection; uploaded bytes count. */
export function offlineAfter(before: FileState): FileState {
  const { sent, total } = 'sent' in before ? before : { sent: 0, total: 0 };
  return { step: 'offline', sent, total };
}

/** 0 to 1 if there is a bar to show; undefined while the duration is unknown. */
export function shareSent(state: FileState): number | undefined {
  return 'sent' in state && state.total > 0 ? state.sent / state.total : undefined;
}

/** On one line: a tile is narrow. */
const size = (bytes: number) => megabytes(bytes).replace(' ', '\u00a0');

const NO_CONNECTION = 'No connection. It will resume by itself.';

/** A tile's sentence about its file, and what to do next. */
export function stateSentence(state: FileState, bytes: number): string {
  switch (state.step) {
    case 'waiting':
      return 'Waiting its turn';
    case 'preparing':
      return 'Making it smaller';
    case 'sending':
      if (state.away) return NO_CONNECTION;
      if (shareSent(state) === 1) return 'Checking';
      return `${Math.floor((shareSent(state) ?? 0) * 100)}% of ${size(state.total)}`;
    case 'paused':
      return state.total === 0
        ? 'Paused'
        : `Paused at ${Math.floor((shareSent(state) ?? 0) * 100)}%`;
    case 'offline':
      return NO_CONNECTION;
    case 'signed-out':
      return errorMessages.sessionExpired;
    case 'failed':
    case 'refused':
      return state.sentence;
    case 'done':
      return `Uploaded, ${size(bytes)}`;
    case 'with-form':
      return `${size(bytes)}, sent with the form`;
  }
}

import { type UploadKind as FileKind, UPLOAD_MAX_BYTES } from '#domain/uploads/limits.ts';
import { UPLOAD_TOO_LARGE } from '#domain/uploads/messages.ts';
import { type FileState, isUnderWay } from './file-state.ts';
import { type PreparedPhoto, RefusedPhotoError } from './prepare-photo.ts';

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

interface TransferEvents {
  /** Where the server keeps it, as soon as that is known: from there it can go on. */
  located(url: string): void;
  progress(sent: number, total: number): void;
  /** No server responds; it is tried again by itself. */
  away(): void;
  done(): void;
  failed(problem: TransferProblem): void;
}

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

interface Entry extends QueuedFile {
  state: FileState;
  warning?: string | undefined;
  transfer?: Transfer | undefined;
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

const AT_ONCE = 2;

/** Sends chosen files by themselves, two at a time, each with a state of its own. */
export class UploadQueue {
  readonly #parts: QueueParts;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #snapshot: ReadonlyMap<string, SentFile> = new Map();
  #running = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The files by id; the same object as long as nothing changed. */
  readonly snapshot = (): ReadonlyMap<string, SentFile> => this.#snapshot;

  /** Begins, or goes on after `stop`. */
  start(): void {
    this.#running = true;
    this.#pump();
  }

  /** Stops everything where it is. */
  stop(): void {
    this.#running = false;
    for (const entry of this.#entries.values()) {
      if (!isUnderWay(entry.state)) continue;
      this.#halt(entry);
      entry.state = { step: 'waiting' };
    }
    this.#changed();
  }

  /** Has exactly these files: new ones begin by themselves, others are given up. */
  sync(files: readonly QueuedFile[]): void {
    const wanted = new Set(files.map(({ id }) => id));
    for (const [id, entry] of this.#entries) {
      if (wanted.has(id)) continue;
      this.#halt(entry);
      this.#entries.delete(id);
      if (entry.url) this.#parts.discard(entry.url);
    }
    for (const file of files) {
      if (!this.#entries.has(file.id)) {
        this.#entries.set(file.id, { ...file, state: firstState(file) });
      }
    }
    this.#pump();
  }

  /** Forgets every file without giving it up: a listing has them now. */
  readonly handOver = (): void => {
    this.#entries.clear();
    this.#changed();
  };

  pause(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry || !isUnderWay(entry.state)) return;
    const { sent, total } = 'sent' in entry.state ? entry.state : { sent: 0, total: 0 };
    this.#halt(entry);
    entry.state = { step: 'paused', sent, total };
    this.#pump();
  }

  /** Goes on with a file that was paused, or tries again with one that failed. */
  resume(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry || isUnderWay(entry.state) || isOver(entry.state)) return;
    entry.state = { step: 'waiting' };
    this.#pump();
  }

  /** The browser says that there is no connection: what is being sent waits for the next one. */
  sleep(): void {
    for (const entry of this.#entries.values()) {
      if (entry.state.step !== 'sending' && entry.state.step !== 'waiting') continue;
      this.#halt(entry);
      entry.state = offlineAfter(entry.state);
    }
    this.#changed();
  }

  /** The connection is back. */
  wake(): void {
    for (const entry of this.#entries.values()) {
      if (entry.state.step === 'offline') entry.state = { step: 'waiting' };
    }
    this.#pump();
  }

  /** A listing's call refused the file; `isFinal`: only another one helps. */
  refuse(id: string, sentence: string, isFinal: boolean): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.state = { step: isFinal ? 'refused' : 'failed', sentence };
    this.#changed();
  }

  /** Settles once nothing is under way, or the signal ends the wait. */
  settled(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const busy = [...this.#entries.values()].some(({ state }) => isUnderWay(state));
        if (busy && !signal.aborted) return;
        this.#listeners.delete(look);
        signal.removeEventListener('abort', look);
        resolve();
      };
      this.#listeners.add(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  #pump(): void {
    const all = [...this.#entries.values()];
    let places = AT_ONCE - all.filter(({ state }) => isActive(state)).length;
    for (const entry of all) {
      if (!this.#running || places <= 0) break;
      if (entry.state.step !== 'waiting') continue;
      places -= 1;
      void this.#begin(entry);
    }
    this.#changed();
  }

  async #begin(entry: Entry): Promise<void> {
    if (!entry.prepared) {
      entry.state = { step: 'preparing' };
      this.#changed();
      const prepared = await this.#parts.prepare(entry.file).catch((error: unknown) => {
        if (error instanceof RefusedPhotoError) return error;
        throw error;
      });
      if (prepared instanceof RefusedPhotoError) {
        if (this.#entries.get(entry.id) === entry) {
          entry.state = { step: 'refused', sentence: prepared.message };
        }
        return this.#pump();
      }
      entry.file = prepared.file;
      entry.warning = prepared.warning;
      entry.prepared = true;
      if (entry.state.step !== 'preparing' || this.#entries.get(entry.id) !== entry) {
        return this.#pump();
      }
    }
    const { file, kind, url } = entry;
    if (file.size > UPLOAD_MAX_BYTES[kind]) {
      entry.state = { step: 'refused', sentence: UPLOAD_TOO_LARGE[kind] };
      return this.#pump();
    }
    entry.state = { step: 'sending', sent: 0, total: file.size };
    const unlessOver =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        // What a stopped transfer still says is of no interest.
        if (entry.transfer !== transfer || entry.state.step !== 'sending') return;
        act(...args);
        this.#pump();
      };
    const transfer = this.#parts.send(file, kind, url, {
      located: (at) => {
        entry.url = at;
        this.#changed();
      },
      progress: unlessOver((sent: number, total: number) => {
        entry.state = { step: 'sending', sent, total };
      }),
      away: unlessOver(() => {
        if (entry.state.step === 'sending') entry.state = { ...entry.state, away: true };
      }),
      done: unlessOver(() => {
        entry.state = { step: 'done' };
      }),
      failed: unlessOver((problem: TransferProblem) => {
        // The server has removed it.
        if (problem.kind === 'refused') entry.url = undefined;
        entry.state = afterProblem(problem, entry.state, this.#parts.formTakesFiles);
      }),
    });
    entry.transfer = transfer;
    this.#changed();
  }

  #halt(entry: Entry): void {
    entry.transfer?.stop();
    entry.transfer = undefined;
  }

  #changed(): void {
    this.#snapshot = new Map(
      [...this.#entries].map(([id, { state, file, prepared, url, warning }]) => [
        id,
        { state, file, prepared, url, warning },
      ]),
    );
    for (const listener of [...this.#listeners]) listener();
  }
}

const isActive = ({ step }: FileState) => step === 'preparing' || step === 'sending';

const isOver = ({ step }: FileState) => step === 'done' || step === 'refused';

const firstState = ({ paused }: QueuedFile): FileState =>
  paused ? { step: 'paused', sent: 0, total: 0 } : { step: 'waiting' };

function afterProblem(
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

function offlineAfter(before: FileState): FileState {
  const { sent, total } = 'sent' in before ? before : { sent: 0, total: 0 };
  return { step: 'offline', sent, total };
}

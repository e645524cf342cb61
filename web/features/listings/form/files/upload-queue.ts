import { UPLOAD_MAX_BYTES } from '#domain/uploads/limits.ts';
import { UPLOAD_TOO_LARGE } from '#domain/uploads/messages.ts';
import { type FileState, isActive, isOver, isUnderWay, offlineAfter } from './file-state.ts';
import { RefusedPhotoError } from './prepare-photo.ts';
import type { QueuedFile, QueueParts, SentFile } from './queue-parts.ts';
import { afterProblem, type Transfer, type TransferProblem } from './transfer.ts';

interface Entry extends QueuedFile {
  state: FileState;
  warning?: string | undefined;
  transfer?: Transfer | undefined;
}

const AT_ONCE = 2;

/** Uploads chosen files in the background, two at a time, each with its own state. */
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

  /** The files by id; the same object until something changes. */
  readonly snapshot = (): ReadonlyMap<string, SentFile> => this.#snapshot;

  /** Begins, or goes on after `stop`. */
  start(): void {
    this.#running = true;
    this.#pump();
  }

  /** Stops all transfers; uploaded bytes stay on the server. */
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

  /** Resumes a paused file, or retries a failed one. */
  resume(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry || isUnderWay(entry.state) || isOver(entry.state)) return;
    entry.state = { step: 'waiting' };
    this.#pump();
  }

  /** The browser reports no connection: uploads wait for the next one. */
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

  /** A listing's call refused the file; `isFinal`: only another file can help. */
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
    const isReady = entry.prepared || (await this.#prepare(entry));
    if (isReady && this.#fits(entry)) this.#send(entry);
    else this.#pump();
  }

  /** Prepares a photo for sending; false if it is refused or no longer wanted. */
  async #prepare(entry: Entry): Promise<boolean> {
    entry.state = { step: 'preparing' };
    this.#changed();
    const prepared = await this.#parts.prepare(entry.file).catch((error: unknown) => {
      if (error instanceof RefusedPhotoError) return error;
      throw error;
    });
    const isWanted = this.#entries.get(entry.id) === entry;
    if (prepared instanceof RefusedPhotoError) {
      if (isWanted) entry.state = { step: 'refused', sentence: prepared.message };
      return false;
    }
    entry.file = prepared.file;
    entry.warning = prepared.warning;
    entry.prepared = true;
    return isWanted && isStillPreparing(entry);
  }

  #fits(entry: Entry): boolean {
    if (entry.file.size <= UPLOAD_MAX_BYTES[entry.kind]) return true;
    entry.state = { step: 'refused', sentence: UPLOAD_TOO_LARGE[entry.kind] };
    return false;
  }

  #send(entry: Entry): void {
    const { file, kind, url } = entry;
    entry.state = { step: 'sending', sent: 0, total: file.size };
    const unlessOver =
      <Args extends unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        // Ignore later events of a stopped transfer.
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

/** It may have been paused, or put to sleep, in the meantime. */
const isStillPreparing = ({ state }: Entry) => state.step === 'preparing';

const firstState = ({ paused }: QueuedFile): FileState =>
  paused ? { step: 'paused', sent: 0, total: 0 } : { step: 'waiting' };

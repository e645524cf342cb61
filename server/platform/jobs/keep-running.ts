import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Log } from '../log/log.ts';

/** The first and the longest wait before restarting workers that ended. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/** Workers that are restarted whenever they end without being asked to. */
export interface KeptRunner {
  readonly running: boolean;
  stop(): Promise<void>;
}

/**
 * Starts workers, and restarts them when they end by themselves.
 * @throws the error of the first start.
 */
export async function keepRunning(start: () => Promise<Runner>, log: Log): Promise<KeptRunner> {
  const kept = new Kept(start, log);
  await kept.start();
  return kept;
}

class Kept implements KeptRunner {
  readonly #start: () => Promise<Runner>;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #runner: Runner | undefined;
  #waitMs = FIRST_WAIT_MS;
  /** Settles when nothing runs any more. */
  #ended: Promise<void> = Promise.resolve();

  constructor(start: () => Promise<Runner>, log: Log) {
    this.#start = start;
    this.#log = log;
  }

  get running(): boolean {
    return this.#runner !== undefined;
  }

  async start(): Promise<void> {
    const runner = await this.#start();
    if (this.#stopping.signal.aborted) return runner.stop();
    this.#runner = runner;
    this.#ended = runner.promise
      .catch((err) => this.#log.error({ err }, 'workers ended with an error'))
      .then(() => {
        this.#runner = undefined;
        return this.#startAgain();
      });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    // It rejects when it is already ending.
    await this.#runner?.stop().catch(() => {});
    await this.#ended;
  }

  async #startAgain(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#log.error(`workers ended by themselves; starting again in ${this.#waitMs} ms`);
      await sleep(this.#waitMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
      if (this.#stopping.signal.aborted) return;
      this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
      try {
        return await this.start();
      } catch (err) {
        this.#log.error({ err }, 'workers could not be started');
      }
    }
  }
}

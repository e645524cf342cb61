import { performance } from 'node:perf_hooks';

/** A turn of the event loop that takes longer than this is long, in milliseconds. */
const LONG_MS = 10;
/** So many long turns in a row and we are behind; a render, or a collection of garbage, is one. */
const MANY = 10;
/** A loop that waited so long for something to come, in milliseconds, was not behind. */
const REST_MS = 0.5;

/**
 * For how long the event loop has been at what came together: what it looks at last may have waited for all of it. Known
 * the moment a request comes, where a sample of the loop's delay tells it a second later.
 */
export class LoopTurns {
  #began: number | undefined;
  #endedBefore = 0;
  #idleBefore = 0;
  #longInARow = 0;

  /** When the present turn began; the same for all that comes in it. */
  beganAt(now: number): number {
    if (this.#began === undefined) {
      const hasRested = performance.eventLoopUtilization().idle - this.#idleBefore > REST_MS;
      if (hasRested) this.#longInARow = 0;
      this.#began = hasRested ? now : this.#endedBefore;
      setImmediate(this.#end);
    }
    return this.#began;
  }

  /** Whether more comes than the loop can look at, and what comes now has waited for it. */
  isBehind(now: number): boolean {
    return this.#longInARow >= MANY && now - this.beganAt(now) > LONG_MS;
  }

  #end = (): void => {
    const now = performance.now();
    const isLong = now - (this.#began ?? now) > LONG_MS;
    this.#longInARow = isLong ? this.#longInARow + 1 : 0;
    this.#began = undefined;
    this.#endedBefore = now;
    this.#idleBefore = performance.eventLoopUtilization().idle;
  };
}

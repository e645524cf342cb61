/** How long one waits at most where waiting is not the rule, in milliseconds: long enough for what came at once. */
const PATIENT_MS = 500;
/** … and where it is: who waits longer would be served late, and the next as well. */
const STANDING_MS = 20;
/** A line that lasts so long is no burst any more, in milliseconds. */
const BURST_MS = 100;
/** How long nobody must have waited before it may be a burst again, in milliseconds. */
const CALM_MS = 1_000;
/** More are refused at once. */
const MOST = 256;

/** Somebody in the line; told exactly one of both, unless they leave. */
export interface Waiting {
  isMember: boolean;
  enter(): void;
  refuse(): void;
}

/**
 * Where requests wait for room, so that a burst is served and not refused. Once there is always a line, who comes last
 * goes first and nobody waits for long: what waits in order under too much load is all served too late (controlled delay
 * and adaptive LIFO, B. Maurer, "Fail at Scale", ACM Queue 13/8, 2015).
 */
export class WaitingLine {
  /** In the order in which they came. */
  readonly #waiting = new Map<Waiting, NodeJS.Timeout>();
  #beganAt = Number.NEGATIVE_INFINITY;
  #lastAt = Number.NEGATIVE_INFINITY;

  get length(): number {
    return this.#waiting.size;
  }

  /** @returns what leaves the line again, for one whose client has left. */
  join(waiting: Waiting, now: number): () => void {
    if (this.#waiting.size >= MOST) {
      waiting.refuse();
      return () => {};
    }
    if (now - this.#lastAt > CALM_MS) this.#beganAt = now;
    this.#lastAt = now;
    const patience = this.#isStanding(now) ? STANDING_MS : PATIENT_MS;
    const timer = setTimeout(() => {
      this.#waiting.delete(waiting);
      waiting.refuse();
    }, patience);
    this.#waiting.set(waiting, timer);
    return () => this.#leave(waiting);
  }

  /** Lets in as many as there is room for. */
  letIn(now: number, hasRoom: (isMember: boolean) => boolean): void {
    for (const waiting of this.#inTurn(now)) {
      if (!hasRoom(waiting.isMember)) {
        if (waiting.isMember) return;
        continue;
      }
      this.#leave(waiting);
      waiting.enter();
    }
  }

  #inTurn(now: number): Waiting[] {
    const all = [...this.#waiting.keys()];
    return this.#isStanding(now) ? all.reverse() : all;
  }

  #isStanding(now: number): boolean {
    return now - this.#beganAt > BURST_MS;
  }

  #leave(waiting: Waiting): void {
    clearTimeout(this.#waiting.get(waiting));
    this.#waiting.delete(waiting);
  }
}

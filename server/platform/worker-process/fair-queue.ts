/** There is no place left to wait in: try again later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Waiting {
  begin(): void;
}

/**
 * Does one thing at a time, or some, the owners of what waits in turn: whoever brings a hundred things delays another's one
 * by what is under way and no more. The places to wait in are bounded.
 */
export class FairQueue {
  readonly #limits: { places: number; placesOfOne: number; atOnce: number };
  /** In the order of their turns; an owner is here while something of theirs waits. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #busy = 0;

  /** @param limits how many may wait, of all owners and of one, and how many things are done at once. */
  constructor(limits: { places: number; placesOfOne: number; atOnce?: number }) {
    this.#limits = { atOnce: 1, ...limits };
  }

  /**
   * Does some work when it is its owner's turn.
   * @throws {QueueFullError} at once; and what the work throws.
   */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy >= this.#limits.atOnce) await this.#turn(owner);
    else this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(owner: string): Promise<void> {
    const own = this.#waiting.get(owner) ?? [];
    const { places, placesOfOne } = this.#limits;
    if (this.#count >= places || own.length >= placesOfOne) {
      return Promise.reject(
        new QueueFullError(`${own.length} of ${this.#count} wait for ${owner}`),
      );
    }
    this.#count += 1;
    this.#waiting.set(owner, own);
    return new Promise((begin) => void own.push({ begin }));
  }

  /** Stays busy while another takes over, so that nobody comes in between. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#busy -= 1;
      return;
    }
    const [owner, own] = first;
    const next = own.shift();
    this.#count -= 1;
    this.#waiting.delete(owner);
    if (own.length > 0) this.#waiting.set(owner, own);
    next?.begin();
  }
}

/** No place left to wait in, or the wait was cancelled: try again later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Waiting {
  goesFirst: boolean;
  begin(): void;
}

interface Limits {
  /** Across all owners. */
  places: number;
  /** … and per owner. */
  placesOfOne: number;
  /** Across all owners. */
  atOnce: number;
  /** … and per owner. Keep it below atOnce, so that nobody has to wait for a single owner's work. */
  atOnceOfOne: number;
}

interface HowItWaits {
  /** Cancels the wait, but not work that has begun. */
  signal?: AbortSignal;
  /** Goes ahead of the others of its owner. */
  goesFirst?: boolean;
}

/**
 * Does one thing at a time, or a few, taking turns between owners: someone who brings a hundred things delays others by
 * no more than what is under way. The places to wait in are bounded.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** In order of turns; contains only owners with something waiting. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  /** Running tasks per owner. */
  readonly #busy = new Map<string, number>();
  #allBusy = 0;

  constructor({
    atOnce = 1,
    ...limits
  }: Pick<Limits, 'places' | 'placesOfOne'> & Partial<Pick<Limits, 'atOnce' | 'atOnceOfOne'>>) {
    this.#limits = { atOnce, atOnceOfOne: atOnce, ...limits };
  }

  /**
   * Does some work when it is its owner's turn.
   * @throws {QueueFullError} at once, or when the wait is cancelled; and whatever the work throws.
   */
  async run<Result>(
    owner: string,
    work: () => Promise<Result>,
    howItWaits: HowItWaits = {},
  ): Promise<Result> {
    if (this.#mayBegin(owner)) this.#add(owner, 1);
    else await this.#turn(owner, howItWaits);
    try {
      return await work();
    } finally {
      this.#add(owner, -1);
      this.#beginNext();
    }
  }

  #mayBegin(owner: string): boolean {
    const { atOnce, atOnceOfOne } = this.#limits;
    return this.#allBusy < atOnce && (this.#busy.get(owner) ?? 0) < atOnceOfOne;
  }

  #add(owner: string, change: 1 | -1): void {
    this.#allBusy += change;
    const own = (this.#busy.get(owner) ?? 0) + change;
    if (own === 0) this.#busy.delete(owner);
    else this.#busy.set(owner, own);
  }

  #turn(owner: string, { signal, goesFirst = false }: HowItWaits): Promise<void> {
    const own = this.#waiting.get(owner) ?? [];
    const { places, placesOfOne } = this.#limits;
    if (this.#count >= places || own.length >= placesOfOne) {
      return Promise.reject(
        new QueueFullError(`${own.length} of ${this.#count} wait for ${owner}`),
      );
    }
    const turn = Promise.withResolvers<void>();
    const begin = () => {
      signal?.removeEventListener('abort', giveUp);
      turn.resolve();
    };
    const waiting = { goesFirst, begin };
    const giveUp = () => {
      own.splice(own.indexOf(waiting), 1);
      this.#count -= 1;
      if (own.length === 0) this.#waiting.delete(owner);
      turn.reject(new QueueFullError(`${owner} waited for too long`));
    };
    const others = goesFirst ? own.findIndex((other) => !other.goesFirst) : -1;
    own.splice(others < 0 ? own.length : others, 0, waiting);
    this.#count += 1;
    this.#waiting.set(owner, own);
    signal?.addEventListener('abort', giveUp, { once: true });
    return turn.promise;
  }

  /** Counts new work as busy at once, so that nothing can slip in between. */
  #beginNext(): void {
    for (const [owner, own] of this.#waiting) {
      if (!this.#mayBegin(owner)) continue;
      const next = own.shift();
      this.#count -= 1;
      this.#waiting.delete(owner);
      if (own.length > 0) this.#waiting.set(owner, own);
      this.#add(owner, 1);
      next?.begin();
      return;
    }
  }
}

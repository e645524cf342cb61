import { EVERYTHING, type Topic } from './topics.ts';

/** Maximum number of topics tracked; beyond it everything counts as changed. */
const MAX_TOPICS = 20_000;

/**
 * Topics that change over and over are refreshed at most this often, in milliseconds: otherwise a single loop of writes
 * would rebuild every page for every reader.
 */
export const SHOWN_EVERY_MS = 500;

/** Moments at which a topic changed. */
interface Changed {
  last: number;
  /** The last change shown to everyone, and when that began. */
  shown: number;
  shownAt: number;
}

/** Tracks which topics changed, and when, counted in announcements heard by this process. */
export class Changes {
  readonly #now: () => number;
  #count = 0;
  #shown = 0;
  /** Anything made before this moment is stale, whatever it depends on. */
  #floor = 0;
  readonly #topics = new Map<string, Changed>();

  /** @param now milliseconds, for tests. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The moment of the last announcement. */
  get moment(): number {
    return this.#count;
  }

  /** The moment of the last announcement shown to everyone. */
  get shown(): number {
    return this.#shown;
  }

  announce(topic: string): void {
    this.#count += 1;
    const changed = this.#topics.get(topic) ?? {
      last: 0,
      shown: 0,
      shownAt: Number.NEGATIVE_INFINITY,
    };
    changed.last = this.#count;
    this.#topics.set(topic, changed);
    if (this.#topics.size > MAX_TOPICS) this.everything();
    else this.#show(changed);
  }

  /** Marks everything as changed, so that nothing made before is shown any more. */
  everything(): void {
    this.#count += 1;
    this.#floor = this.#count;
    this.#shown = this.#count;
    this.#topics.clear();
  }

  areNoneSince(moment: number, topics: readonly Topic[]): boolean {
    if (moment < this.#floor) return false;
    return this.#changesOf(topics).every(({ last }) => last <= moment);
  }

  /** As areNoneSince, but ignores changes that are not due to be shown to everyone yet. */
  areNoneShownSince(moment: number, topics: readonly Topic[]): boolean {
    if (moment < this.#floor) return false;
    return this.#changesOf(topics).every((changed) => {
      this.#show(changed);
      return changed.shown <= moment;
    });
  }

  #changesOf(topics: readonly Topic[]): Changed[] {
    return [EVERYTHING, ...topics].flatMap((topic) => this.#topics.get(topic) ?? []);
  }

  #show(changed: Changed): void {
    const now = this.#now();
    if (changed.shown === changed.last || now - changed.shownAt < SHOWN_EVERY_MS) return;
    changed.shown = changed.last;
    changed.shownAt = now;
    this.#shown = this.#count;
  }
}

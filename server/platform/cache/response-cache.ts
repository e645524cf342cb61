import type { ChangeFeed } from './change-feed.ts';
import type { KeptResponse } from './kept-response.ts';
import { SegmentedCache } from './segmented-cache.ts';
import type { Topic } from './topics.ts';

/** Memory for what is kept, of each process. */
export const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** How old a response may be although nothing is heard of a change: a failover may lose what was announced. */
const MAX_AGE_MS = 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ghana keeps UTC. */
const untilTomorrow = () => DAY_MS - (Date.now() % DAY_MS);

/** A response that was made, with what it depends on; without a word it is not kept. */
export interface Made {
  response: KeptResponse;
  dependsOn: readonly Topic[] | undefined;
}

interface Kept extends Made {
  dependsOn: readonly Topic[];
  /** When it was begun: a change after it makes it old. */
  moment: number;
  until: number;
}

/**
 * Responses that are the same for everybody, kept until what they show has changed, in whichever process that was
 * (docs/decisions/responses-from-memory.md). Bounded by bytes.
 */
export class ResponseCache {
  readonly #feed: ChangeFeed;
  readonly #now: () => number;
  readonly #untilTomorrow: () => number;
  readonly #kept: SegmentedCache<Kept>;
  readonly #inTheMaking = new Map<string, { made: Promise<Made>; moment: number }>();

  /** @param maxBytes of all that is kept. @param clock milliseconds, for tests. */
  constructor(
    feed: ChangeFeed,
    maxBytes: number,
    clock: { now?: () => number; untilTomorrow?: () => number } = {},
  ) {
    this.#feed = feed;
    this.#now = clock.now ?? (() => performance.now());
    this.#untilTomorrow = clock.untilTomorrow ?? untilTomorrow;
    this.#kept = new SegmentedCache(maxBytes);
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The moment of the last change that was heard of. */
  get moment(): number {
    return this.#feed.changes.moment;
  }

  /** Whether changes are heard of. */
  get isHeard(): boolean {
    return this.#feed.isHeard;
  }

  /** Waits until every change is heard that was committed before the call. */
  catchUp(): Promise<void> {
    return this.#feed.catchUp();
  }

  /** What is kept for a key and still holds. */
  peek(key: string): Made | undefined {
    if (!this.#feed.isHeard) return undefined;
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.until > this.#now() && this.#holds(kept)) return kept;
    this.#kept.delete(key);
    return undefined;
  }

  /**
   * What is kept for a key, or what is being made for it, or a new one.
   * @param key the same text for the same question.
   */
  async get(key: string, make: () => Promise<Made>): Promise<Made> {
    const kept = this.peek(key);
    if (kept) return kept;
    const { moment } = this.#feed.changes;
    // What holds for a day, such as that a licence is valid, is nobody's change when it ends.
    const dayEnds = this.#now() + this.#untilTomorrow();
    const begun = this.#inTheMaking.get(key);
    if (begun?.moment === moment && this.#feed.isHeard) return begun.made;
    const made = make();
    const making = { made, moment };
    this.#inTheMaking.set(key, making);
    try {
      const { response, dependsOn } = await made;
      if (dependsOn && this.#feed.isHeard && this.#holds({ moment, dependsOn })) {
        const until = Math.min(this.#now() + MAX_AGE_MS, dayEnds);
        this.#kept.set(key, { response, dependsOn, moment, until }, response.bytes + key.length);
      }
      return { response, dependsOn };
    } finally {
      if (this.#inTheMaking.get(key) === making) this.#inTheMaking.delete(key);
    }
  }

  #holds({ moment, dependsOn }: Pick<Kept, 'moment' | 'dependsOn'>): boolean {
    return this.#feed.changes.areNoneSince(moment, dependsOn);
  }
}

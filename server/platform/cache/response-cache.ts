import { isDatabaseUnavailable } from '../database/errors.ts';
import type { ChangeFeed } from './change-feed.ts';
import { SHOWN_EVERY_MS } from './changes.ts';
import type { KeptResponse } from './kept-response.ts';
import { SegmentedCache } from './segmented-cache.ts';
import type { Topic } from './topics.ts';

/** Memory limit of the cache, per process. */
export const MAX_KEPT_BYTES = 64 * 1024 * 1024;

/** Maximum age even if no change is heard of: a database failover can lose announcements. */
const MAX_AGE_MS = 60_000;

/** While the database is away, what was kept until then is shown for this long: a failover takes up to 45 s. */
const SHOWN_WHILE_AWAY_MS = 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Ghana keeps UTC. */
const untilTomorrow = () => DAY_MS - (Date.now() % DAY_MS);

/** A new response and the topics it depends on; without topics it is not kept. */
export interface Made {
  response: KeptResponse;
  dependsOn: readonly Topic[] | undefined;
}

/** A response being made. */
interface Making {
  made: Promise<Made>;
  isFresh: boolean;
  /** The last change heard, and the last one shown to everyone, when the work began. */
  moment: number;
  shown: number;
  begunAt: number;
}

interface Kept extends Made {
  dependsOn: readonly Topic[];
  /** When the work began; any later change makes the response stale. */
  moment: number;
  until: number;
}

/**
 * Keeps responses that are the same for everyone until their content changes, in whichever process
 * (docs/decisions/platform/responses-from-memory.md). Bounded by bytes.
 */
export class ResponseCache {
  readonly #feed: ChangeFeed;
  readonly #now: () => number;
  readonly #untilTomorrow: () => number;
  /** Since when the database is known to be away (by #now). */
  #awaySince: number | undefined;
  readonly #kept: SegmentedCache<Kept>;
  readonly #inTheMaking = new Map<string, Making>();

  /** @param maxBytes limit of all that is kept. @param clock milliseconds, for tests. */
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

  get moment(): number {
    return this.#feed.changes.moment;
  }

  /** True while changes are being heard of. */
  get isConnected(): boolean {
    return this.#feed.isConnected;
  }

  /** Waits until every change committed before the call has been heard. */
  catchUp(): Promise<void> {
    return this.#feed.catchUp();
  }

  /** True while the database is away: what is shown may be from before. */
  get isAway(): boolean {
    return this.#feed.isAway;
  }

  /** Returns a kept response that is still valid; makes none. @param isFresh, mayBeOld as get. */
  peek(key: string, isFresh = false, mayBeOld = !isFresh): Made | undefined {
    if (!this.#feed.isConnected) return mayBeOld && this.isAway ? this.#fromBefore(key) : undefined;
    this.#awaySince = undefined;
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    if (kept.until > this.#now() && this.#holds(kept, isFresh)) return kept;
    // For other viewers it may stay valid a moment longer.
    if (!isFresh) this.#kept.delete(key);
    return undefined;
  }

  /**
   * Returns the kept response, joins one being made, or makes a new one.
   * @param key the same text for the same question.
   * @param isFresh for viewers who must see every change heard of, even of what changes all the time (SHOWN_EVERY_MS).
   * @param mayBeOld for viewers who have changed nothing: while the database is away they see what was kept before.
   */
  async get(
    key: string,
    make: () => Promise<Made>,
    isFresh = false,
    mayBeOld = !isFresh,
  ): Promise<Made> {
    const kept = this.peek(key, isFresh, mayBeOld);
    if (kept) return kept;
    const { moment, shown } = this.#feed.changes;
    // Nothing announces the end of facts that hold for a day, such as a valid licence.
    const dayEnds = this.#now() + this.#untilTomorrow();
    const begun = this.#inTheMaking.get(key);
    if (begun && this.#feed.isConnected && this.#isFor(begun, isFresh)) return begun.made;
    const made = make();
    const making = { made, isFresh, moment, shown, begunAt: this.#now() };
    this.#inTheMaking.set(key, making);
    try {
      const { response, dependsOn } = await made;
      if (dependsOn && this.#feed.isConnected && this.#holds({ moment, dependsOn })) {
        const until = Math.min(this.#now() + MAX_AGE_MS, dayEnds);
        this.#kept.set(key, { response, dependsOn, moment, until }, response.bytes + key.length);
      }
      return { response, dependsOn };
    } catch (error) {
      // It began before the loss was noticed.
      const isLost = isDatabaseUnavailable(error) && !this.#feed.isConnected;
      const before = isLost && mayBeOld ? this.#fromBefore(key) : undefined;
      if (before) return before;
      throw error;
    } finally {
      if (this.#inTheMaking.get(key) === making) this.#inTheMaking.delete(key);
    }
  }

  /** What was valid when the database was lost. */
  #fromBefore(key: string): Made | undefined {
    const now = this.#now();
    this.#awaySince ??= now;
    if (now - this.#awaySince > SHOWN_WHILE_AWAY_MS) return undefined;
    const kept = this.#kept.get(key);
    return kept && kept.until > this.#awaySince && this.#holds(kept) ? kept : undefined;
  }

  #holds({ moment, dependsOn }: Pick<Kept, 'moment' | 'dependsOn'>, isFresh = false): boolean {
    const { changes } = this.#feed;
    if (isFresh) return changes.areNoneSince(moment, dependsOn);
    return changes.areNoneShownSince(moment, dependsOn);
  }

  /** True when a response begun earlier is recent enough for this request. */
  #isFor(begun: Making, isFresh: boolean): boolean {
    const { moment, shown } = this.#feed.changes;
    if (isFresh) return begun.isFresh && begun.moment === moment;
    return begun.shown === shown && this.#now() - begun.begunAt < SHOWN_EVERY_MS;
  }
}

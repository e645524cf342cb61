import type { Platform } from '#server/platform/platform.ts';
import { heldAmong } from './repository.ts';

/**
 * How long a lookup holds: a photo is gone from every process this long after its last listing was
 * deleted.
 */
const KEPT_MS = 10_000;

/**
 * The time to wait for the database; after that, photos shown before and photos never asked for are
 * served.
 */
const PATIENCE_MS = 1_000;

/** Some 100 bytes each. */
const MAX_KEPT = 50_000;

/**
 * Knows if a photo or a video may be served: to everyone only while it is on a listing that
 * everyone may read (docs/decisions/media/media-storage.md). Asks the database about all waiting keys at
 * once, one query at a time, so that a flood of requests does not become a flood of queries.
 */
export class ShownMedia {
  readonly #platform: Pick<Platform, 'db' | 'log' | 'now'>;
  /** The shown keys by when they were asked for, oldest first. */
  readonly #shown = new Map<string, number>();
  #toAsk: { keys: Set<string>; shown: Promise<Set<string>> } | undefined;
  #asked: Promise<unknown> = Promise.resolve();

  constructor(platform: Pick<Platform, 'db' | 'log' | 'now'>) {
    this.#platform = platform;
  }

  async has(key: string): Promise<boolean> {
    const asked = this.#shown.get(key);
    if (asked !== undefined && Math.abs(this.#now() - asked) < KEPT_MS) return true;
    const held = await this.#inTime(this.#ask(key));
    if (!held) return true;
    if (held.has(key)) this.#keep(key);
    else this.#shown.delete(key);
    return held.has(key);
  }

  #now(): number {
    return this.#platform.now().getTime();
  }

  #ask(key: string): Promise<Set<string>> {
    if (!this.#toAsk) {
      const keys = new Set<string>();
      const shown = this.#asked.then(() => {
        this.#toAsk = undefined;
        return heldAmong(this.#platform.db, [...keys]);
      });
      this.#asked = shown.catch(() => {});
      this.#toAsk = { keys, shown };
    }
    this.#toAsk.keys.add(key);
    return this.#toAsk.shown;
  }

  /** Pages keep their pictures while the database is unreachable. */
  async #inTime(shown: Promise<Set<string>>): Promise<Set<string> | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    });
    try {
      return await Promise.race([shown, late]);
    } catch (error) {
      this.#platform.log.debug({ err: error }, 'whether photos are shown is not known');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  #keep(key: string): void {
    this.#shown.delete(key);
    const [oldest] = this.#shown.keys();
    if (oldest !== undefined && this.#shown.size >= MAX_KEPT) this.#shown.delete(oldest);
    this.#shown.set(key, this.#now());
  }
}

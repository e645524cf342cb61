/** Share of the bytes for entries requested more than once. */
const PROTECTED_SHARE = 0.8;

interface Entry<Value> {
  value: Value;
  bytes: number;
}

/**
 * A cache of two segments, bounded by bytes: new entries are on probation, and those requested again are protected
 * (segmented LRU). A flood of addresses that nobody requests twice evicts only its own.
 */
export class SegmentedCache<Value> {
  readonly #probation: Segment<Value>;
  readonly #protected: Segment<Value>;

  /** @param maxBytes of both segments together; entries larger than a fifth of it are not kept. */
  constructor(maxBytes: number) {
    const forProtected = Math.floor(maxBytes * PROTECTED_SHARE);
    this.#protected = new Segment(forProtected);
    this.#probation = new Segment(maxBytes - forProtected);
  }

  get bytes(): number {
    return this.#probation.bytes + this.#protected.bytes;
  }

  get(key: string): Value | undefined {
    const kept = this.#protected.touch(key);
    if (kept) return kept.value;
    const again = this.#probation.take(key);
    if (!again) return undefined;
    // Entries pushed out of the protected segment get another chance.
    for (const [old, entry] of this.#protected.add(key, again)) this.#probation.add(old, entry);
    return again.value;
  }

  /** @param bytes size of the value; replacing a value keeps its segment. */
  set(key: string, value: Value, bytes: number): void {
    if (bytes > this.#probation.maxBytes) {
      this.delete(key);
      return;
    }
    const segment = this.#protected.has(key) ? this.#protected : this.#probation;
    const pushedOut = segment.add(key, { value, bytes });
    if (segment === this.#probation) return;
    for (const [old, entry] of pushedOut) this.#probation.add(old, entry);
  }

  delete(key: string): void {
    this.#probation.take(key);
    this.#protected.take(key);
  }

  clear(): void {
    this.#probation.clear();
    this.#protected.clear();
  }
}

/** A least-recently-used cache, bounded by bytes; a Map keeps its entries in order of insertion. */
class Segment<Value> {
  readonly maxBytes: number;
  readonly #entries = new Map<string, Entry<Value>>();
  bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  touch(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  take(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.bytes -= entry.bytes;
    }
    return entry;
  }

  /** @returns the evicted entries; the new one itself if it is too large alone. */
  add(key: string, entry: Entry<Value>): [string, Entry<Value>][] {
    this.take(key);
    this.#entries.set(key, entry);
    this.bytes += entry.bytes;
    const pushedOut: [string, Entry<Value>][] = [];
    for (const [oldest] of this.#entries) {
      if (this.bytes <= this.maxBytes) break;
      const gone = this.take(oldest);
      if (gone) pushedOut.push([oldest, gone]);
    }
    return pushedOut;
  }

  clear(): void {
    this.#entries.clear();
    this.bytes = 0;
  }
}

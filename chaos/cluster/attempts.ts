/** What was tried over time, and whether it succeeded. */
export class Attempts {
  readonly #all: { at: number; ms: number; ok: boolean }[] = [];
  lastSuccess = 0;

  get count(): number {
    return this.#all.length;
  }

  /** @param ms that it took. */
  add(ok: boolean, ms = 0): void {
    const at = performance.now();
    this.#all.push({ at, ms, ok });
    if (ok) this.lastSuccess = at;
  }

  /** Tries once, and takes note. */
  async try(attempt: () => Promise<boolean>): Promise<boolean> {
    const began = performance.now();
    const ok = await attempt().catch(() => false);
    this.add(ok, performance.now() - began);
    return ok;
  }

  /** Of what ended between two moments of `performance.now()`. */
  counted(from = 0, to = Number.POSITIVE_INFINITY): Counted {
    const within = this.#all.filter(({ at }) => at >= from && at <= to);
    const successes = within.filter(({ ok }) => ok);
    // What succeeded last before it, and first after it, bound the gap at its edges.
    const before = this.#all.findLast(({ at, ok }) => ok && at < from);
    const edges = [before, ...successes].filter((each) => each !== undefined);
    const gaps = edges.map(({ at }, n) => at - (edges[n - 1]?.at ?? at));
    return {
      count: within.length,
      failed: within.length - successes.length,
      gap: Math.max(0, ...gaps),
      ms: successes.map(({ ms }) => ms),
    };
  }
}

export interface Counted {
  count: number;
  failed: number;
  /** The longest time from one success to the next, in milliseconds. */
  gap: number;
  /** How long each success took. */
  ms: number[];
}

/** The value that this share of the values does not exceed; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

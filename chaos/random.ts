import { seeded } from '#server/testing/seeded.ts';

/** Random numbers that a seed repeats, values and order alike. */
export class Random {
  /** From 0 up to 1, without 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seeded(seed);
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Picks one of the values; there must be at least one. */
  pick<T>(values: readonly T[]): T {
    return values[this.int(0, values.length - 1)] as T;
  }

  /** Picks one of the values by their weights. */
  weighted<T extends { weight: number }>(values: readonly T[]): T {
    let left = this.next() * values.reduce((sum, { weight }) => sum + weight, 0);
    for (const value of values) {
      left -= value.weight;
      if (left < 0) return value;
    }
    return this.pick(values);
  }

  /** An independent source: drawing from it or from this one does not affect the other. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 2 ** 32));
  }
}

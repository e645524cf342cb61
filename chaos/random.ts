import { seeded } from '#server/testing/seeded.ts';

/** Chance that a seed repeats: what is drawn, and in which order, is the same for the same seed. */
export class Random {
  /** From 0 up to, and without, 1. */
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

  /** One of some values, of which there are any. */
  pick<T>(values: readonly T[]): T {
    return values[this.int(0, values.length - 1)] as T;
  }

  /** One of the values, each as likely as its weight. */
  weighted<T extends { weight: number }>(values: readonly T[]): T {
    let left = this.next() * values.reduce((sum, { weight }) => sum + weight, 0);
    for (const value of values) {
      left -= value.weight;
      if (left < 0) return value;
    }
    return this.pick(values);
  }

  /** Another source that neither takes from this one later, nor depends on what it drew. */
  fork(): Random {
    return new Random(Math.floor(this.next() * 2 ** 32));
  }
}

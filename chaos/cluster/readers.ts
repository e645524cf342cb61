import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../caller.ts';
import type { Attempts } from './attempts.ts';

/** Pages and lists that are kept in memory. */
const PATHS = ['/', '/property-rentals', '/short-stays', '/api/properties?limit=24'];

const EVERY_MS = 150;
const PATIENCE_MS = 20_000;

/** Reads what is kept, through each door, until told to stop. */
export class Readers {
  /** What became of reads without an answer, and how often. */
  readonly failures = new Map<string, number>();
  readonly #working: Promise<void>[] = [];
  #isOver = false;

  constructor(sites: readonly Site[], attempts: Attempts) {
    for (const site of sites) this.#working.push(this.#read(site, attempts));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  #note(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }

  async #read({ origin, visit = fetch }: Site, attempts: Attempts): Promise<void> {
    const under = new Set<Promise<unknown>>();
    // Whether or not the last is answered, the next person comes.
    for (let n = 0; !this.#isOver; n += 1) {
      const path = PATHS[n % PATHS.length] ?? '';
      const one = attempts.try(async () => {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const failure = await visit(origin + path, { signal }).then(
          async (response) => (response.ok ? '' : `${response.status} ${await response.text()}`),
          (error: Error) => `${error.name} ${error.message}`,
        );
        if (failure) this.#note(`${path} ${failure.slice(0, 60)}`);
        return !failure;
      });
      under.add(one);
      one.finally(() => under.delete(one));
      await wait(EVERY_MS);
    }
    await Promise.all(under);
  }
}

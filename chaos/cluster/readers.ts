import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../caller.ts';
import type { Attempts } from './attempts.ts';

/** Pages and lists that are kept in memory. */
const PATHS = ['/', '/property-rentals', '/short-stays', '/api/properties?limit=24'];

const EVERY_MS = 150;
const PATIENCE_MS = 20_000;

/** Reads what is kept, through each door, until told to stop. */
export class Readers {
  readonly #working: Promise<void>[] = [];
  #isOver = false;

  constructor(sites: readonly Site[], attempts: Attempts) {
    for (const site of sites) this.#working.push(this.#read(site, attempts));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#working);
  }

  async #read({ origin, visit = fetch }: Site, attempts: Attempts): Promise<void> {
    const under = new Set<Promise<unknown>>();
    // Whether or not the last is answered, the next person comes.
    for (let n = 0; !this.#isOver; n += 1) {
      const url = `${origin}${PATHS[n % PATHS.length]}`;
      const one = attempts.try(async () => {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const response = await visit(url, { signal });
        await response.arrayBuffer();
        return response.ok;
      });
      under.add(one);
      one.finally(() => under.delete(one));
      await wait(EVERY_MS);
    }
    await Promise.all(under);
  }
}

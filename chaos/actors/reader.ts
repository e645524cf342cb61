import { setTimeout as wait } from 'node:timers/promises';
import { Caller } from '../caller.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

const PAGES = ['/', '/short-stays', '/property-rentals', '/cars', '/about'];

/** Pages one reader opens before another comes from elsewhere. */
const PAGES_OF_ONE = 20;

/** Plays a visitor; every second page is uncached. */
export async function playReader({ efie, ledger, isOver }: Stage, random: Random): Promise<void> {
  while (!isOver()) {
    const reader = new Caller(efie, ledger, `10.${random.int(1, 254)}.${random.int(1, 254)}.1`);
    for (let n = 0; n < PAGES_OF_ONE && !isOver(); n += 1) {
      const isNew = n % 2 === 1;
      const path = isNew
        ? `/property-rentals?minPrice=${random.int(1, 3_000_000)}`
        : random.pick(PAGES);
      await reader.call('GET', path);
      await wait(random.int(50, 250));
    }
  }
}

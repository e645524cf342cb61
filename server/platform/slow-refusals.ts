import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network.ts';

/** Refusals in a minute that are sent at once; people do not get there. */
const AT_ONCE = 20;
const MINUTE = 60;
/** Milliseconds that the others wait, about. A flood sends its next request when it has the response to the one before. */
export const HELD_MS = 1_000;

const refusals = new RateLimiterMemory({ points: AT_ONCE, duration: MINUTE });

/**
 * To be awaited before an address is told that it asked too often: one that does not stop waits for its response, so that
 * even refusing it costs little.
 */
export async function holdRefusal(address: string): Promise<void> {
  try {
    await refusals.consume(networkOf(address));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    await holdResponse(HELD_MS);
  }
}

/** Waits about so many milliseconds: half of it to half more, so that who waits together does not come back together. */
export const holdResponse = (ms: number) => wait(ms * (0.5 + Math.random()));

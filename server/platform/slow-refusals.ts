import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './network.ts';

/** Refusals per minute that are sent at once; people never reach that many. */
const AT_ONCE = 20;
const MINUTE = 60;
/** Approximate delay of the others, in milliseconds. A flood sends its next request only after the response to the one before. */
export const HELD_MS = 1_000;

const refusals = new RateLimiterMemory({ points: AT_ONCE, duration: MINUTE });

/**
 * Await it before refusing an address that asks too often: one that does not stop has to wait for each response, which
 * makes refusing it cheap.
 */
export async function holdRefusal(address: string): Promise<void> {
  try {
    await refusals.consume(networkOf(address));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    await holdResponse(HELD_MS);
  }
}

/** Waits for half to one and a half times the given time, so that requests that wait together do not come back together. */
export const holdResponse = (ms: number) => wait(ms * (0.5 + Math.random()));

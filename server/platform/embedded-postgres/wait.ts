import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait, in milliseconds, for a server to recover from a crash or to shut down. */
export const PATIENCE_MS = 60_000;

/**
 * Calls `check` every `everyMs` until it returns something other than undefined, and returns that; undefined when
 * `deadline` (epoch milliseconds) has passed.
 */
export async function poll<T>(
  check: () => T | undefined | Promise<T | undefined>,
  { everyMs, deadline }: { everyMs: number; deadline: number },
): Promise<T | undefined> {
  for (;;) {
    const found = await check();
    if (found !== undefined || Date.now() >= deadline) return found;
    await sleep(everyMs);
  }
}

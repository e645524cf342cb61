import { isReachable } from './is-reachable.ts';

/**
 * Retry delays for when the browser believes in a network but the server did not respond, in milliseconds; each
 * is twice the last.
 */
const TRY_AFTER_MS = { first: 1_000, most: 10_000 };

/** Calls `onReached` once the server responds at `path`; returns a function that stops trying. */
export function whenReachable(
  onReached: () => void,
  path: '/healthz' | '/readyz' = '/healthz',
): () => void {
  let timer = 0;
  let isOver = false;
  const tryAfter = (ms: number) => {
    timer = window.setTimeout(async () => {
      const isThere = await isReachable(path);
      if (isOver) return;
      if (isThere) onReached();
      else tryAfter(Math.min(2 * ms, TRY_AFTER_MS.most));
    }, ms);
  };
  tryAfter(TRY_AFTER_MS.first);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

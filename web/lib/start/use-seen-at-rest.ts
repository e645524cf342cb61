import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isLowData } from '../low-data.ts';

/** The delay for browsers that cannot report when they are idle, in milliseconds. */
const REST_MS = 500;

/**
 * Calls `onSeen` once an element is in the window and the browser is idle; never in low-data mode. Without
 * `onSeen` the page has more urgent work, and this waits.
 */
export function useSeenAtRest(
  element: RefObject<HTMLElement | null>,
  onSeen: (() => void) | undefined,
): void {
  const isWanted = onSeen !== undefined;
  const tell = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    if (!isWanted || !element.current || isLowData()) return;
    let giveUp = () => {};
    // A hidden element never intersects the window.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      giveUp = atRest(tell);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      giveUp();
    };
  }, [isWanted, element]);
}

/** Returns a function that cancels the work. */
function atRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, REST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isLowData } from '../low-data.ts';

/** The delay for browsers that cannot report when they are idle, in milliseconds. */
const REST_MS = 500;

/**
 * Calls `onSeen` once an element stands in the window and the browser has nothing else to do; never where little data is to be
 * spent. Without `onSeen` the page has more urgent work, and it waits.
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
    // What is not displayed is never in the window.
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

/** Gives what has it left undone. */
function atRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, REST_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

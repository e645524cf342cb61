import { type RefObject, useEffect } from 'react';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';

/** Pixels between a bar and the elements that float above it. */
const GAP = 12;

/**
 * Makes the page leave room for a bar at its bottom edge, for scrolling to elements and for floating ones.
 * @param isTaken true while the bar covers the page; a phone's bar does not on a desktop.
 */
export function useBottomRoom(
  bar: RefObject<HTMLElement | null>,
  { isTaken, onDesktop }: { isTaken: boolean; onDesktop: boolean },
): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const desktop = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`);
    const observer = new ResizeObserver(() => {
      const covers = isTaken && (onDesktop || !desktop.matches);
      root.style.setProperty('--bottom-bar', `${covers ? element.offsetHeight + GAP : 0}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--bottom-bar');
    };
  }, [bar, isTaken, onDesktop]);
}

import { type RefObject, useEffect } from 'react';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';

/** Room that a bar leaves to what floats above it, in pixels. */
const GAP = 12;

/**
 * Has the page keep room for a bar at its lower edge: what is scrolled to stands above it, and so does what floats.
 * @param isTaken whether it covers the page now; a bar of phones does not on a desktop.
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

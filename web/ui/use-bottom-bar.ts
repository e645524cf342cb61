import { type RefObject, useEffect, useRef } from 'react';
import { DESKTOP_BREAKPOINT_PX } from '#domain/site/constants.ts';

/** Room that the bar leaves to what floats above it, in pixels. */
const GAP = 12;

/** Tells the page how high the bar at its bottom is, so that the scroll-to-top button stands above it. */
export function useBottomBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const desktop = matchMedia(`(min-width: ${DESKTOP_BREAKPOINT_PX}px)`);
    const observer = new ResizeObserver(() => {
      const height = desktop.matches ? 0 : element.offsetHeight + GAP;
      root.style.setProperty('--bottom-bar', `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--bottom-bar');
    };
  }, []);
  return bar;
}

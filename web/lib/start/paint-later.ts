import { useEffect } from 'react';

/** Anything scrolled to is painted at once anyway; the rest can wait until the page has started. */
const REST_MS = 3_000;

/**
 * Lays out and paints the content below the first screen (`paint-later-*` in app.css) piece by piece while the
 * browser is idle: a cheap phone shows the first screen sooner, and nobody waits for the rest.
 */
export function usePaintLater(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      document.documentElement.dataset.painted = '';
      return;
    }
    let handle = 0;
    const waiting = [...document.querySelectorAll<HTMLElement>('[class*="paint-later-"]')];
    const paint = () => {
      const next = waiting.shift();
      // From now on everything is painted at once.
      if (!next) document.documentElement.dataset.painted = '';
      else {
        next.dataset.painted = '';
        handle = requestIdleCallback(paint);
      }
    };
    const timer = setTimeout(() => {
      handle = requestIdleCallback(paint);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(handle);
    };
  }, []);
}

import { useEffect } from 'react';

/**
 * Has what stands below the first screen (`paint-later-*` in app.css) laid out and painted piece by piece, each
 * when the browser is idle: a cheap phone shows the first screen sooner, and nobody waits for the rest.
 */
export function usePaintLater(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      document.documentElement.dataset.painted = '';
      return;
    }
    const waiting = [...document.querySelectorAll<HTMLElement>('[class*="paint-later-"]')];
    let handle = requestIdleCallback(function paint() {
      const next = waiting.shift();
      // What comes from now on is painted at once.
      if (!next) document.documentElement.dataset.painted = '';
      else {
        next.dataset.painted = '';
        handle = requestIdleCallback(paint);
      }
    });
    return () => cancelIdleCallback(handle);
  }, []);
}

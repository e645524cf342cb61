import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';

/** Nothing moves sooner than this after it came to life, in milliseconds. */
const LEAST_MS = 1_000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Moves on `intervalMs` after `step` last changed, while `running` and the page is visible. The first time
 * counts from loading the document, even if scripts started later.
 */
export function useAutoplay(
  onNext: () => void,
  { running, step, intervalMs }: { running: boolean; step: number; intervalMs: number },
): void {
  const hydrated = useHydrated();
  const fromLoad = useRef(!hydrated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts the wait again
  useEffect(() => {
    if (!running) return;
    const move = () => {
      if (!document.hidden) onNext();
      timer = setTimeout(move, intervalMs);
    };
    const waited = fromLoad.current ? msSinceLoad() : 0;
    fromLoad.current = false;
    let timer = setTimeout(move, Math.max(intervalMs - waited, LEAST_MS));
    return () => clearTimeout(timer);
  }, [running, step, intervalMs]);
}

const msSinceLoad = () => {
  const [document] = performance.getEntriesByType('navigation');
  const loadedAt = (document as PerformanceNavigationTiming | undefined)?.loadEventEnd;
  return loadedAt ? performance.now() - loadedAt : 0;
};

/** True if nothing should move on its own; also true on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(REDUCED_MOTION);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
}

/** True while the mouse is over an element or the focus inside it; spread `handlers` on the element. */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attention: pointed || focused,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      // Focus left by a tap is not a sign of reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

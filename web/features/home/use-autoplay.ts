import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Moves on every `intervalMs` after `step` last changed, while `running` and the page is looked at. */
export function useAutoplay(
  onNext: () => void,
  { running, step, intervalMs }: { running: boolean; step: number; intervalMs: number },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts the wait again
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden) onNext();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [running, step, intervalMs]);
}

/** True where nothing should move by itself; on the server too. */
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
      // A tap leaves the focus where it was: that is no reading.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';

/**
 * Has a button be pressed as `isPressed` says. The script in the head may have said otherwise (web/head/hearts.ts), and what React
 * finds in the page it leaves as it is.
 */
export function usePressed(isPressed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const isKnown = useHydrated();
  useLayoutEffect(() => {
    if (isKnown) button.current?.setAttribute('aria-pressed', String(isPressed));
  }, [isPressed, isKnown]);
  return button;
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';

/**
 * Sets a button's pressed state to `isPressed`. The script in the head may have set it differently
 * (web/head/hearts.ts), and hydration does not correct attributes.
 */
export function usePressed(isPressed: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const isKnown = useHydrated();
  useLayoutEffect(() => {
    if (isKnown) button.current?.setAttribute('aria-pressed', String(isPressed));
  }, [isPressed, isKnown]);
  return button;
}

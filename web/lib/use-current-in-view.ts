import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels before the current one, so that it is seen that something is there. */
const BEFORE = 16;

/**
 * For a row of links that scrolls sideways where there is no room: it begins with the current one (`aria-current`).
 * @param current tells when it is another one, or may be elsewhere.
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the current one changes or moves
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (!link || !list.current) return;
    const gap = link.getBoundingClientRect().left - list.current.getBoundingClientRect().left;
    list.current.scrollLeft += gap - BEFORE;
  }, [current]);
  return list;
}

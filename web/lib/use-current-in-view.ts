import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels shown before the current one, as a hint that there is more. */
const BEFORE = 16;

/**
 * For links that scroll if there is no room: a row starts at the current one (`aria-current`), a column scrolls
 * to it.
 * @param current changes when another link becomes current, or when links may have moved.
 */
export function useCurrentInView(current: string | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the current one changes or moves
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    if (!link || !list.current) return;
    const [own, around] = [link, list.current].map((each) => each.getBoundingClientRect());
    if (!own || !around) return;
    list.current.scrollLeft += own.left - around.left - BEFORE;
    list.current.scrollTop += Math.max(0, own.bottom - around.bottom + BEFORE);
  }, [current]);
  return list;
}

import { type RefObject, useEffect, useRef } from 'react';

/** CSS pixels before the current one, so that it is seen that something is there. */
const BEFORE = 16;

/**
 * For links that scroll where there is no room: a row begins with the current one (`aria-current`), a column shows it.
 * @param current tells when it is another one, or may be elsewhere.
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

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** So far below the window the end may be for somebody to be reading there, in pixels. */
const NEAR_PX = 200;

/**
 * Keeps the end of a conversation in view: as it opens, and as messages come while somebody is there. Whoever reads
 * further up is left there.
 * @param last the number of the last message.
 */
export function useAtEnd(end: RefObject<HTMLElement | null>, last: number | undefined): void {
  const isNear = useRef(true);

  useLayoutEffect(() => {
    const note = () => {
      const bottom = end.current?.getBoundingClientRect().bottom ?? 0;
      isNear.current = bottom - innerHeight < NEAR_PX;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new last message is shown
  useLayoutEffect(() => {
    if (isNear.current) end.current?.scrollIntoView({ block: 'end' });
  }, [end, last]);
}

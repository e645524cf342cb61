import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Someone counts as reading the end while it is at most this far below the window, in pixels. */
const NEAR_PX = 200;

/**
 * Keeps the end of a conversation in view on opening, and when messages arrive while someone is there. People
 * reading further up are left there.
 * @param last the number of the last message; undefined while loading.
 */
export function useAtEnd(end: RefObject<HTMLElement | null>, last: number | undefined): void {
  const isNear = useRef(true);
  const isThere = last !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new last message is shown
  useLayoutEffect(() => {
    if (isNear.current) scrollTo({ top: topFor(end.current) });
  }, [end, last]);

  useEffect(() => {
    if (!isThere) return;
    const note = () => {
      isNear.current = topFor(end.current) - scrollY < NEAR_PX;
    };
    // The router scrolls a page that was just opened to its top.
    const frame = requestAnimationFrame(() => {
      scrollTo({ top: topFor(end.current) });
      addEventListener('scroll', note, { passive: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
    };
  }, [end, isThere]);
}

/** The scroll position that puts the end of the page at the window's lower edge; scrollIntoView would leave room below. */
const topFor = (end: HTMLElement | null): number =>
  (end?.getBoundingClientRect().bottom ?? 0) + scrollY - innerHeight;

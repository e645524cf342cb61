import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the element with `id` for people who follow a link to it, and brings it into view unless the page
 * scrolls there itself. It may be rendered later than the page.
 */
export function useFocusFromLink(
  element: RefObject<HTMLElement | null>,
  id: string,
  { preventScroll = false }: FocusOptions = {},
): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the link again leads here again
  useEffect(() => {
    if (hash === `#${id}`) element.current?.focus({ preventScroll });
  }, [hash, key, id]);
}

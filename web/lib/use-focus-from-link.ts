import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Anyone who comes by a link to `#id` can go on from there: the element gets the focus, and comes into view unless the page
 * scrolls there itself. It may come later than the page.
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

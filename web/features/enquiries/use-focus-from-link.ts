import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ENQUIRY_ID } from '#web/lib/enquiry-id.ts';

/** Whoever comes by a link to the enquiry can go on from there: the element gets the focus. */
export function useFocusFromLink(element: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the link again leads here again
  useEffect(() => {
    if (hash === `#${ENQUIRY_ID}`) element.current?.focus({ preventScroll: true });
  }, [hash, key]);
}

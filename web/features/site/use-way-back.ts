import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { withPart } from '#web/lib/start/late-part.ts';
import { FOLLOWED_LINKS } from './followed-links-key.ts';

/** The first view of a page does not need this. */
const load = () => import('./return-to-link.ts');

/**
 * Going back to a list restores the position of the opened card, and the focus on it: the browser's own pixel
 * position is wrong while a list is loading or has estimated heights.
 */
export function useWayBack(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const place = `${key} ${pathname}${search}`;

  useEffect(() => {
    if (type !== 'POP' || !isPlaceKept(key)) return;
    const leaving = new AbortController();
    withPart(load(), ({ returnToLink }) => returnToLink(place, leaving.signal));
    return () => leaving.abort();
  }, [place, key, type]);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      const href = link?.getAttribute('href');
      if (!link || !href) return;
      const { top } = link.getBoundingClientRect();
      withPart(load(), ({ rememberFollowed }) => rememberFollowed(place, { href, top }));
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [place]);
}

function isPlaceKept(key: string): boolean {
  try {
    return sessionStorage.getItem(FOLLOWED_LINKS)?.includes(key) ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}

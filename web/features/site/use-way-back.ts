import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { rememberLink, takeLink } from './followed-links.ts';

/**
 * Whoever goes back to a list finds the card that they opened where it was, and the focus on it: the browser's
 * own memory of pixels is wrong while a list is on its way, or stands in estimated heights.
 */
export function useWayBack(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const place = `${key} ${pathname}${search}`;

  useEffect(() => {
    const storage = session();
    const followed = type === 'POP' && storage && takeLink(storage, place);
    if (!followed) return;
    const leaving = new AbortController();
    void import('./return-to-link.ts').then(({ returnToLink }) =>
      returnToLink(followed, leaving.signal),
    );
    return () => leaving.abort();
  }, [place, type]);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      const href = link?.getAttribute('href');
      const storage = href && session();
      if (!storage) return;
      rememberLink(storage, place, { href, top: link?.getBoundingClientRect().top ?? 0 });
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [place]);
}

/** Undefined where it is blocked. */
function session(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

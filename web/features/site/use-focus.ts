import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withPart } from '#web/lib/start/late-part.ts';

/** Id of each page's own content (site-frame.tsx). */
export const MAIN_ID = 'main';

/**
 * Moves the focus to the content when another page, or another page of a list, is shown, unless the new page
 * takes the focus itself.
 */
export function useFocus(): void {
  const { pathname, search, hash } = useLocation();
  const shown = `${pathname}?${new URLSearchParams(search).get('page')}`;
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    const otherPage = before.current.split('?')[0] !== pathname;
    before.current = shown;
    const main = document.getElementById(MAIN_ID);
    const focused = document.activeElement;
    if (!main || (otherPage && focused !== main && main.contains(focused))) return;
    const target = (hash && document.getElementById(hash.slice(1))) || main;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [shown, pathname, hash]);

  // Only keyboard users need the rest, so only then is it loaded.
  useEffect(() => {
    const load = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      document.removeEventListener('keydown', load);
      withPart(import('#web/lib/keep-focus.ts'), ({ keepFocus }) => keepFocus());
    };
    document.addEventListener('keydown', load);
    return () => document.removeEventListener('keydown', load);
  }, []);
}

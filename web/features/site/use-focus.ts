import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Of the part of every page that is its own (site-frame.tsx). */
export const MAIN_ID = 'main';

/** The link that was followed from each place in the history, by the place's key. */
const followed = new Map<string, string>();

/**
 * The focus goes with the page: to its content once another page, or another page of a list, is shown; back
 * to the link that was followed when one goes back. Where the new page takes the focus itself it stays.
 */
export function useFocus(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = `${pathname}?${new URLSearchParams(search).get('page')}`;
  const before = useRef(shown);

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (href) followed.set(key, href);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [key]);

  useEffect(() => {
    if (before.current === shown) return;
    const otherPage = before.current.split('?')[0] !== pathname;
    before.current = shown;
    const main = document.getElementById(MAIN_ID);
    const focused = document.activeElement;
    if (!main || (otherPage && focused !== main && main.contains(focused))) return;
    const href = type === 'POP' ? followed.get(key) : undefined;
    const link = href && main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
    const target = link || (hash && document.getElementById(hash.slice(1))) || main;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [shown, pathname, hash, key, type]);

  // Only who uses the keyboard needs the rest, and only then is it loaded.
  useEffect(() => {
    const load = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Tab') return;
      document.removeEventListener('keydown', load);
      void import('#web/lib/keep-focus.ts').then(({ keepFocus }) => keepFocus());
    };
    document.addEventListener('keydown', load);
    return () => document.removeEventListener('keydown', load);
  }, []);
}

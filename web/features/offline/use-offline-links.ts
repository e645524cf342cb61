import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { VISITOR_CARD_EVENT } from '#web/lib/lists/visitor-card.ts';
import { isDocument } from './is-document.ts';
import { isSeenHere } from './seen-pages.ts';
import { offlinePath } from './wanted.ts';

/**
 * Without a network, links lead to the stored copy of a page: its document, if there is one, or else its data
 * within the site. Links to pages that are not stored lead to the list of readable pages: their files would not
 * load, and the current page would reload instead.
 */
export function useOfflineLinks(isOffline: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOffline) return;
    const follow = async (event: Event, path: string, hash = '') => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isSeenHere(path)) navigate(offlinePath(path));
      else if (await isDocument(path)) location.assign(path + hash);
      else navigate(path + hash);
    };
    const onClick = (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (!link || !isPlain || event.defaultPrevented || !isWithinSite(link)) return;
      void follow(event, link.pathname + link.search, link.hash);
    };
    const onVisitorCard = (event: Event) => follow(event, (event as CustomEvent<string>).detail);
    addEventListener('click', onClick, { capture: true });
    addEventListener(VISITOR_CARD_EVENT, onVisitorCard, { capture: true });
    return () => {
      removeEventListener('click', onClick, { capture: true });
      removeEventListener(VISITOR_CARD_EVENT, onVisitorCard, { capture: true });
    };
  }, [isOffline, navigate]);
}

/** True for links to another page of ours, in this tab. */
function isWithinSite({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target || download) return false;
  return pathname !== location.pathname || search !== location.search;
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { VISITOR_CARD_EVENT } from '#web/lib/lists/visitor-card.ts';
import { isDocument } from './is-document.ts';
import { isSeenHere } from './seen-pages.ts';
import { offlinePath } from './wanted.ts';

/**
 * Without a network a link leads to the page as it is kept: the document, if it was one, else what it was made of within the
 * site. A link to a page that is not kept leads to what can be read: its files would not come, and the page that is
 * shown would load again instead.
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

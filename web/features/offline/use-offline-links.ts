import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { VISITOR_CARD_EVENT } from '#web/lib/visitor-card.ts';
import { isSeen } from './seen-pages.ts';
import { offlinePath } from './wanted.ts';

/**
 * Without a network a link to a page that is not kept leads to what can be read: its files would not come, and the page
 * that is shown would load again instead.
 */
export function useOfflineLinks(isOffline: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOffline) return;
    const leadAway = (event: Event, path: string) => {
      if (isSeen(localStorage, path)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      navigate(offlinePath(path));
    };
    const onClick = (event: MouseEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      if (!link || !isPlain || event.defaultPrevented || !isWithinSite(link)) return;
      leadAway(event, link.pathname + link.search);
    };
    const onVisitorCard = (event: Event) => leadAway(event, (event as CustomEvent<string>).detail);
    addEventListener('click', onClick, { capture: true });
    addEventListener(VISITOR_CARD_EVENT, onVisitorCard, { capture: true });
    return () => {
      removeEventListener('click', onClick, { capture: true });
      removeEventListener(VISITOR_CARD_EVENT, onVisitorCard, { capture: true });
    };
  }, [isOffline, navigate]);
}

/** Whether a link leads to another page of ours, in this tab. */
function isWithinSite({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target || download) return false;
  return pathname !== location.pathname || search !== location.search;
}

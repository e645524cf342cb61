import { LEAVING } from '#web/lib/start/early-use.ts';

const root = document.documentElement;

/**
 * Moves a line at the top of the page (app.css) from the press of a link until the next document arrives. Once
 * the scripts run, the router follows most links, and shows their pages at once.
 */
export function showLeavingByLinks(): void {
  // After all that listens.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    if (link && leadsAway(event, link)) showLeaving();
  });
  // The page was left, and then restored from the browser's cache.
  addEventListener('pageshow', () => delete root.dataset[LEAVING]);
}

/** Shows that another page is loading. */
export function showLeaving(): void {
  root.dataset[LEAVING] = '';
}

/** True if clicking the link opens another document in this tab. */
function leadsAway(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { protocol, pathname, search, hash, target } = link;
  const isHere = hash !== '' && pathname + search === location.pathname + location.search;
  return isPlain(event) && /^https?:$/.test(protocol) && !target && !link.download && !isHere;
}

/** True if no handler has dealt with the click and it opens no other tab. */
export const isPlain = (event: MouseEvent): boolean =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  );

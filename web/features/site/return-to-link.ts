import { type FollowedLink, rememberLink, takeLink } from './followed-links.ts';

/** Time a list may take to reappear, in milliseconds. */
const WAIT_MS = 5_000;

/** Time for which the content above may still change its height, in milliseconds. */
const SETTLE_MS = 500;

/** Any of these means that the user has moved on. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Remembers a link followed from a place in the history, while the tab is open. */
export function rememberFollowed(place: string, link: FollowedLink): void {
  const storage = session();
  if (storage) rememberLink(storage, place, link);
}

/** Scrolls until the link followed from that place is back where it was, unless the user acts first or the signal aborts. */
export function returnToLink(place: string, leaving: AbortSignal): void {
  const storage = session();
  const followed = storage && !leaving.aborted ? takeLink(storage, place) : undefined;
  if (!followed) return;
  const { href, top } = followed;
  const started = performance.now();
  let found: number | undefined;
  let frame = 0;

  const step = (now: number) => {
    const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
    if (link) {
      if (found === undefined) link.focus({ preventScroll: true });
      found ??= now;
      scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
    }
    if (now - (found ?? started) < (found ? SETTLE_MS : WAIT_MS))
      frame = requestAnimationFrame(step);
  };
  const ended = new AbortController();
  const stop = () => {
    cancelAnimationFrame(frame);
    ended.abort();
  };
  const { signal } = ended;
  for (const event of OWN_WILL) {
    addEventListener(event, stop, { capture: true, passive: true, signal });
  }
  leaving.addEventListener('abort', stop, { signal });
  frame = requestAnimationFrame(step);
}

/** Undefined if storage is blocked. */
function session(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

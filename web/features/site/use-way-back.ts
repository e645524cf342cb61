import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type FollowedLink, rememberLink, takeLink } from './followed-links.ts';

/** How long a list may take to be there again. */
const WAIT_MS = 5_000;

/** How long what is above it may still change its height. */
const SETTLE_MS = 500;

/** Whoever does one of these is elsewhere already. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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
    return followed ? returnTo(followed) : undefined;
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

/** Scrolls until the link stands where it was; undone by calling what is returned. */
function returnTo({ href, top }: FollowedLink): () => void {
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
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of OWN_WILL) removeEventListener(event, stop, true);
  };
  for (const event of OWN_WILL) addEventListener(event, stop, { capture: true, passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

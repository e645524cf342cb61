import { useEffect } from 'react';
import { SESSION_KEYS } from '#domain/site/constants.ts';
import { siteMessages } from '#domain/site/messages.ts';
import { Mark } from '#web/ui/mark.tsx';

/**
 * Covers the home page for about a second on the first visit of a session (docs/product.md, "Pages and site
 * settings"). The page below is complete, and CSS alone removes the cover; it shows only if
 * web/head/know-visitor.ts has set `data-first-visit` on the root.
 */
export function Splash() {
  useEffect(() => {
    try {
      sessionStorage.setItem(SESSION_KEYS.hasVisitedHome, 'true');
    } catch {
      // Storage is blocked: the next visit counts as a first one again.
    }
    // A return to this page within the session finds no splash.
    return () => document.documentElement.removeAttribute('data-first-visit');
  }, []);
  return (
    <div className="splash" aria-hidden>
      <Mark className="size-20 text-primary" hearth="var(--color-gold)" />
      <span className="font-display text-lg font-bold">{siteMessages.loading}</span>
      <span className="woven w-28" />
    </div>
  );
}

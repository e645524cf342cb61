import { useState } from 'react';
import { LED_TO } from '#web/lib/early-use.ts';
import { HOME_RESULTS_ID } from '#web/lib/lead-to.ts';
import { useNonce } from '#web/lib/nonce.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';
import { type HomeFilters, homeChips } from './home-filters.ts';

// What comes of the scrolling is told before the next frame is drawn.
const SCRIPT = {
  __html: `(function(data){data.${LED_TO}='';requestAnimationFrame(function(){delete data.${LED_TO}});document.getElementById('${HOME_RESULTS_ID}').scrollIntoView()})(document.documentElement.dataset)`,
};

/**
 * A search that somebody was sent opens at what it finds, not above it. It stands at the end of the page, which could not be
 * scrolled so far before; who reloads or goes back is brought back to where they were after it (`ScrollRestoration`).
 */
export function OpensAtResults({ filters }: { filters: HomeFilters }) {
  const nonce = useNonce();
  const hydrated = useHydrated();
  const [isOpened] = useState(!hydrated && homeChips(filters).length > 0);
  if (!isOpened) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, without a word of the search
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={SCRIPT} />
  );
}

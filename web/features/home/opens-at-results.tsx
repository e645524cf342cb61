import { useState } from 'react';
import { HOME_RESULTS_ID } from '#web/lib/start/lead-to.ts';
import { useNonce } from '#web/lib/start/nonce.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { type HomeFilters, homeChips } from './home-filters.ts';

const SCRIPT = { __html: `document.getElementById('${HOME_RESULTS_ID}').scrollIntoView()` };

/**
 * A search that someone was sent opens at what it finds, not above it. It stands at the end of the page, which could not be
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

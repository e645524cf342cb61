import { useState } from 'react';
import { HOME_RESULTS_ID } from '#web/lib/start/lead-to.ts';
import { useNonce } from '#web/lib/start/nonce.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { type HomeFilters, homeChips } from './home-filters.ts';

const SCRIPT = { __html: `document.getElementById('${HOME_RESULTS_ID}').scrollIntoView()` };

/**
 * Scrolls to the results when someone opens a link with a search. It comes at the end of the page, which could
 * not scroll that far earlier; `ScrollRestoration` comes after it and takes people who reload or go back to
 * where they were.
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

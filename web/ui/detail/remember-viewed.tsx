import { useEffect, useState } from 'react';
import {
  rememberViewed,
  rememberViewedScript,
  type Viewed,
} from '#web/lib/lists/recently-viewed.ts';
import { useNonce } from '#web/lib/start/nonce.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';

/** Remembers the listing of the current page, even before the page's scripts run. */
export function RememberViewed({ of: { kind, listingId } }: { of: Viewed }) {
  const nonce = useNonce();
  const hydrated = useHydrated();
  const [isInHtml] = useState(!hydrated);
  useEffect(() => rememberViewed({ kind, listingId }), [kind, listingId]);
  if (!isInHtml) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; the id is one of ours
      dangerouslySetInnerHTML={{ __html: rememberViewedScript({ kind, listingId }) }}
    />
  );
}

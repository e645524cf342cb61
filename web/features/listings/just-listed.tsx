import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { listedIn } from '#web/lib/lists/just-listed.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';
import { useInBrowser } from '#web/lib/start/use-hydrated.ts';

const JustListedBar = lazyPart(() => import('./just-listed-bar.tsx'), Nothing);

/** Below the header of the page that follows an upload; loaded only then. */
export function JustListed() {
  const listed = listedIn(useLocation().state);
  const isListed = useInBrowser(() => listed !== undefined);
  return (
    isListed &&
    listed && (
      <Suspense>
        <JustListedBar listed={listed} />
      </Suspense>
    )
  );
}

import { Suspense } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const ConfirmEmailBar = lazyPart(() => import('./confirm-email-bar.tsx'), Nothing);

/** Below the header, for anyone who has an address to confirm; the part comes for nobody else. */
export function ConfirmEmail() {
  const user = useSession()?.user;
  return (
    user?.mustConfirmEmail && (
      <Suspense>
        <ConfirmEmailBar user={user} />
      </Suspense>
    )
  );
}

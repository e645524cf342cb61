import { Suspense } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const AddFactorBar = lazyPart(() => import('./add-factor-bar.tsx'), Nothing);

/** Below the header, for Admins who must add a passkey or codes first; loaded only for them. */
export function AddFactor() {
  return (
    useSession()?.user.mustAddFactor && (
      <Suspense>
        <AddFactorBar />
      </Suspense>
    )
  );
}

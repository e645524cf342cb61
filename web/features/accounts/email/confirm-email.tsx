import { Suspense } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const ConfirmEmailBar = lazyPart(() => import('./confirm-email-bar.tsx'), Nothing);

/** Below the header, for people whose email address is not confirmed yet; loaded only for them. */
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

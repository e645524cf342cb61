import { Suspense } from 'react';
import { useSession } from '#web/lib/session/session.ts';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const LeavingBar = lazyPart(() => import('./leaving-bar.tsx'), Nothing);

/** Below the header, for people who have asked for the deletion of their account; loaded only for them. */
export function Leaving() {
  const leavesAt = useSession()?.user.leavesAt;
  return (
    leavesAt && (
      <Suspense>
        <LeavingBar leavesAt={leavesAt} />
      </Suspense>
    )
  );
}

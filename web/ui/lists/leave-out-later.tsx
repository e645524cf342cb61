import { type ComponentProps, Suspense } from 'react';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const LeaveOut = lazyPart(() => import('./leave-out.tsx'), Nothing);

/** Suggestions for a search without results, loaded only when there are none. */
export const LeaveOutLater = (props: ComponentProps<typeof LeaveOut>) => (
  <Suspense>
    <LeaveOut {...props} />
  </Suspense>
);

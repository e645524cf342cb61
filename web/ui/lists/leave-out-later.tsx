import { type ComponentProps, Suspense } from 'react';
import { lazyPart, Nothing } from '#web/lib/start/late-part.ts';

const LeaveOut = lazyPart(() => import('./leave-out.tsx'), Nothing);

/** What to leave out of a search that finds nothing, loaded where there is nothing. */
export const LeaveOutLater = (props: ComponentProps<typeof LeaveOut>) => (
  <Suspense>
    <LeaveOut {...props} />
  </Suspense>
);

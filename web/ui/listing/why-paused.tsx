import { Suspense } from 'react';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';

const WithoutState = () => pauseMessages.because.moderation;

const OwnModerationText = lazyPart<{ listingId: string }>(
  () => import('./own-moderation-text.tsx'),
  WithoutState,
);

interface Props {
  pause: Pick<Pause, 'reason'>;
  listingId: string;
}

/** The reason an own listing is in no list; the Admins' explanation is loaded only if they keep it off. */
export function WhyPaused({ pause, listingId }: Props) {
  if (pause.reason !== 'moderation') return pauseMessages.because[pause.reason];
  return (
    <Suspense fallback={<WithoutState />}>
      <OwnModerationText listingId={listingId} />
    </Suspense>
  );
}

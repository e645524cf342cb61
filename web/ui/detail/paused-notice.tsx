import { pauseMessages } from '#domain/availability/pause-messages.ts';
import { isOffByAdmins } from '#domain/availability/rules.ts';
import type { Pause } from '#domain/availability/schema.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { WhyPaused } from '../listing/why-paused.tsx';
import { Notice } from '../notice.tsx';

interface Props {
  pause: Pause | undefined;
  listingId: string;
  listerId: string;
}

/** On the page of a listing that is paused: its lister reads why, others that they may ask. */
export function PausedNotice({ pause, listingId, listerId }: Props) {
  const viewer = useViewer();
  if (!pause) return null;
  const toOthers = isOffByAdmins(pause.reason) ? pauseMessages.inReview : pauseMessages.toOthers;
  return (
    <Notice tone="info">
      {viewer?.userId === listerId ? <WhyPaused pause={pause} listingId={listingId} /> : toOthers}
    </Notice>
  );
}

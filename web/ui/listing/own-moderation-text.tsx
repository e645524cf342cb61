import { pauseMessages } from '#domain/availability/pause-messages.ts';
import { OWN_STATE_TEXTS } from '#domain/moderation/own-messages.ts';
import { useOwnModeration } from '#web/lib/lists/own-moderation.ts';

/** Tells a lister why a listing is not live, its state, and the Admin's explanation. */
export default function OwnModerationText({ listingId }: { listingId: string }) {
  const found = useOwnModeration(listingId);
  if (!found) return pauseMessages.because.moderation;
  return (
    <>
      {OWN_STATE_TEXTS[found.state]}
      {found.reason && <span className="mt-1 block whitespace-pre-line">“{found.reason}”</span>}
    </>
  );
}

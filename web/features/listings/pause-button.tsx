import { useQueryClient } from '@tanstack/react-query';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { toast } from '#web/ui/dialogs/toast.ts';
import { setPaused } from './calls.ts';
import type { OwnKind, OwnListing } from './own-kind.ts';
import { showChanged } from './own-list-cache.ts';

interface Props {
  kind: OwnKind;
  listing: OwnListing;
  /** Called after pausing or resuming. */
  onChanged?(changed: OwnListing): void;
  className?: string;
}

/** Takes a listing off the lists, or puts it back: one tap, as either can be undone. */
export function PauseButton({ kind, listing, onChanged, className }: Props) {
  const queryClient = useQueryClient();
  const viewer = useViewer();
  const paused = listing.pause !== undefined;
  const { send, busy } = useWrite({
    mutationFn: () => setPaused(kind, listing._id, !paused),
    onSuccess({ message, pause }) {
      const changed = { ...listing, pause };
      showChanged(queryClient, kind, changed);
      onChanged?.(changed);
      toast.success(message);
    },
    onError: (error) => toast.error(failureMessage(error, pauseMessages.failure)),
  });
  // Only Admins can put back a listing they keep off the lists.
  const reason = listing.pause?.reason;
  if (reason === 'moderation' || (reason === 'by-admin' && viewer?.role !== 'Admin')) return null;
  const label = paused ? pauseMessages.showAgain : pauseMessages.pause;
  return (
    <Button
      variant={paused ? 'primary' : 'secondary'}
      busy={busy}
      onClick={() => send()}
      aria-label={`${label}: ${listing.name}`}
      className={cx('px-3', className)}
    >
      {label}
    </Button>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import CircleQuestion from 'lucide-react/icons/circle-question-mark';
import ImageOff from 'lucide-react/icons/image-off';
import Pause from 'lucide-react/icons/pause';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { pauseMessages } from '#domain/availability/pause-messages.ts';
import { KINDS } from '#domain/listing-kinds.ts';
import { OWN_STATE_TEXTS } from '#domain/moderation/own-messages.ts';
import { plural } from '#domain/values/plural.ts';
import type { WaitingListing } from '#domain/workspace/today-schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { PendingItem } from './pending-item.tsx';
import { confirmListing, todayQuery } from './today-query.ts';

interface Props {
  listing: WaitingListing;
  userId: string;
}

/** A listing that needs its lister: the reason, and possible actions. */
export function WaitingListingLine({ listing, userId }: Props) {
  const { kind, _id: id, name, pausedBy, asked, moderation } = listing;
  // Only Admins can put back a listing they keep off the lists.
  const canShowAgain = pausedBy === 'by-lister' || pausedBy === 'unanswered';
  const queryClient = useQueryClient();
  const { send, busy } = useWrite({
    mutationFn: () => confirmListing(listing),
    onSuccess() {
      focusTitle();
      toast.success(`${name} is marked as available.`);
    },
    onError: (error: Error) => toast.error(failureMessage(error, pauseMessages.failure)),
    onSettled: () => queryClient.invalidateQueries(todayQuery(userId)),
  });
  return (
    <PendingItem
      icon={moderation ? ShieldAlert : pausedBy ? Pause : asked ? CircleQuestion : ImageOff}
      to={KINDS[kind].editPath(id)}
      title={name}
      detail={reasonsOf(listing).join(' ')}
      action={
        (canShowAgain || (asked && !pausedBy)) && (
          <Button variant="secondary" busy={busy} onClick={() => send()} className="max-sm:w-full">
            {canShowAgain ? 'Show again' : 'Still available'}
          </Button>
        )
      }
    />
  );
}

function reasonsOf({ pausedBy, asked, moderation, failedPhotos }: WaitingListing): string[] {
  return [
    moderation && OWN_STATE_TEXTS[moderation.state],
    moderation?.reported && 'It was reported.',
    moderation?.reason && `“${moderation.reason}”`,
    pausedBy === 'by-lister' && 'Paused by you.',
    (pausedBy === 'unanswered' || pausedBy === 'leaving' || pausedBy === 'by-admin') &&
      pauseMessages.because[pausedBy],
    asked && pausedBy !== 'moderation' && 'Is it still available?',
    failedPhotos > 0 &&
      `${plural(failedPhotos, 'photo')} couldn’t be used. Please add ${failedPhotos === 1 ? 'it' : 'them'} again.`,
  ].filter((reason): reason is string => Boolean(reason));
}

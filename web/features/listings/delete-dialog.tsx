import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { stayedAtMessages } from '#domain/bookings/hosted-messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { isGone } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { deleteListing, staysToComeQuery } from './calls.ts';
import type { OwnKind, OwnListing } from './own-kind.ts';
import { showDeleted } from './own-list-cache.ts';
import { StaysBooked } from './stays-booked.tsx';

interface Props {
  kind: OwnKind;
  /** The listing to delete; undefined while no dialog is open. */
  listing: OwnListing | undefined;
  onClose(): void;
}

/** Asks before a listing is deleted, and deletes it. */
export function DeleteDialog({ kind, listing, onClose }: Props) {
  const { sentences } = kind;
  const [failure, setFailure] = useState<string>();
  const stays = useQuery({
    ...staysToComeQuery(listing?._id ?? ''),
    enabled: listing !== undefined && kind.isBooked,
  });
  const booked = stays.data && stays.data.stays.length > 0 ? stays.data : undefined;

  const close = () => {
    setFailure(undefined);
    onClose();
  };

  /** Lists the stays that would be cancelled now, before asking again. */
  async function askAgain() {
    const { isError } = await stays.refetch();
    if (isError) return setFailure(stayedAtMessages.loadFailure);
    if (booked) setFailure(stayedAtMessages.changed);
  }

  const { send, busy } = useDeletion(kind, booked?.confirmation, {
    onGone() {
      // The pressed button disappears with the card.
      flushSync(close);
      focusTitle();
    },
    onMoreStays: askAgain,
    onFailure: setFailure,
  });

  return (
    <ConfirmDialog
      open={listing !== undefined}
      title={sentences.delete}
      confirmText={booked ? stayedAtMessages.confirm(booked.stays.length) : 'Delete'}
      cancelText="Keep it"
      danger
      // List the stays to be cancelled before asking anything.
      busy={busy || stays.isLoading}
      busyText={busy ? 'Deleting...' : 'Please wait...'}
      failure={failure}
      onConfirm={() => {
        setFailure(undefined);
        if (listing) send(listing);
      }}
      onClose={close}
    >
      <p className="font-semibold">{listing?.name}</p>
      {booked ? <StaysBooked stays={booked.stays} /> : <p>{sentences.confirmDelete}</p>}
    </ConfirmDialog>
  );
}

interface Outcomes {
  /** It is deleted, now or since before. */
  onGone(): void;
  /** Stays were booked that nobody was asked about. */
  onMoreStays(): Promise<void>;
  onFailure(sentence: string): void;
}

/** Deletes a listing, with the stays that were confirmed. */
function useDeletion(kind: OwnKind, confirmation: string | undefined, outcomes: Outcomes) {
  const { sentences } = kind;
  const queryClient = useQueryClient();
  const takeOff = ({ _id: id }: OwnListing) => {
    showDeleted(queryClient, kind, id);
    outcomes.onGone();
  };
  return useWrite({
    mutationFn: ({ _id: id }: OwnListing) => deleteListing(kind, id, confirmation),
    onSuccess(_, listing) {
      toast.success(sentences.deleted);
      takeOff(listing);
    },
    onError(error, listing) {
      if (error instanceof ApiError && error.code === 'STAYS_TO_COME')
        return outcomes.onMoreStays();
      if (!isGone(error)) return outcomes.onFailure(sentences.deleteFailure);
      toast.info(sentences.alreadyDeleted);
      takeOff(listing);
    },
  });
}

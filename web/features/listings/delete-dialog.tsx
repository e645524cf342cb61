import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { stayedAtMessages } from '#domain/bookings/hosted-messages.ts';
import type { StaysToCome } from '#domain/bookings/hosted-schema.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isGone } from '#web/lib/failure-message.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { toast } from '#web/ui/toast.ts';
import { deleteListing, readStaysToCome } from './calls.ts';
import type { OwnKind, OwnListing } from './own-kind.ts';
import { showDeleted } from './own-list-cache.ts';
import { StaysBooked } from './stays-booked.tsx';

interface Props {
  kind: OwnKind;
  /** What is to be deleted; undefined while nobody asks. */
  listing: OwnListing | undefined;
  onClose(): void;
}

/** Asks before a listing is deleted, and deletes it. */
export function DeleteDialog({ kind, listing, onClose }: Props) {
  const { sentences } = kind;
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  // Once the server has said that there are some.
  const [booked, setBooked] = useState<StaysToCome>();

  const close = () => {
    setFailure(undefined);
    setBooked(undefined);
    onClose();
  };

  /** Names the stays that would be cancelled, before it is asked again. */
  async function ask(id: string) {
    try {
      const found = await readStaysToCome(id);
      if (booked) setFailure(stayedAtMessages.changed);
      setBooked(found.stays.length > 0 ? found : undefined);
    } catch {
      setFailure(stayedAtMessages.loadFailure);
    }
  }

  const { send, busy } = useWrite({
    mutationFn: ({ _id: id }: OwnListing) => deleteListing(kind, id, booked?.confirmation),
    onSuccess(_, listing) {
      toast.success(sentences.deleted);
      takeOff(listing);
    },
    onError(error, listing) {
      if (error instanceof ApiError && error.code === 'STAYS_TO_COME') return ask(listing._id);
      if (!isGone(error)) return setFailure(sentences.deleteFailure);
      toast.info(sentences.alreadyDeleted);
      takeOff(listing);
    },
  });

  function takeOff({ _id: id }: OwnListing) {
    showDeleted(queryClient, kind, id);
    // The button that asked is gone with the card.
    flushSync(close);
    focusTitle();
  }

  return (
    <ConfirmDialog
      open={listing !== undefined}
      title={sentences.delete}
      confirmText={booked ? stayedAtMessages.confirm(booked.stays.length) : 'Delete'}
      cancelText="Keep it"
      danger
      busy={busy}
      busyText="Deleting..."
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

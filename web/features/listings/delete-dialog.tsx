import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { toast } from '#web/ui/toast.ts';
import { deleteListing } from './calls.ts';
import type { OwnKind, OwnListing } from './own-kind.ts';
import { showDeleted } from './own-list-cache.ts';

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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };

  async function confirm({ _id: id }: OwnListing) {
    setFailure(undefined);
    setBusy(true);
    try {
      await deleteListing(kind, id);
      toast.success(sentences.deleted);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        setFailure(sentences.deleteFailure);
        return;
      }
      toast.info(sentences.alreadyDeleted);
    } finally {
      setBusy(false);
    }
    showDeleted(queryClient, kind, id);
    close();
  }

  return (
    <ConfirmDialog
      open={listing !== undefined}
      title={sentences.delete}
      confirmText="Delete"
      cancelText="Keep it"
      danger
      busy={busy}
      busyText="Deleting..."
      onConfirm={() => listing && void confirm(listing)}
      onClose={close}
    >
      <p className="font-semibold">{listing?.name}</p>
      <p>{sentences.confirmDelete}</p>
      {failure && <Outcome tone="error">{failure}</Outcome>}
    </ConfirmDialog>
  );
}

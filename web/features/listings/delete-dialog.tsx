import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Property } from '#domain/properties/schema.ts';
import { propertyAdminSentences } from '#domain/properties/sentences.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { deleteProperty } from './calls.ts';
import { showDeleted } from './own-list-cache.ts';

interface Props {
  /** What is to be deleted; undefined while nobody asks. */
  property: Property | undefined;
  onClose(): void;
}

/** Asks before a property is deleted, and deletes it. */
export function DeleteDialog({ property, onClose }: Props) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const close = () => {
    setFailure(undefined);
    onClose();
  };

  async function confirm({ _id: id }: Property) {
    setFailure(undefined);
    setBusy(true);
    try {
      await deleteProperty(id);
      toast.success(propertyAdminSentences.deleted);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        setFailure(propertyAdminSentences.deleteFailure);
        return;
      }
      toast.info(propertyAdminSentences.alreadyDeleted);
    } finally {
      setBusy(false);
    }
    showDeleted(queryClient, id);
    close();
  }

  return (
    <Dialog
      open={property !== undefined}
      onClose={close}
      title={propertyAdminSentences.delete}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busy={busy}
            busyText="Deleting..."
            onClick={() => property && void confirm(property)}
          >
            Delete
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{property?.name}</p>
        <p>{propertyAdminSentences.confirmDelete}</p>
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

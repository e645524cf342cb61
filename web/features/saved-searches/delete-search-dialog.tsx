import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { savedSearchMessages } from '#domain/saved-searches/messages.ts';
import type { SavedSearch } from '#domain/saved-searches/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { failureMessage, isGone } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { deleteSearch, savedSearchesQuery } from './search-calls.ts';

interface Props {
  /** The search to delete; undefined while no dialog is open. */
  search: SavedSearch | undefined;
  userId: string;
  onClose(): void;
}

/** Asks before a search is deleted, and deletes it. */
export function DeleteSearchDialog({ search, userId, onClose }: Props) {
  const queryClient = useQueryClient();
  const { send, busy, error, forget } = useWrite({
    mutationFn: ({ _id: id }: SavedSearch) => deleteUnlessGone(id),
    onSuccess(_, { _id: id }) {
      queryClient.setQueryData(savedSearchesQuery(userId).queryKey, (searches) =>
        searches?.filter((each) => each._id !== id),
      );
      toast.success(savedSearchMessages.deleted);
      // The pressed button disappears with the card.
      flushSync(onClose);
      focusTitle();
    },
  });
  return (
    <ConfirmDialog
      open={search !== undefined}
      title="Delete saved search"
      confirmText="Delete"
      cancelText="Keep it"
      danger
      busy={busy}
      busyText="Deleting..."
      failure={error ? failureMessage(error, savedSearchMessages.notDeleted) : undefined}
      onConfirm={() => search && send(search)}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <p className="font-semibold">{search?.name}</p>
    </ConfirmDialog>
  );
}

/** A search already deleted on another device counts as success. */
async function deleteUnlessGone(id: string): Promise<void> {
  try {
    await deleteSearch(id);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

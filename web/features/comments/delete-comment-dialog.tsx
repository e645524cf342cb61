import { flushSync } from 'react-dom';
import { commentMessages } from '#domain/comments/messages.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { isGone } from '#web/lib/forms/failure-message.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { deleteComment } from './comment-calls.ts';
import { commentFailure, forgetEndedSession } from './failure.ts';

interface Props {
  comment: Comment;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a comment goes for good. */
export function DeleteCommentDialog({ comment, open, onClose, onDeleted }: Props) {
  const { send, busy, error } = useWrite({
    mutationFn: () => deleteComment(comment),
    onSuccess() {
      toast.success(commentMessages.deleted);
      leave();
    },
    onError(error) {
      forgetEndedSession(error);
      if (!isGone(error)) return;
      toast.info(commentMessages.alreadyDeleted);
      leave();
    },
  });

  function leave() {
    // The caller can move the focus then.
    flushSync(onClose);
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={open}
      title={commentMessages.confirmDelete}
      confirmText="Delete"
      cancelText="Cancel"
      danger
      busy={busy}
      busyText="Deleting..."
      noCancelWhileBusy
      failure={error && !isGone(error) ? sentenceOf(error) : undefined}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <p className="text-muted">{commentMessages.confirmDeleteHelp}</p>
    </ConfirmDialog>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && ![401, 403, 429].includes(error.status)) {
    return commentMessages.deleteFailure;
  }
  return commentFailure(error);
}

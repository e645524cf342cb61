import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Comment } from '#domain/comments/schema.ts';
import { commentSentences } from '#domain/comments/sentences.ts';
import { ApiError } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { toast } from '#web/ui/toast.ts';
import { deleteComment } from './comment-calls.ts';
import { isGone, takeFailure } from './failure.ts';

interface Props {
  comment: Comment;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a comment goes for good. */
export function DeleteCommentDialog({ comment, open, onClose, onDeleted }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteComment(comment);
      toast.success(commentSentences.deleted);
    } catch (error) {
      if (!isGone(error)) return setFailure(sentenceOf(error));
      toast.info(commentSentences.alreadyDeleted);
    } finally {
      setBusy(false);
    }
    // Whoever is told can move the focus then.
    flushSync(onClose);
    onDeleted();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={commentSentences.confirmDelete}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" onClick={remove} busy={busy} busyText="Deleting...">
            Delete
          </Button>
        </>
      }
    >
      <p className="text-muted">{commentSentences.confirmDeleteHelp}</p>
      {failure && (
        <Outcome tone="error" className="mt-4">
          {failure}
        </Outcome>
      )}
    </Dialog>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError && ![401, 403, 429].includes(error.status)) {
    return commentSentences.deleteFailure;
  }
  return takeFailure(error);
}

import { type ReactNode, useRef, useState } from 'react';
import { answerMessages } from '#domain/comments/answer-messages.ts';
import { commentMessages } from '#domain/comments/messages.ts';
import { authorName } from '#domain/comments/rules.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { AnswerForm } from './answer-form.tsx';
import { deleteAnswer } from './comment-calls.ts';
import { answerFailure, forgetEndedSession } from './failure.ts';

interface Props {
  comment: Comment;
  onChanged(): void;
  /** The answer as everyone reads it. */
  children: ReactNode;
}

/** An answer, or a button to write one, for the lister. */
export function OwnAnswer({ comment, onChanged, children }: Props) {
  const [writing, setWriting] = useState(false);
  const deletion = useDeletion(comment, onChanged);
  const opener = useRef<HTMLButtonElement>(null);
  const to = `to the comment by ${authorName(comment.userName)}`;
  const answerText = comment.answer ? 'Edit answer' : answerMessages.answer;

  function stopWriting() {
    setWriting(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (writing) {
    return (
      <AnswerForm
        comment={comment}
        onCancel={stopWriting}
        onSaved={() => {
          stopWriting();
          onChanged();
        }}
      />
    );
  }
  return (
    <>
      {children}
      <div className="-ml-3 flex">
        <Button
          ref={opener}
          variant="quiet"
          className="px-3"
          aria-label={`${answerText} ${to}`}
          onClick={() => setWriting(true)}
        >
          {answerText}
        </Button>
        {comment.answer && (
          <Button
            variant="quiet"
            className="px-3"
            aria-label={`Delete answer ${to}`}
            onClick={() => deletion.ask(true)}
          >
            Delete answer
          </Button>
        )}
      </div>
      <DeleteQuestion {...deletion} />
    </>
  );
}

/** Deletes the answer, once that was asked. */
function useDeletion(comment: Comment, onChanged: () => void) {
  const [asked, ask] = useState(false);
  const write = useWrite({
    mutationFn: () => deleteAnswer(comment),
    onSuccess() {
      toast.success(answerMessages.deleted);
      ask(false);
      onChanged();
    },
    onError: forgetEndedSession,
  });
  return { asked, ask, ...write };
}

function DeleteQuestion({ asked, ask, send, busy, error }: ReturnType<typeof useDeletion>) {
  return (
    <ConfirmDialog
      open={asked}
      title={answerMessages.confirmDelete}
      confirmText="Delete"
      cancelText="Cancel"
      danger
      busy={busy}
      busyText="Deleting..."
      noCancelWhileBusy
      failure={error ? answerFailure(error, answerMessages.deleteFailure) : undefined}
      onConfirm={() => send()}
      onClose={() => ask(false)}
    >
      <p className="text-muted">{commentMessages.confirmDeleteHelp}</p>
    </ConfirmDialog>
  );
}

import { type FormEvent, useState } from 'react';
import { commentMessages } from '#domain/comments/messages.ts';
import { type CommentForm, checkComment } from '#domain/comments/rules.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { isGone } from '#web/lib/forms/failure-message.ts';
import { readSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { Outcome } from '#web/ui/outcome.tsx';
import { editComment } from './comment-calls.ts';
import { CommentFields } from './comment-fields.tsx';
import { commentFailure, forgetEndedSession } from './failure.ts';

interface Props {
  comment: Comment;
  canRate: boolean;
  onSaved(): void;
  onCancel(): void;
}

/** An own comment, edited in place. */
export function EditCommentForm({ comment, canRate, onSaved, onCancel }: Props) {
  const [form, setForm] = useState({ comment: comment.comment, rating: comment.rating });
  const [problem, setProblem] = useState<string>();
  const { send, busy, error } = useWrite({
    mutationFn: (sent: CommentForm) => editComment(comment, sent),
    onSuccess() {
      toast.success(commentMessages.saved);
      onSaved();
    },
    onError: forgetEndedSession,
  });
  const failure = problem ?? (error && sentenceOf(error));

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkComment(form, { signedIn: readSession() !== null });
    setProblem(check.ok ? undefined : check.message);
    if (check.ok) send({ ...form, comment: form.comment.trim() });
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Edit your comment"
      className="flex flex-col gap-4"
    >
      {failure && <Outcome tone="error">{failure}</Outcome>}
      <CommentFields
        form={form}
        canRate={canRate}
        disabled={busy}
        error={undefined}
        onChange={setForm}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          disabled={form.comment.trim() === ''}
          busy={busy}
          busyText="Saving..."
        >
          Save
        </Button>
        <Button variant="secondary" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const sentenceOf = (error: Error) =>
  isGone(error) ? commentMessages.deletedMeanwhile : commentFailure(error);

import { type FormEvent, useState } from 'react';
import { checkComment } from '#domain/comments/rules.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { commentSentences } from '#domain/comments/sentences.ts';
import { readSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { toast } from '#web/ui/toast.ts';
import { editComment } from './comment-calls.ts';
import { CommentFields } from './comment-fields.tsx';
import { isGone, takeFailure } from './failure.ts';

interface Props {
  comment: Comment;
  canRate: boolean;
  onSaved(): void;
  onCancel(): void;
}

/** An own comment, changed where it stands. */
export function EditCommentForm({ comment, canRate, onSaved, onCancel }: Props) {
  const [form, setForm] = useState({ comment: comment.comment, rating: comment.rating });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkComment(form, { signedIn: readSession() !== null });
    setFailure(check.ok ? undefined : check.message);
    if (!check.ok || busy) return;
    setBusy(true);
    try {
      await editComment(comment, { ...form, comment: form.comment.trim() });
      toast.success(commentSentences.saved);
      onSaved();
    } catch (error) {
      setBusy(false);
      setFailure(isGone(error) ? commentSentences.deletedMeanwhile : takeFailure(error));
    }
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

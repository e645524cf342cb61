import { type FormEvent, useState } from 'react';
import { commentMessages } from '#domain/comments/messages.ts';
import { type CommentForm, checkComment } from '#domain/comments/rules.ts';
import type { Comment } from '#domain/comments/schema.ts';
import type { Unsent } from '#domain/offline/unsent.ts';
import { paths } from '#domain/site/paths.ts';
import { hasArrived, keepKey, onceHeaders, onceKey } from '#web/lib/api/idempotency-key.ts';
import { useWrite } from '#web/lib/api/use-write.ts';
import { dropDraft, keepDraft, readDraft } from '#web/lib/forms/draft.ts';
import { isGone } from '#web/lib/forms/failure-message.ts';
import { readSession } from '#web/lib/session/session.ts';
import { isForLater, sendLater, useUnsent } from '#web/lib/unsent/unsent.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/dialogs/toast.ts';
import { UnsentList } from '#web/ui/lists/unsent-list.tsx';
import { postComment, unsentComment } from './comment-calls.ts';
import { BLANK_COMMENT, CommentFields } from './comment-fields.tsx';
import { commentFailure, forgetEndedSession } from './failure.ts';

interface Props {
  propertyId: string;
  userId: string;
  canRate: boolean;
  /** Says when stars will count, if they do not yet. */
  starsAfter: string | undefined;
  /** Explains that new stars replace earlier ones. */
  ratingHelp: string | undefined;
  onPosted(comment: Comment): void;
  /** The property no longer exists. */
  onGone(): void;
  /** The failure's message; undefined when nothing fails. It outlives this form. */
  onFailure(message: string | undefined): void;
}

/** A new comment with optional stars. The text is kept for its author until it is posted. */
export function PostCommentForm(props: Props) {
  const { canRate, starsAfter, ratingHelp } = props;
  const { form, type, unsent, edit, submit, busy } = useNewComment(props);
  return (
    <>
      <UnsentList unsent={unsent} onEdit={edit} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {starsAfter && <p className="text-sm text-muted">{starsAfter}</p>}
        <CommentFields
          form={form}
          canRate={canRate}
          ratingHelp={ratingHelp}
          disabled={busy}
          error={undefined}
          onChange={type}
        />
        <Button
          type="submit"
          disabled={form.comment.trim() === ''}
          busy={busy}
          busyText={commentMessages.posting}
          className="self-start"
        >
          {commentMessages.post}
        </Button>
      </form>
    </>
  );
}

/** A comment being written: saved while typing, then posted, or queued without a network. */
function useNewComment({ propertyId, userId, canRate, onPosted, onGone, onFailure }: Props) {
  const draft = `comment:${userId}:${propertyId}`;
  const [form, setForm] = useState(() => ({ ...BLANK_COMMENT, ...readDraft(draft) }));
  const unsent = useUnsent().filter(
    ({ kind, about }) => kind === 'comment' && about.path === paths.property(propertyId),
  );
  const { send, busy } = useWrite({
    mutationFn: (sent: CommentForm) => postComment(propertyId, sent, onceHeaders(draft, sent)),
    onSuccess(comment) {
      clear();
      toast.success(commentMessages.success);
      onPosted(comment);
    },
    async onError(error, sent) {
      if (isForLater(error) && (await waits(sent))) return clear();
      forgetEndedSession(error);
      onFailure(commentFailure(error));
      if (isGone(error)) onGone();
    },
  });

  /** True if the comment now waits on the device. */
  function waits(sent: CommentForm): Promise<boolean> {
    const [name = ''] = document.title.split(' | ');
    const key = onceKey(draft, sent);
    return sendLater(unsentComment(propertyId, sent, { userId, key, name }));
  }

  function clear() {
    hasArrived(draft);
    dropDraft(draft);
    setForm(BLANK_COMMENT);
  }

  function type(next: CommentForm) {
    setForm(next);
    keepDraft(draft, next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkComment(form, { signedIn: readSession() !== null });
    onFailure(check.ok ? undefined : check.message);
    if (check.ok) {
      send({ comment: form.comment.trim(), rating: canRate ? form.rating : null });
    }
  }

  /** Takes a waiting comment back into the form. */
  function edit({ key, call }: Unsent) {
    const { comment, rating } = call.json as CommentForm;
    keepKey(draft, { comment, rating }, key);
    setForm({ comment, rating });
  }

  return { form, type, unsent, edit, submit, busy };
}

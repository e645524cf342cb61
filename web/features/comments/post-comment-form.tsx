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
export function PostCommentForm({
  propertyId,
  userId,
  canRate,
  starsAfter,
  ratingHelp,
  onPosted,
  onGone,
  onFailure,
}: Props) {
  const draft = `comment:${userId}:${propertyId}`;
  const [form, setForm] = useState(() => ({ ...BLANK_COMMENT, ...readDraft(draft) }));
  const unsent = useUnsent().filter(
    ({ kind, about }) => kind === 'comment' && about.path === paths.property(propertyId),
  );
  const blank = form.comment.trim() === '';
  const { send, busy } = useWrite({
    mutationFn: (sent: CommentForm) => postComment(propertyId, sent, onceHeaders(draft, sent)),
    onSuccess(comment) {
      hasArrived(draft);
      dropDraft(draft);
      setForm(BLANK_COMMENT);
      toast.success(commentMessages.success);
      onPosted(comment);
    },
    async onError(error, sent) {
      if (isForLater(error) && (await waits(sent))) return;
      forgetEndedSession(error);
      onFailure(commentFailure(error));
      if (isGone(error)) onGone();
    },
  });

  /** True if the comment now waits on the device. */
  async function waits(sent: CommentForm): Promise<boolean> {
    const [name = ''] = document.title.split(' | ');
    const key = onceKey(draft, sent);
    const isKept = await sendLater(unsentComment(propertyId, sent, { userId, key, name }));
    if (!isKept) return false;
    hasArrived(draft);
    dropDraft(draft);
    setForm(BLANK_COMMENT);
    return true;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const check = checkComment(form, { signedIn: readSession() !== null });
    onFailure(check.ok ? undefined : check.message);
    if (check.ok) {
      send({ comment: form.comment.trim(), rating: canRate ? form.rating : null });
    }
  }

  function edit({ key, call }: Unsent) {
    const { comment, rating } = call.json as CommentForm;
    keepKey(draft, { comment, rating }, key);
    setForm({ comment, rating });
  }

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
          onChange={(next) => {
            setForm(next);
            keepDraft(draft, next);
          }}
        />
        <Button
          type="submit"
          disabled={blank}
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

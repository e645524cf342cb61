import { type ReactNode, useEffect, useRef, useState } from 'react';
import { commentMessages } from '#domain/comments/messages.ts';
import { canDeleteComment, canEditComment, canRate } from '#domain/comments/permissions.ts';
import { authorName, initialOf, isEdited, shownComment } from '#domain/comments/rules.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/listing/stars.tsx';
import { CommentAnswer } from './comment-answer.tsx';
import { DeleteCommentDialog } from './delete-comment-dialog.tsx';
import { EditCommentForm } from './edit-comment-form.tsx';
import type { Lister } from './lister.ts';
import { useMayRate } from './use-may-rate.ts';

interface Props {
  comment: Comment;
  lister: Lister;
  /** False while Admins keep the property off the lists: nobody can write then. */
  isOpen: boolean;
  /** It was just posted here, so it takes the focus. */
  isPosted: boolean;
  /** The report control for other people. */
  report: ReactNode;
  onChanged(): void;
  onDeleted(): void;
}

/** A comment as everyone reads it; its author edits and deletes it, an Admin deletes it. */
export function CommentItem(props: Props) {
  const { comment, isPosted, onDeleted } = props;
  const [deleting, setDeleting] = useState(false);
  const article = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isPosted) article.current?.focus({ preventScroll: true });
  }, [isPosted]);

  return (
    <li className="flex gap-4 py-5">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary"
      >
        {initialOf(comment.userName)}
      </span>
      <article
        ref={article}
        tabIndex={-1}
        aria-label={`Comment by ${authorName(comment.userName)}`}
        className="min-w-0 grow"
      >
        <CommentHead comment={comment} />
        <CommentBody {...props} onDelete={() => setDeleting(true)} />
        <CommentAnswer {...props} />
      </article>
      <DeleteCommentDialog
        comment={comment}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={onDeleted}
      />
    </li>
  );
}

/** The text with its buttons, or the form that changes it. */
function CommentBody({
  comment,
  lister,
  isOpen,
  report,
  onChanged,
  onDelete,
}: Props & { onDelete(): void }) {
  const viewer = useViewer();
  const { mayRate } = useMayRate(comment.propertyId, lister);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  function stopEditing() {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  }

  if (editing) {
    return (
      <div className="mt-3">
        <EditCommentForm
          comment={comment}
          canRate={
            mayRate === true ||
            (comment.rating !== null && canRate(viewer, { listerId: lister.userId }))
          }
          onCancel={stopEditing}
          onSaved={() => {
            stopEditing();
            onChanged();
          }}
        />
      </div>
    );
  }
  return (
    <>
      <p className="mt-2 max-w-prose whitespace-pre-line">{shownComment(comment.comment)}</p>
      <div className="-ml-3 flex empty:hidden">
        {isOpen && canEditComment(viewer, comment) && (
          <Button
            ref={editButton}
            variant="quiet"
            className="px-3"
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )}
        {canDeleteComment(viewer, comment) && (
          <Button variant="quiet" className="px-3" onClick={onDelete}>
            Delete
          </Button>
        )}
        {report}
      </div>
    </>
  );
}

/** The author, date and stars. */
function CommentHead({ comment }: Pick<Props, 'comment'>) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <p className="font-semibold">{authorName(comment.userName)}</p>
        {comment.rating !== null && <Stars rating={comment.rating} />}
        {comment.stayedHere && <Badge tone="primary">{commentMessages.stayedHere}</Badge>}
      </div>
      <p className="text-xs text-muted">
        <time dateTime={comment.createdAt}>{formatInstantDate(comment.createdAt)}</time>
        {isEdited(comment) && (
          <>
            {' · '}
            <time dateTime={comment.updatedAt}>
              {commentMessages.edited(formatInstantDate(comment.updatedAt))}
            </time>
          </>
        )}
      </p>
    </>
  );
}

import { type ReactNode, Suspense } from 'react';
import { commentMessages } from '#domain/comments/messages.ts';
import { canAnswer } from '#domain/comments/permissions.ts';
import { isEdited, shownComment } from '#domain/comments/rules.ts';
import type { CommentAnswer as Answer, Comment } from '#domain/comments/schema.ts';
import { formatInstantDate } from '#domain/values/instant.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { lazyPart } from '#web/lib/start/late-part.ts';
import type { Lister } from './lister.ts';

// Only listers write answers: nobody else loads the form.
const OwnAnswer = lazyPart(
  async () => ({ default: (await import('./own-answer.tsx')).OwnAnswer }),
  ({ children }) => children,
);

interface Props {
  comment: Comment;
  lister: Lister;
  /** False while Admins keep the property off the lists: nobody can write then. */
  isOpen: boolean;
  onChanged(): void;
}

/** The lister's public answer; the lister writes, edits and deletes it here. */
export function CommentAnswer({ comment, lister, isOpen, onChanged }: Props): ReactNode {
  const viewer = useViewer();
  const text = comment.answer && <AnswerText answer={comment.answer} name={lister.name} />;
  if (!isOpen || !canAnswer(viewer, { listerId: lister.userId }, comment)) return text;
  return (
    <Suspense fallback={text}>
      <OwnAnswer comment={comment} onChanged={onChanged}>
        {text}
      </OwnAnswer>
    </Suspense>
  );
}

function AnswerText({ answer, name }: { answer: Answer; name: string }) {
  return (
    <section
      aria-label={commentMessages.answerBy(name)}
      className="mt-4 border-primary border-l-2 pl-4"
    >
      <p className="font-semibold text-sm">{commentMessages.answerBy(name)}</p>
      <p className="text-xs text-muted">
        <time dateTime={answer.createdAt}>{formatInstantDate(answer.createdAt)}</time>
        {isEdited(answer) && (
          <>
            {' · '}
            <time dateTime={answer.updatedAt}>
              {commentMessages.edited(formatInstantDate(answer.updatedAt))}
            </time>
          </>
        )}
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">
        {shownComment(answer.text)}
      </p>
    </section>
  );
}

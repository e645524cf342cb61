import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { commentMessages } from '#domain/comments/messages.ts';
import type { Comment } from '#domain/comments/schema.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CommentItem } from './comment-item.tsx';
import { commentsOf, type LoadedComments } from './comments-query.ts';
import type { Lister } from './lister.ts';

interface Props {
  query: UseInfiniteQueryResult<LoadedComments>;
  lister: Lister;
  /** False while Admins keep the property off the lists: nobody can write then. */
  isOpen: boolean;
  /** Id of the comment just posted. */
  postedId: string | undefined;
  /** Renders the report control for a comment. */
  report(comment: Comment): ReactNode;
  onChanged(): void;
  onDeleted(): void;
}

/** The comments, five at a time. */
export function CommentList({
  query,
  lister,
  isOpen,
  postedId,
  report,
  onChanged,
  onDeleted,
}: Props) {
  if (query.isError) {
    return (
      <ErrorBox
        message={commentMessages.loadFailure}
        onRetry={() => query.refetch()}
        busy={query.isFetching}
      />
    );
  }
  if (query.isPending) {
    return (
      <p role="status" className="flex items-center gap-3 py-8 text-muted">
        <Spinner />
        {commentMessages.loading}
      </p>
    );
  }
  const comments = commentsOf(query.data);
  if (comments.length === 0) return <NoComments />;
  return (
    <>
      <ul aria-label="Comments" className="divide-y divide-line">
        {comments.map((comment) => (
          <CommentItem
            key={comment._id}
            comment={comment}
            lister={lister}
            isOpen={isOpen}
            isPosted={comment._id === postedId}
            report={report(comment)}
            onChanged={onChanged}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          onClick={() => query.fetchNextPage()}
          busy={query.isFetchingNextPage}
          busyText={commentMessages.loading}
          className="self-center"
        >
          {commentMessages.loadMore}
        </Button>
      )}
    </>
  );
}

function NoComments() {
  return (
    <div className="flex flex-col items-center gap-1 py-10 text-center">
      <Mark className="mb-2 size-12 text-control-line opacity-50" />
      <p className="font-semibold">{commentMessages.empty}</p>
      <p className="text-sm text-muted">{commentMessages.emptyHelp}</p>
    </div>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { commentMessages } from '#domain/comments/messages.ts';
import { type RatingSummary, summaryOf, summaryText } from '#domain/comments/rules.ts';
import type { Comment, CommentPage } from '#domain/comments/schema.ts';
import { useViewer } from '#web/lib/session/use-viewer.ts';
import { useHydrated } from '#web/lib/start/use-hydrated.ts';
import { ConfirmFirst } from '#web/ui/dialogs/confirm-first.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StarShape } from '#web/ui/listing/star-shape.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { SignInInvitation } from '#web/ui/sign-in-invitation.tsx';
import { CommentList } from './comment-list.tsx';
import { COMMENTS_ID } from './comments-id.ts';
import { commentsOf, commentsQuery } from './comments-query.ts';
import type { Lister } from './lister.ts';
import { PostCommentForm } from './post-comment-form.tsx';
import { useCommentChanges } from './use-comment-changes.ts';
import { useMayRate } from './use-may-rate.ts';

interface Props {
  propertyId: string;
  lister: Lister;
  /** False while Admins keep the property off the lists: nobody can write then. */
  isOpen: boolean;
  /** The property's rating, until comments are loaded. */
  rating: RatingSummary | undefined;
  /** The first page, when the server rendered it. */
  first: CommentPage | null;
  /** Renders the report control for a comment. */
  report(comment: Comment): ReactNode;
  /** Called after a comment was written, changed or deleted, as the property's rating may have changed. */
  onChanged(): void;
}

/**
 * 'Comments & Reviews' (specification §2.11): closed at first; opened by hand, even before scripts run, or by
 * '#comments' in the address. The first ones are in the page's HTML, all others are loaded on opening.
 */
export function CommentsSection(props: Props) {
  const { propertyId, lister, isOpen, report } = props;
  const { details, open, setOpen } = useOpened();
  const [postedId, setPostedId] = useState<string>();
  const hydrated = useHydrated();
  const query = useInfiniteQuery({ ...commentsQuery(propertyId, props.first), enabled: open });
  const changes = useCommentChanges(propertyId, props.onChanged);

  return (
    <section id={COMMENTS_ID} className="border-line border-t">
      <details
        ref={details}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        suppressHydrationWarning
        className="group/comments"
      >
        {/* Every page gives the total; the last one is the most recently loaded. */}
        <Heading loaded={query.data?.pages.at(-1)} rating={props.rating} />
        {(open || !hydrated) && (
          <div className="flex flex-col gap-6 pb-4">
            <CommentList
              query={query}
              lister={lister}
              isOpen={isOpen}
              postedId={postedId}
              report={report}
              onChanged={changes.changed}
              onDeleted={() => {
                // The focused element disappeared with the comment.
                details.current?.querySelector('summary')?.focus({ preventScroll: true });
                changes.changed();
              }}
            />
            {isOpen ? (
              <Composer
                propertyId={propertyId}
                lister={lister}
                comments={commentsOf(query.data)}
                hasMore={query.hasNextPage}
                onPosted={(comment) => {
                  changes.posted(comment);
                  setPostedId(comment._id);
                  // It comes first, above the form.
                  document.getElementById(COMMENTS_ID)?.scrollIntoView();
                }}
                onGone={changes.changed}
              />
            ) : (
              <p className="text-muted">{commentMessages.inReview}</p>
            )}
          </div>
        )}
      </details>
    </section>
  );
}

/** The number of comments and the rating, which open the section. */
function Heading({ loaded, rating }: Pick<Props, 'rating'> & { loaded: CommentPage | undefined }) {
  const summary = loaded ? summaryOf(loaded) : rating;
  return (
    <summary className="flex min-h-16 cursor-pointer flex-wrap items-center gap-x-4 py-3">
      <h2 className="text-xl">
        {commentMessages.title}
        {loaded && <span className="figures text-muted"> ({loaded.pagination.totalComments})</span>}
      </h2>
      {summary && (
        <span className="figures inline-flex items-center gap-1.5 text-sm font-medium text-muted">
          <StarShape className="size-4.5 text-gold" />
          {summaryText(summary)}
        </span>
      )}
      <Icon
        of={ChevronDown}
        className="ml-auto shrink-0 transition-transform group-open/comments:rotate-180"
      />
    </summary>
  );
}

/** True once the comments are opened by hand, which may be before scripts run, or by the address. */
function useOpened() {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  // For a page that came as HTML, the script in the head has scrolled there (web/head/open-part.ts); people who
  // have moved on are not brought back.
  const isLed = useRef(!hydrated);

  // It may have been opened before scripts ran.
  useLayoutEffect(() => {
    if (details.current?.open) setOpen(true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the link again opens it again
  useEffect(() => {
    const wasLed = isLed.current;
    isLed.current = false;
    if (wasLed || hash !== `#${COMMENTS_ID}`) return;
    setOpen(true);
    document.getElementById(COMMENTS_ID)?.scrollIntoView();
  }, [hash, key]);

  return { details, open, setOpen };
}

interface ComposerProps {
  propertyId: string;
  lister: Lister;
  /** Those that are loaded. */
  comments: readonly Comment[];
  /** There are others. */
  hasMore: boolean;
  onPosted(comment: Comment): void;
  onGone(): void;
}

/** The form, or the way to it. An error stays in view if the session ended with it. */
function Composer({ propertyId, lister, comments, hasMore, onPosted, onGone }: ComposerProps) {
  const viewer = useViewer();
  const { mayRate, after } = useMayRate(propertyId, lister);
  const [failure, setFailure] = useState<{ message: string; attempt: number }>();
  const fail = (message: string | undefined) =>
    setFailure((before) =>
      message === undefined ? undefined : { message, attempt: (before?.attempt ?? 0) + 1 },
    );
  return (
    <>
      {failure && (
        <Outcome tone="error" attempt={failure.attempt}>
          {failure.message}
        </Outcome>
      )}
      {viewer ? (
        <ConfirmFirst to="comment">
          <PostCommentForm
            key={viewer.userId}
            propertyId={propertyId}
            userId={viewer.userId}
            canRate={mayRate ?? false}
            starsAfter={
              mayRate === false && after && viewer.userId !== lister.userId
                ? commentMessages.starsAfter[after]
                : undefined
            }
            ratingHelp={ratingHelp(comments, viewer.userId, hasMore)}
            onPosted={onPosted}
            onGone={onGone}
            onFailure={fail}
          />
        </ConfirmFirst>
      ) : (
        <SignInInvitation
          title={commentMessages.signIn}
          help={commentMessages.signInHelp}
          anchor={COMMENTS_ID}
        />
      )}
    </>
  );
}

/** Says that new stars replace earlier ones: as a fact if those are loaded, as a rule if they may be further down. */
function ratingHelp(
  comments: readonly Comment[],
  userId: string,
  hasMore: boolean,
): string | undefined {
  if (comments.some((comment) => comment.userId === userId && comment.rating !== null)) {
    return commentMessages.ratedBefore;
  }
  return hasMore ? commentMessages.oneRating : undefined;
}

import { useRef } from 'react';
import {
  blockMessages,
  conversationListMessages,
  conversationMessages,
} from '#domain/conversations/messages.ts';
import { otherThan } from '#domain/conversations/permissions.ts';
import type { Thread } from '#domain/conversations/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { isGone } from '#web/lib/forms/failure-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { otherOf } from '../other-of.ts';
import { Composer } from './composer.tsx';
import { EarlierButton } from './earlier-button.tsx';
import { MessageList } from './message-list.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { useAtEnd } from './use-at-end.ts';
import { useThread } from './use-thread.ts';

interface Props {
  userId: string;
  id: string;
}

/** A conversation of two people about a listing. */
export function ConversationThread({ userId, id }: Props) {
  const { data: thread, error, isFetching, refetch, isLowData } = useThread(userId, id);
  const end = useRef<HTMLDivElement>(null);
  useAtEnd(end, thread?.messages.at(-1)?.number);
  if (!thread) {
    if (!error) return <ThreadSkeleton />;
    if (isGone(error)) return <NotFound />;
    return (
      <ErrorBox
        title={conversationMessages.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  const first = thread.messages[0]?.number ?? 1;
  return (
    <div className="flex flex-col gap-5">
      <ThreadHead thread={thread} userId={userId} />
      {first > 1 && <EarlierButton userId={userId} id={id} first={first} />}
      <MessageList thread={thread} userId={userId} />
      {isLowData && (
        <Button
          variant="quiet"
          className="self-center"
          busy={isFetching}
          busyText={conversationMessages.refreshing}
          onClick={() => void refetch()}
        >
          {conversationMessages.refresh}
        </Button>
      )}
      {thread.canWrite ? (
        <Composer thread={thread} userId={userId} />
      ) : (
        <WhyNot thread={thread} userId={userId} />
      )}
      <div ref={end} />
    </div>
  );
}

function NotFound() {
  return (
    <EmptyState
      title={conversationMessages.notFound}
      action={<ButtonLink to={paths.enquiries}>{conversationListMessages.showAll}</ButtonLink>}
    />
  );
}

/** Why nothing can be written; an Admin only reads. */
function WhyNot({ thread, userId }: { thread: Thread; userId: string }) {
  const { lister, sender, blocked } = thread;
  const parties = { listerId: lister.userId, senderId: sender.userId };
  if (otherThan({ userId }, parties) === undefined) return null;
  return (
    <Notice tone="info">
      {blocked ? blockMessages.byYou(otherOf(thread, userId).name) : blockMessages.refused}
    </Notice>
  );
}

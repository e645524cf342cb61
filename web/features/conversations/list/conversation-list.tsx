import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { conversationListMessages } from '#domain/conversations/messages.ts';
import type { Direction } from '#domain/conversations/rules.ts';
import { paths } from '#domain/site/paths.ts';
import { workspaceMessages } from '#domain/workspace/messages.ts';
import { pageOf, shownText } from '#web/lib/lists/list-page.ts';
import { usePageOfList } from '#web/lib/lists/use-page-of-list.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { ListCount } from '#web/ui/lists/list-count.tsx';
import { ListPages } from '#web/ui/lists/list-pages.tsx';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { CONVERSATION_PAGE_SIZE, conversationsQuery } from '../conversation-calls.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationSearch } from './conversation-search.tsx';

interface Props {
  userId: string;
  direction: Direction;
}

/** Conversations that the user received or began, or reported ones; the latest activity comes first. */
export function ConversationList({ userId, direction }: Props) {
  const query = new URLSearchParams(useLocation().search);
  const search = query.get('search') ?? '';
  const { data, error, isFetching, refetch } = useQuery(
    conversationsQuery(userId, { direction, page: pageOf(query), search }),
  );
  const place = usePageOfList(data, CONVERSATION_PAGE_SIZE);
  if (!data) {
    if (!error) return <MessageListSkeleton />;
    return (
      <ErrorBox
        title={conversationListMessages.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.total === 0 && !search) return <None direction={direction} />;
  return (
    <>
      <ConversationSearch key={search} direction={direction} search={search} />
      {data.total === 0 ? (
        <EmptyState
          title={conversationListMessages.noneFound}
          action={
            <ButtonLink to={{ search: `?part=${direction}` }}>
              {conversationListMessages.showAll}
            </ButtonLink>
          }
        />
      ) : (
        <div className="flex flex-col gap-4">
          <ListCount className="">{shownText(place, 'conversation', 'conversations')}</ListCount>
          {data.items.map((conversation) => (
            <ConversationRow
              key={conversation._id}
              conversation={conversation}
              direction={direction}
              userId={userId}
            />
          ))}
          <ListPages of={place} />
        </div>
      )}
    </>
  );
}

function None({ direction }: Pick<Props, 'direction'>) {
  if (direction === 'reported') {
    return <EmptyState title={conversationListMessages.noneReported} />;
  }
  if (direction === 'sent') {
    return (
      <EmptyState
        title={conversationListMessages.noneSent}
        text={conversationListMessages.noneSentHelp}
        action={<ButtonLink to={paths.home}>{conversationListMessages.look}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={conversationListMessages.noneReceived}
      text={conversationListMessages.noneReceivedHelp}
      action={<ButtonLink to={paths.workspaceListings}>{workspaceMessages.seeListings}</ButtonLink>}
    />
  );
}

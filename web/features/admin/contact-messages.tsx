import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useLocation } from 'react-router';
import { formatInstant } from '#domain/instant.ts';
import { messageListMessages } from '#domain/site/contact-messages.ts';
import type { ContactMessage } from '#domain/site/schema.ts';
import { pageOf, shownText } from '#web/lib/list-page.ts';
import { latestOf, useLook } from '#web/lib/use-look.ts';
import { usePageOfList } from '#web/lib/use-page-of-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListCount } from '#web/ui/list-count.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { MessageListSkeleton } from '#web/ui/message-list-skeleton.tsx';
import { MESSAGE_PAGE_SIZE, messagesQuery } from './message-calls.ts';

/** What was written on /contact, the newest first. */
export function ContactMessages({ userId }: { userId: string }) {
  const page = pageOf(new URLSearchParams(useLocation().search));
  const { data, error, isFetching, refetch } = useQuery(messagesQuery(page));
  const place = usePageOfList(data, MESSAGE_PAGE_SIZE);
  const moments = (data?.items ?? []).map(({ createdAt }) => createdAt);
  const isNew = useLook('contactMessages', userId, latestOf(moments));
  if (!data) {
    if (!error) return <MessageListSkeleton />;
    return (
      <ErrorBox
        title={messageListMessages.loadFailure}
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.total === 0) return <EmptyState title={messageListMessages.none} />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <ListCount className="">{shownText(place, 'message')}</ListCount>
      {data.items.map((message) => (
        <Message key={message._id} message={message} isNew={isNew(message.createdAt)} />
      ))}
      <ListPages of={place} />
    </div>
  );
}

function Message({ message, isNew }: { message: ContactMessage; isNew: boolean }) {
  const { _id: id, name, email, message: text, createdAt } = message;
  const nameId = `message-${id}`;
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2
            id={nameId}
            className="font-sans text-base font-semibold tracking-normal wrap-anywhere"
          >
            {name}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">{email}</p>
        </div>
        <p className="figures flex items-center gap-2 text-sm text-muted">
          {isNew && <Badge tone="laterite">{messageListMessages.new}</Badge>}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </p>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <a
        href={`mailto:${email}`}
        aria-describedby={nameId}
        className={buttonClass({ variant: 'secondary', className: 'self-start' })}
      >
        <Icon of={Mail} size={18} className="shrink-0 text-muted" />
        {messageListMessages.answer}
      </a>
    </article>
  );
}

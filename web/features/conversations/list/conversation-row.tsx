import { Link } from 'react-router';
import { conversationListMessages } from '#domain/conversations/messages.ts';
import type { Direction } from '#domain/conversations/rules.ts';
import type { Conversation } from '#domain/conversations/schema.ts';
import { paths } from '#domain/site/paths.ts';
import { today } from '#domain/values/calendar-date.ts';
import { formatShortInstant } from '#domain/values/instant.ts';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { cx } from '#web/ui/cx.ts';

interface Props {
  conversation: Conversation;
  direction: Direction;
  userId: string;
}

/** A conversation in the list: the other person, the listing and the last message. */
export function ConversationRow({ conversation, direction, userId }: Props) {
  const { _id: id, listing, lastMessage, unread } = conversation;
  const nameId = `conversation-${id}`;
  return (
    <article
      aria-labelledby={nameId}
      className={cx(
        'relative flex flex-col gap-1 rounded-card border bg-surface p-4 hover:border-control-line sm:p-5',
        unread > 0 ? 'border-laterite' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2
          id={nameId}
          className="min-w-0 font-sans text-base font-semibold tracking-normal wrap-anywhere"
        >
          <Link to={paths.conversation(id)} className="after:absolute after:inset-0">
            {titleOf(conversation, direction)}
          </Link>
        </h2>
        <p className="figures flex shrink-0 items-center gap-2 text-sm text-muted">
          <time dateTime={lastMessage.sentAt}>
            {formatShortInstant(lastMessage.sentAt, today(new Date()))}
          </time>
          <CountBadge count={unread} />
        </p>
      </div>
      <p className="text-sm text-muted wrap-anywhere">{listing.name}</p>
      {!listing.listed && (
        <p className="text-sm text-muted">{conversationListMessages.notListed}</p>
      )}
      <p className={cx('line-clamp-2 wrap-anywhere', unread > 0 && 'font-semibold')}>
        {lastMessage.authorId === userId && (
          <span className="text-muted">{conversationListMessages.you} </span>
        )}
        {lastMessage.text}
      </p>
    </article>
  );
}

function titleOf({ lister, sender }: Conversation, direction: Direction): string {
  if (direction === 'sent') return conversationListMessages.to(lister.name);
  if (direction === 'received') return sender.name;
  return conversationListMessages.between(sender.name, lister.name);
}

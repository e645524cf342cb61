import { byDay } from '#domain/conversations/by-day.ts';
import { hasLink } from '#domain/conversations/links.ts';
import { conversationMessages, linkWarning } from '#domain/conversations/messages.ts';
import type { ConversationMessage, Thread } from '#domain/conversations/schema.ts';
import { formatDay, today } from '#domain/values/calendar-date.ts';
import { cx } from '#web/ui/cx.ts';

interface Props {
  thread: Thread;
  userId: string;
}

/** The messages by day: own ones on the right, the other person's on the left. */
export function MessageList({ thread, userId }: Props) {
  const { messages, seenUpTo } = thread;
  const lastOwn = messages.findLast(({ authorId }) => authorId === userId);
  return (
    <div role="log" aria-label={conversationMessages.messages} className="flex flex-col gap-5">
      {byDay(messages).map(({ day, messages: ofDay }) => (
        <section key={day} aria-label={formatDay(day)} className="flex flex-col gap-2">
          <h2 className="sticky top-18 z-10 mx-auto my-1 rounded-full bg-sunken px-3 py-1 font-sans text-xs font-semibold tracking-normal text-muted">
            <time dateTime={day}>{day === today(new Date()) ? 'Today' : formatDay(day)}</time>
          </h2>
          {ofDay.map((message) => (
            <Bubble
              key={message._id}
              message={message}
              isOwn={message.authorId === userId}
              author={authorOf(message, thread, userId)}
              state={message === lastOwn ? stateOf(message, seenUpTo) : undefined}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface BubbleProps {
  message: ConversationMessage;
  isOwn: boolean;
  author: string;
  /** Set for the last own message: whether it has been seen. */
  state: string | undefined;
}

function Bubble({ message, isOwn, author, state }: BubbleProps) {
  const { text, sentAt } = message;
  return (
    <article
      aria-label={author}
      className={cx(
        'flex max-w-[85%] flex-col gap-1 rounded-card px-4 py-2.5 sm:max-w-[70%]',
        isOwn
          ? 'self-end rounded-br-sm bg-primary-soft'
          : 'self-start rounded-bl-sm border border-line bg-surface',
      )}
    >
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      {!isOwn && hasLink(text) && (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">{linkWarning}</p>
      )}
      <p className={cx('text-xs text-muted', isOwn && 'self-end')}>
        <time dateTime={sentAt} className="figures">
          {sentAt.slice(11, 16)}
        </time>
        {state && <span className="figures"> · {state}</span>}
      </p>
    </article>
  );
}

const stateOf = ({ number }: ConversationMessage, seenUpTo: number) =>
  number <= seenUpTo ? conversationMessages.seen : conversationMessages.sent;

function authorOf({ authorId }: ConversationMessage, thread: Thread, userId: string): string {
  if (authorId === userId) return conversationMessages.you;
  return authorId === thread.lister.userId ? thread.lister.name : thread.sender.name;
}
